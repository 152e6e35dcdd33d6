package roundhouse.drafts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import roundhouse.board.Layout;
import roundhouse.board.TileColor;

/** The map of a draft: hexes in their short form, equal ones on one line, and borders. */
public final class MapDraft {
  private static final Pattern NAME = Pattern.compile("[A-Z]{1,2}[0-9]{1,3}");
  private static final Pattern DIESEL = Pattern.compile("\\|?diesel_(\\d+)");
  private static final int LINE = 90;

  /** What is on a hex. */
  record Printed(TileColor color, List<PrintPart> parts, String name, String comment) {}

  private final Layout layout;
  private final Draft draft;
  private final Map<String, Printed> hexes = new LinkedHashMap<>();
  private final BorderDraft borders;
  private final Map<String, List<String>> rivers = new LinkedHashMap<>();

  public MapDraft(Layout layout, Draft draft) {
    this.layout = layout;
    this.draft = draft;
    this.borders = new BorderDraft(layout, draft, hexes.keySet());
  }

  public Layout layout() {
    return layout;
  }

  /** Adds a hex; reports what is impossible and leaves it out. */
  public void add(String hex, TileColor color, List<PrintPart> parts, String name, String comment) {
    if (!NAME.matcher(hex).matches()) {
      draft.notes().left("hex '" + hex + "': a hex is named by letters and a number");
      return;
    }
    if (hexes.containsKey(hex))
      draft.notes().left("hex " + hex + " appears twice in the source; the first is used");
    hexes.putIfAbsent(hex, new Printed(color, checked(hex, color, parts), name, comment));
  }

  private List<PrintPart> checked(String hex, TileColor color, List<PrintPart> parts) {
    String fault = PrintReader.fault(color, PrintReader.text(parts));
    if (fault.isEmpty()) return parts;
    draft.notes().left("what is printed on " + hex + ": " + fault);
    draft.notes().missing("map.hexes." + hex, "what is printed on " + hex + " could not be read");
    return List.of();
  }

  public Set<String> hexes() {
    return hexes.keySet();
  }

  /** Those of some hexes that are on the map; reports the others. */
  public List<String> known(List<String> names, String place) {
    names.stream()
        .filter(name -> !hexes.containsKey(name))
        .forEach(
            name -> draft.notes().left(place + " names " + name + ", which is not on the map"));
    return names.stream().filter(hexes::containsKey).distinct().toList();
  }

  /** The highest cost of one terrain alone; 0 if the map has none. */
  int cost(String terrain) {
    return hexes.values().stream()
        .flatMap(hex -> hex.parts().stream())
        .filter(
            part ->
                part.type().equals("upgrade")
                    && TerrainWords.ofAll(part.value("terrain")).equals(terrain))
        .mapToInt(part -> part.number("cost", 0))
        .max()
        .orElse(0);
  }

  /**
   * A river through a hex.
   *
   * @param banks edges on each of its banks, the bank of the stops first
   */
  public void river(String hex, List<String> banks) {
    rivers.putIfAbsent(hex, banks);
  }

  /** The hexes of a place: a hex, or one of that name, with the rest of its off-board area. */
  public List<String> place(String hex, String name) {
    String found =
        hexes.containsKey(hex)
            ? hex
            : hexes.keySet().stream()
                .filter(one -> !name.isEmpty() && hexes.get(one).name().equals(name))
                .findFirst()
                .orElse("");
    if (found.isEmpty()) return List.of();
    String area = area(found);
    return hexes.keySet().stream()
        .filter(one -> one.equals(found) || !area.isEmpty() && area(one).equals(area))
        .sorted(HexNames.ORDER)
        .toList();
  }

  private String area(String hex) {
    return hexes.get(hex).parts().stream()
        .filter(PrintPart::isStop)
        .map(stop -> stop.value("groups"))
        .findFirst()
        .orElse("");
  }

  boolean hasRivers() {
    return !rivers.isEmpty();
  }

  /** How many cities are printed on a hex. */
  public int cities(String hex) {
    if (!hexes.containsKey(hex)) return 0;
    return (int) hexes.get(hex).parts().stream().filter(PrintPart::isCity).count();
  }

  /** The same for the home of a company, where a city is printed if nothing is. */
  public int cities(String hex, String company) {
    if (cities(hex) == 0) new HomeCity(draft).print(hexes, hex, company);
    return cities(hex);
  }

  /** Off-board hexes without a value belong to the area beside them that has one. */
  public void joinAreas() {
    new AreaJoin(layout, draft).join(hexes);
  }

  /** The border of a hex at an edge: impassable, or what crossing it costs. */
  public void border(String hex, int edge, int cost) {
    border(hex, edge, cost, "");
  }

  /**
   * The same with what lies under the border.
   *
   * @param terrain "" if nothing is known
   */
  public void border(String hex, int edge, int cost, String terrain) {
    borders.add(hex, edge, cost, terrain);
  }

  /**
   * Writes the file.
   *
   * @param diesel the train that values for a diesel are for, or ""
   */
  public void write(String diesel) {
    new MapRepair(layout, draft).mend(hexes);
    if (diesel.isEmpty()) hexes.replaceAll(this::withoutDiesel);
    DraftPart part = draft.part("map");
    part.row("layout", layout.name().toLowerCase(Locale.ROOT).replace('_', ' '));
    part.section("hexes");
    for (HexGroup group : HexGroup.values()) write(group, diesel, part);
    part.endSection();
    borders.write(part);
    draft.notes().taken("the map: " + hexes.size() + " hexes, " + borders.size() + " borders");
  }

  /** Without a diesel, the last value of an area is that of the last phases. */
  private Printed withoutDiesel(String name, Printed hex) {
    return new Printed(
        hex.color(),
        hex.parts().stream().map(part -> withoutDiesel(name, part)).toList(),
        hex.name(),
        hex.comment());
  }

  private PrintPart withoutDiesel(String name, PrintPart part) {
    String revenue = part.value("revenue");
    Matcher diesel = DIESEL.matcher(revenue);
    if (!diesel.find()) return part;
    boolean free = !revenue.contains("gray_");
    if (free)
      draft
          .notes()
          .guessed(
              "map",
              "the last value of %s, %s, is that of phases with gray tiles: no train is a diesel"
                  .formatted(name, diesel.group(1)));
    else draft.notes().left("what a diesel earns at " + name + ", " + diesel.group(1));
    var values = new LinkedHashMap<>(part.values());
    String rest = diesel.replaceAll(free ? "|gray_$1" : "");
    values.put("revenue", rest.replaceFirst("^\\|", ""));
    return new PrintPart(part.type(), values);
  }

  private void write(HexGroup group, String diesel, DraftPart part) {
    var equal = new LinkedHashMap<List<Object>, TreeSet<String>>();
    hexes.forEach(
        (name, hex) -> {
          if (HexGroup.of(hex.color(), hex.parts()) != group) return;
          Map<String, Object> keys = HexKeys.of(hex.color(), hex.parts(), hex.name(), diesel);
          if (rivers.containsKey(name)) keys.put("banks", rivers.get(name));
          List<Object> key = List.of(keys, hex.comment());
          equal.computeIfAbsent(key, _ -> new TreeSet<>(HexNames.ORDER)).add(name);
        });
    if (equal.isEmpty()) return;
    part.heading(group.says());
    equal.forEach((key, names) -> writeEqual(names, key.get(0), key.get(1).toString(), part));
  }

  private static void writeEqual(Set<String> names, Object value, String comment, DraftPart part) {
    var line = new ArrayList<String>();
    int length = 0;
    for (String name : names) {
      if (length + name.length() > LINE) {
        part.rowOf(line.getFirst(), String.join(" ", line), value, "");
        line.clear();
        length = 0;
      }
      line.add(name);
      length += name.length() + 1;
    }
    part.rowOf(line.getFirst(), line.stream().collect(Collectors.joining(" ")), value, comment);
  }
}
