package roundhouse.drafts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import roundhouse.board.Coordinate;
import roundhouse.board.Layout;
import roundhouse.board.TileColor;

/** The map of a draft: hexes in their short form, equal ones on one line, and borders. */
public final class MapDraft {
  private static final Pattern NAME = Pattern.compile("[A-Z]{1,2}[0-9]{1,3}");
  private static final int LINE = 90;

  /** What stands on a hex. */
  record Printed(TileColor color, List<PrintPart> parts, String name, String comment) {}

  private final Layout layout;
  private final Draft draft;
  private final Map<String, Printed> hexes = new LinkedHashMap<>();
  private final Map<String, Object> borders = new LinkedHashMap<>();

  public MapDraft(Layout layout, Draft draft) {
    this.layout = layout;
    this.draft = draft;
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
      draft.notes().left("hex " + hex + " stands there twice; the first is used");
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

  /** How many cities are printed on a hex. */
  public int cities(String hex) {
    if (!hexes.containsKey(hex)) return 0;
    return (int) hexes.get(hex).parts().stream().filter(PrintPart::isCity).count();
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
   * @param terrain "" where nothing is known
   */
  public void border(String hex, int edge, int cost, String terrain) {
    if (!hexes.containsKey(hex) || edge < 0 || edge > 5) return;
    Coordinate beyond = layout.across(layout.parse(hex), edge);
    String other =
        hexes.keySet().stream()
            .filter(name -> layout.parse(name).equals(beyond))
            .findFirst()
            .orElse("");
    String written = other.isEmpty() ? hex + "/" + edge : joined(hex, other);
    var crossed = new LinkedHashMap<String, Object>(Map.of("cost", cost));
    if (!terrain.isEmpty()) crossed.put("terrain", terrain);
    Object value = cost > 0 ? crossed : "impassable";
    if (other.isEmpty())
      draft.notes().left("the border of " + hex + " at edge " + edge + ", where the map ends");
    else borders.merge(written, value, (before, now) -> before instanceof Map ? before : now);
  }

  private String joined(String one, String other) {
    var order = new ArrayList<>(hexes.keySet());
    order.sort(MapDraft::byName);
    return order.indexOf(one) < order.indexOf(other) ? one + "-" + other : other + "-" + one;
  }

  private static int byName(String one, String other) {
    String letters = one.replaceAll("[0-9]", "");
    String others = other.replaceAll("[0-9]", "");
    if (letters.length() != others.length()) return letters.length() - others.length();
    if (!letters.equals(others)) return letters.compareTo(others);
    return Integer.compare(number(one), number(other));
  }

  private static int number(String hex) {
    return Integer.parseInt(hex.replaceAll("[^0-9]", ""));
  }

  /**
   * Writes the file.
   *
   * @param diesel the train that values for a diesel are for, or ""
   */
  public void write(String diesel) {
    new MapRepair(layout, draft).mend(hexes);
    borders
        .keySet()
        .removeIf(
            border -> !java.util.Arrays.stream(border.split("-")).allMatch(hexes::containsKey));
    DraftPart part = draft.part("map");
    part.row("layout", layout.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '));
    part.section("hexes");
    for (HexGroup group : HexGroup.values()) write(group, diesel, part);
    part.endSection();
    writeBorders(part);
    draft.notes().taken("the map: " + hexes.size() + " hexes, " + borders.size() + " borders");
  }

  private void write(HexGroup group, String diesel, DraftPart part) {
    var equal = new LinkedHashMap<List<Object>, TreeSet<String>>();
    hexes.forEach(
        (name, hex) -> {
          if (HexGroup.of(hex.color(), hex.parts()) != group) return;
          List<Object> key =
              List.of(HexKeys.of(hex.color(), hex.parts(), hex.name(), diesel), hex.comment());
          equal.computeIfAbsent(key, _ -> new TreeSet<>(MapDraft::byName)).add(name);
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

  private void writeBorders(DraftPart part) {
    if (borders.isEmpty()) return;
    part.line("").section("borders");
    borders.forEach(part::row);
    part.endSection();
  }
}
