package roundhouse.drafts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import roundhouse.board.TileColor;

/** The keys of a hex, in their short form where what is printed on it has one. */
final class HexKeys {
  private static final Set<String> DRAWN_ELSEWHERE =
      Set.of("border", "icon", "stub", "label", "future_label");

  private final TileColor color;
  private final List<PrintPart> parts;
  private final List<PrintPart> stops;
  private final List<PrintPart> paths;
  private final String diesel;
  private final Map<String, Object> keys = new LinkedHashMap<>();

  private HexKeys(TileColor color, List<PrintPart> parts, String diesel) {
    this.color = color;
    this.parts = parts;
    this.stops = parts.stream().filter(PrintPart::isStop).toList();
    this.paths = typed("path").toList();
    this.diesel = diesel;
  }

  /**
   * The keys of a hex.
   *
   * @param diesel the train that values for a diesel are for, or ""
   */
  static Map<String, Object> of(
      TileColor color, List<PrintPart> parts, String name, String diesel) {
    var hex = new HexKeys(color, parts, diesel);
    if (!name.isEmpty()) hex.keys.put("name", name);
    hex.write();
    return hex.keys;
  }

  private void write() {
    if (isOffboard()) writeOffboard();
    else if (isPlain()) writePlain();
    else writePrint();
    List<String> labels =
        typed("label").map(PrintPart::bare).flatMap(HexKeys::words).sorted().toList();
    if (!labels.isEmpty()) keys.put("label", labels.size() == 1 ? labels.getFirst() : labels);
    typed("future_label").findFirst().ifPresent(label -> keys.put("mark", label.value("label")));
    List<Integer> stubs =
        typed("stub")
            .map(stub -> stub.number("edge", 9))
            .filter(edge -> edge < 6)
            .sorted()
            .toList();
    if (!stubs.isEmpty()) keys.put("stubs", numbers(stubs));
    writeTerrain();
  }

  private static Stream<String> words(String label) {
    return Arrays.stream(label.split("[\\s,|]+")).filter(Predicate.not(String::isEmpty));
  }

  private void writeTerrain() {
    String terrain =
        TerrainWords.ofAll(
            String.join("|", typed("upgrade").map(part -> part.value("terrain")).toList()));
    if (!terrain.isEmpty()) keys.put("terrain", terrain);
    int cost = typed("upgrade").mapToInt(upgrade -> upgrade.number("cost", 0)).sum();
    if (cost > 0 && color == TileColor.WHITE) keys.put("cost", cost);
  }

  private Stream<PrintPart> typed(String type) {
    return parts.stream().filter(part -> part.type().equals(type));
  }

  private boolean isPlain() {
    boolean unbuilt =
        stops.stream()
            .allMatch(stop -> stop.number("revenue", 0) == 0 && stop.value("groups").isEmpty());
    boolean kinds =
        stops.stream().allMatch(stop -> stop.type().equals("town")) && stops.size() <= 3
            || stops.size() == 1 && stops.getFirst().isCity();
    return color == TileColor.WHITE && paths.isEmpty() && unbuilt && kinds && !isRevenueByColor();
  }

  private boolean isRevenueByColor() {
    return stops.stream().anyMatch(stop -> stop.value("revenue").contains("_"));
  }

  private void writePlain() {
    if (stops.isEmpty()) return;
    if (stops.getFirst().isCity())
      keys.put("city", Math.clamp(stops.getFirst().number("slots", 1), 1, 6));
    else keys.put("towns", stops.size());
  }

  private boolean isOffboard() {
    return stops.size() == 1
        && isArea(stops.getFirst())
        && stops.getFirst().value("revenue").contains("_")
        && stops.getFirst().value("visit_cost").isEmpty()
        && paths.stream().allMatch(HexKeys::leadsIn);
  }

  /** A city without a space for markers is an area too. */
  private static boolean isArea(PrintPart stop) {
    return stop.type().equals("offboard") || stop.isCity() && stop.value("slots").equals("0");
  }

  private static boolean leadsIn(PrintPart path) {
    boolean one = path.value("a").matches("[0-5]") && path.value("b").equals("_0");
    boolean other = path.value("b").matches("[0-5]") && path.value("a").equals("_0");
    boolean plain = path.value("track").isEmpty() || path.value("track").equals("broad");
    return (one || other) && plain;
  }

  private void writeOffboard() {
    if (color != TileColor.RED && color != TileColor.WHITE) keys.put("color", color.word());
    var values = new LinkedHashMap<String, Object>();
    var byTrain = new LinkedHashMap<String, Object>();
    for (String step : stops.getFirst().value("revenue").split("\\|")) {
      String word = step.substring(0, Math.max(0, step.indexOf('_')));
      int value =
          new PrintPart("", Map.of("v", step.substring(step.indexOf('_') + 1))).number("v", 0);
      if (word.equals("diesel")) byTrain.put(diesel, value);
      else TileColor.named(word).ifPresent(known -> values.put(known.word(), value));
    }
    keys.put("offboard", values);
    if (!byTrain.isEmpty() && !diesel.isEmpty()) keys.put("by-train", byTrain);
    List<Integer> edges =
        paths.stream()
            .map(path -> Math.min(path.number("a", 9), path.number("b", 9)))
            .distinct()
            .sorted()
            .toList();
    if (!edges.isEmpty()) keys.put("edges", numbers(edges));
    String group = stops.getFirst().value("groups");
    if (!group.isEmpty()) keys.put("group", group);
  }

  private static Object numbers(List<Integer> numbers) {
    return numbers.size() == 1 ? numbers.getFirst() : numbers;
  }

  private void writePrint() {
    if (color != TileColor.WHITE) keys.put("color", color.word());
    var printed = new ArrayList<PrintPart>();
    for (PrintPart part : parts) {
      boolean terrain = part.type().equals("upgrade");
      if (DRAWN_ELSEWHERE.contains(part.type())) continue;
      if (!terrain) printed.add(part);
      else if (color != TileColor.WHITE && part.number("cost", 0) > 0)
        printed.add(PrintPart.of("upgrade", "cost", part.value("cost")));
    }
    if (!printed.isEmpty()) keys.put("print", PrintReader.text(printed));
  }
}
