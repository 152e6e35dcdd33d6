package roundhouse.drafts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import roundhouse.board.Coordinate;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.drafts.MapDraft.Printed;

/** The map of a draft: hexes in their short form, equal ones on one line, and borders. */
public final class MapDraft {
  private static final Pattern NAME = Pattern.compile(HexId.WRITTEN);
  private static final Pattern DIESEL = Pattern.compile("\\|?diesel_(\\d+)");
  private static final int LINE = 90;

  /** What is on a hex. */
  record Printed(TileColor color, List<PrintPart> parts, String name, String comment) {}

  private final Layout layout;
  private final Draft draft;
  private final Map<String, Printed> hexes = new LinkedHashMap<>();
  private final BorderDraft borders;
  private final Map<String, List<String>> rivers = new LinkedHashMap<>();
  private List<String> runRules = List.of();

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

  /** What is printed on a hex of the map, as a tile. */
  Tile printed(String hex) {
    Printed ground = hexes.get(hex);
    return TileNotation.parse(
        "", ground.color(), PrintReader.text(PrintReader.ofTile(ground.parts())));
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
    AreaGroups areas = AreaGroups.takenFrom(hexes);
    runRules = areas.rules().toList();
    DraftPart part = draft.part("map");
    part.row("layout", layout.name().toLowerCase(Locale.ROOT).replace('_', ' '));
    part.section("hexes");
    for (HexGroup group : HexGroup.values()) write(group, diesel, part);
    part.endSection();
    borders.write(part);
    areas.write(part);
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

  /** Rules of runs that follow from the map, a line each, once it is written. */
  public List<String> runRules() {
    return runRules;
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

  /**
   * Prints a city where a company has its home and a source draws its marker on bare ground: a
   * marker can be nowhere else.
   */
  private record HomeCity(Draft draft) {

    void print(Map<String, Printed> hexes, String hex, String company) {
      Printed ground = hexes.get(hex);
      if (ground == null || ground.parts().stream().anyMatch(HomeCity::isInTheWay)) {
        draft.notes().left("the home of " + company + ", " + hex + ": no city is printed there");
        return;
      }
      var parts = new ArrayList<>(List.of(PrintPart.of("city", "revenue", "0")));
      parts.addAll(ground.parts());
      hexes.put(hex, new Printed(ground.color(), parts, ground.name(), ground.comment()));
      draft
          .notes()
          .guessed("map", "a city worth nothing is printed on " + hex + ", the home of " + company);
    }

    private static boolean isInTheWay(PrintPart part) {
      return part.isStop() || part.type().equals("path");
    }
  }

  /** The groups in which the hexes of a map are listed. */
  private enum HexGroup {
    CITIES("cities"),
    TOWNS("towns"),
    PRINTED("printed track that tiles replace"),
    OFFBOARD("off-board areas"),
    PERMANENT("permanent track, and hexes of the sea"),
    EMPTY("other hexes");

    private final String says;

    HexGroup(String says) {
      this.says = says;
    }

    String says() {
      return says;
    }

    static HexGroup of(TileColor color, List<PrintPart> parts) {
      boolean stops = parts.stream().anyMatch(PrintPart::isStop);
      return switch (color) {
        case RED -> OFFBOARD;
        case GRAY, BLUE -> PERMANENT;
        case YELLOW, GREEN, BROWN -> PRINTED;
        case WHITE ->
            parts.stream().anyMatch(part -> part.type().equals("offboard"))
                ? OFFBOARD
                : parts.stream().anyMatch(PrintPart::isCity) ? CITIES : stops ? TOWNS : EMPTY;
      };
    }
  }

  /** The borders between the hexes of a draft's map. */
  private static final class BorderDraft {
    private final Layout layout;
    private final Draft draft;
    private final Set<String> hexes;
    private final Map<String, Object> borders = new LinkedHashMap<>();

    /**
     * Borders between hexes.
     *
     * @param hexes those of the map, which may still grow
     */
    BorderDraft(Layout layout, Draft draft, Set<String> hexes) {
      this.layout = layout;
      this.draft = draft;
      this.hexes = hexes;
    }

    int size() {
      return borders.size();
    }

    void add(String hex, int edge, int cost, String terrain) {
      if (!hexes.contains(hex) || edge < 0 || edge > 5) return;
      Coordinate beyond = layout.across(layout.parse(hex), edge);
      String other =
          hexes.stream().filter(name -> layout.parse(name).equals(beyond)).findFirst().orElse("");
      if (other.isEmpty()) {
        draft.notes().left("the border of " + hex + " at edge " + edge + ", where the map ends");
        return;
      }
      var crossed = new LinkedHashMap<String, Object>(Map.of("cost", cost));
      if (!terrain.isEmpty()) crossed.put("terrain", terrain);
      Object value = cost > 0 ? crossed : "impassable";
      String border = joined(hex, other);
      Object before = borders.get(border);
      boolean told = cost > 0 && before instanceof Map<?, ?> map && !map.get("cost").equals(cost);
      if (told)
        draft.notes().left("the cost " + cost + " of " + border + ", written with two costs");
      if (!(before instanceof Map)) borders.put(border, value);
    }

    private String joined(String one, String other) {
      var order = new ArrayList<>(hexes);
      order.sort(HexNames.ORDER);
      return order.indexOf(one) < order.indexOf(other) ? one + "-" + other : other + "-" + one;
    }

    /** Writes those between hexes that the map still has. */
    void write(DraftPart part) {
      borders
          .keySet()
          .removeIf(border -> !Arrays.stream(border.split("-")).allMatch(hexes::contains));
      if (borders.isEmpty()) return;
      part.line("").section("borders");
      borders.forEach(part::row);
      part.endSection();
    }
  }

  /** Joins the hexes of an off-board area of which only one has the values printed. */
  private static final class AreaJoin {
    private final Layout layout;
    private final Draft draft;

    AreaJoin(Layout layout, Draft draft) {
      this.layout = layout;
      this.draft = draft;
    }

    void join(Map<String, Printed> hexes) {
      var areas = new LinkedHashMap<String, String>();
      hexes.forEach(
          (name, hex) ->
              value(hex)
                  .filter(value -> value.contains("_"))
                  .ifPresent(_ -> areas.put(name, name)));
      boolean grows = true;
      while (grows) {
        grows = false;
        for (String name : List.copyOf(hexes.keySet())) {
          if (areas.containsKey(name) || value(hexes.get(name)).filter("0"::equals).isEmpty())
            continue;
          Optional<String> beside = beside(name, areas);
          beside.ifPresent(first -> areas.put(name, first));
          grows |= beside.isPresent();
        }
      }
      areas.forEach(
          (name, first) -> {
            if (areas.values().stream().filter(first::equals).count() > 1)
              hexes.put(name, grouped(hexes.get(name), hexes.get(first), first));
          });
    }

    private static Optional<String> value(Printed hex) {
      return hex.parts().stream()
          .filter(part -> part.type().equals("offboard"))
          .map(part -> part.value("revenue"))
          .findFirst();
    }

    private Optional<String> beside(String hex, Map<String, String> areas) {
      return IntStream.range(0, 6)
          .mapToObj(edge -> layout.name(layout.across(layout.parse(hex), edge)).text())
          .filter(areas::containsKey)
          .map(areas::get)
          .findFirst();
    }

    private Printed grouped(Printed hex, Printed first, String place) {
      String group = first.name().replaceAll("[^\\p{L}\\p{N}]", "");
      String name = group.isEmpty() ? place : group;
      var parts = new ArrayList<PrintPart>();
      for (PrintPart part : hex.parts())
        parts.add(
            part.type().equals("offboard")
                ? PrintPart.of("offboard", "revenue", value(first).orElseThrow(), "groups", name)
                : part);
      draft
          .notes()
          .guessed(
              "map",
              "off-board hexes without a value belong to the area beside them, such as " + name);
      return new Printed(hex.color(), parts, hex.name(), hex.comment());
    }
  }
}
