package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.board.Layout;
import roundhouse.board.TileColor;
import roundhouse.drafts.Draft;
import roundhouse.drafts.MapDraft;
import roundhouse.drafts.UntypedValues;

/** Reads the map: hexes, homes, and the borders that are drawn on it. */
final class MakerMap {
  private final Draft draft;
  private final MapDraft map;
  private final HexSides sides;
  private final Map<String, Home> homes = new LinkedHashMap<>();
  private final Map<String, String> byLabel = new LinkedHashMap<>();

  /** Where a company begins. */
  record Home(String hex, int city) {}

  MakerMap(Draft draft, Map<String, Object> info) {
    this.draft = draft;
    boolean flat = UntypedValues.text(info.get("orientation")).equals("horizontal");
    this.map = new MapDraft(flat ? Layout.FLAT : Layout.POINTY, draft);
    this.sides = HexSides.of(map.layout());
  }

  MapDraft map() {
    return map;
  }

  /** Homes as the map marks them, by company. */
  Map<String, Home> homes() {
    return homes;
  }

  /** The hex with a label, for homes that are named by it. */
  Map<String, String> byLabel() {
    return byLabel;
  }

  void read(Object written) {
    List<Map<String, Object>> maps = UntypedValues.maps(written);
    if (maps.isEmpty()) return;
    if (maps.size() > 1)
      draft.notes().left("the map: the source has " + maps.size() + "; the first is used");
    List<Map<String, Object>> hexes = UntypedValues.maps(maps.getFirst().get("hexes"));
    hexes.forEach(this::add);
    hexes.forEach(this::noteCityMarks);
    hexes.forEach(this::noteOtherMarks);
    map.joinAreas();
    hexes.forEach(this::addBorders);
    new MakerBorders(map, sides, draft).read(maps.getFirst());
  }

  private void add(Map<String, Object> written) {
    var hex = new MakerHex(written, sides);
    List<String> names = UntypedValues.texts(written.get("hexes"));
    TileColor color = hex.color().orElseGet(() -> unknownColor(written, names));
    if (color == TileColor.WHITE
        && hex.parts().stream().anyMatch(part -> part.type().equals("offboard")))
      color = TileColor.RED;
    for (String name : names) {
      map.add(name, color, hex.parts(), hex.name(), comment(written));
    }
    String where = " of " + String.join(" ", names);
    if (!hex.area().guess().isEmpty()) draft.notes().guessed("map", hex.area().guess() + where);
    for (int value : hex.spareValues()) draft.notes().left("the value " + value + where);
    for (String step : hex.area().left()) draft.notes().left("the value '" + step + "'" + where);
  }

  private TileColor unknownColor(Map<String, Object> written, List<String> names) {
    draft
        .notes()
        .guessed(
            "map",
            "the hexes "
                + String.join(" ", names)
                + " are white; the source has '"
                + UntypedValues.text(written.get("color"))
                + "'");
    return TileColor.WHITE;
  }

  private static String comment(Map<String, Object> written) {
    var words = new ArrayList<String>();
    UntypedValues.maps(written.get("icons"))
        .forEach(icon -> words.add("icon: " + UntypedValues.text(icon.get("type"))));
    UntypedValues.maps(written.get("routeBonuses"))
        .forEach(bonus -> words.add("bonus: " + UntypedValues.text(bonus.get("value"))));
    return String.join(", ", words.stream().distinct().toList());
  }

  private void noteCityMarks(Map<String, Object> written) {
    List<Map<String, Object>> cities = new MakerHex(written, sides).cities();
    for (String name : UntypedValues.texts(written.get("hexes")))
      for (int city = 0; city < cities.size(); city++)
        for (Object mark : UntypedValues.list(cities.get(city).get("companies")))
          noteHome(mark, name, city);
  }

  /** Marks beside a city are homes only of companies that no city is marked for. */
  private void noteOtherMarks(Map<String, Object> written) {
    for (String name : UntypedValues.texts(written.get("hexes"))) {
      for (String key : List.of("companies", "tokens"))
        for (Object mark : UntypedValues.list(written.get(key))) noteHome(mark, name, 0);
      for (Map<String, Object> label : UntypedValues.maps(written.get("labels")))
        byLabel.putIfAbsent(UntypedValues.text(label.get("label")), name);
    }
  }

  private void noteHome(Object mark, String hex, int city) {
    Map<String, Object> named = UntypedValues.map(mark);
    for (Object id :
        List.of(
            UntypedValues.text(mark),
            UntypedValues.text(named.get("abbrev")),
            UntypedValues.text(named.get("label")),
            UntypedValues.text(named.get("company"))))
      if (!id.toString().isEmpty()) homes.putIfAbsent(id.toString(), new Home(hex, city));
  }

  private void addBorders(Map<String, Object> written) {
    for (String name : UntypedValues.texts(written.get("hexes"))) {
      for (Map<String, Object> border : UntypedValues.maps(written.get("borders")))
        addBorder(name, border);
      for (String key : List.of("bridges", "tunnels", "names"))
        for (Map<String, Object> crossing : UntypedValues.maps(written.get(key)))
          addCost(name, key, crossing);
    }
  }

  private void addBorder(String hex, Map<String, Object> border) {
    int side = UntypedValues.number(border.get("side")).orElse(0);
    if (side < 1 || side > 6) return;
    if (UntypedValues.is(border.get("dashed"))) {
      draft
          .notes()
          .left("dashed borders, such as at side " + side + " of " + hex + ": they bound regions");
      return;
    }
    draft
        .notes()
        .guessed(
            "map",
            "borders that are drawn solid are impassable, such as at side " + side + " of " + hex);
    map.border(hex, sides.edge(side), 0);
  }

  /** The text at the middle of a side is the price of crossing it. */
  private void addCost(String hex, String key, Map<String, Object> crossing) {
    double far = UntypedValues.decimal(crossing.get("percent"), 0);
    double angle = UntypedValues.decimal(crossing.get("angle"), 0);
    Object said = key.equals("names") ? crossing.get("name") : crossing.get("cost");
    boolean price = !key.equals("names") || UntypedValues.text(said).matches("\\D?[0-9]{1,4}\\D?");
    if (far < 0.8 || !price || !sides.isMiddle(angle)) return;
    UntypedValues.number(said).ifPresent(cost -> map.border(hex, sides.edgeAt(angle), cost));
  }
}
