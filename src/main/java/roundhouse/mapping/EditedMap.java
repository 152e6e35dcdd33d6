package roundhouse.mapping;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.design.conversion.PartialMap;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.problem.Problem;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlValue;

/**
 * The map of a design as its files describe it at a moment, with everything inherited.
 *
 * @param folder of the design, which receives edits
 * @param title content of all files
 * @param map the part that can be drawn
 * @param problems of the whole design
 */
public record EditedMap(
    Path folder, MapNode title, PartialMap sketch, GameMap map, List<Problem> problems) {
  /** The path of the hexes in a design. */
  public static final ValuePath HEXES = ValuePath.of("map", "hexes");

  /** The parts of a design that the map is read from. */
  private static final List<String> PARTS = List.of("map", "companies");

  /** The path of the borders in a design. */
  public static final ValuePath BORDERS = ValuePath.of("map", "borders");

  /** The map of a loaded design; empty if a file is not valid YAML. */
  public static Optional<EditedMap> of(Path folder, LoadResult result) {
    return result.tree().map(title -> of(folder, title, result.problems()));
  }

  /**
   * The same map in another reading of the design, in which only other parts were edited; empty if
   * the map, its companies or their problems changed.
   */
  public Optional<EditedMap> again(Path folder, LoadResult result) {
    return result
        .tree()
        .filter(_ -> folder.toAbsolutePath().normalize().equals(this.folder))
        .filter(read -> PARTS.stream().allMatch(part -> read.get(part).equals(title.get(part))))
        .filter(_ -> ofMap(result.problems()).equals(ofMap(problems)))
        .map(read -> new EditedMap(this.folder, read, sketch, map, List.copyOf(result.problems())));
  }

  private static List<Problem> ofMap(List<Problem> problems) {
    return problems.stream()
        .filter(problem -> PARTS.stream().anyMatch(problem.path()::startsWith))
        .toList();
  }

  static EditedMap of(Path folder, MapNode title, List<Problem> problems) {
    PartialMap sketch = PartialMap.of(title);
    return new EditedMap(
        folder.toAbsolutePath().normalize(), title, sketch, sketch.map(), List.copyOf(problems));
  }

  /** Whether another reading of the design is drawn the same, apart from marks. */
  public boolean hasSameMap(EditedMap other) {
    return folder.equals(other.folder)
        && map.equals(other.map)
        && sketch.companies().equals(other.sketch.companies());
  }

  public Layout layout() {
    return map.layout();
  }

  public boolean has(HexId hex) {
    return map.hexes().containsKey(hex);
  }

  /** The content of a hex, with what is inherited; blank if there is no such hex. */
  public HexContent hex(HexId id) {
    return new HexContent(
        node(HEXES.child(id.text()))
            .map(NodeValues::of)
            .filter(YamlValue.Table.class::isInstance)
            .map(YamlValue.Table.class::cast)
            .orElse((YamlValue.Table) YamlValue.EMPTY));
  }

  /** The company whose home is on a hex. */
  public Optional<CompanySpec> companyAt(HexId hex) {
    return sketch().companies().values().stream()
        .filter(company -> hex.is(company.home()))
        .findFirst();
  }

  /** The borders by name, in order. */
  public Map<String, YamlValue> borders() {
    var borders = new LinkedHashMap<String, YamlValue>();
    if (node(BORDERS).orElse(null) instanceof MapNode map)
      map.entries().forEach(entry -> borders.put(entry.name(), NodeValues.of(entry.value())));
    return borders;
  }

  /** The node at a path, own or inherited. */
  public Optional<YamlNode> node(ValuePath path) {
    Optional<YamlNode> node = Optional.of(title);
    for (String name : path.names())
      node = node.filter(MapNode.class::isInstance).flatMap(map -> ((MapNode) map).get(name));
    return node;
  }

  /** Whether the value at a path comes from a design that this one extends. */
  public boolean isInherited(ValuePath path) {
    return node(path).map(this::foreign).orElse(false);
  }

  /**
   * Whether a design that this one extends has a value at a path, even if this one overrides it.
   */
  boolean isInBase(ValuePath path) {
    if (!(node(path.parent()).orElse(null) instanceof MapNode map)) return false;
    return map.entry(path.last()).map(entry -> foreign(entry.key())).orElse(false);
  }

  private boolean foreign(YamlNode node) {
    return !node.place().file().toAbsolutePath().normalize().startsWith(folder);
  }

  /** The problems of a hex and of its borders. */
  public List<Problem> problems(HexId hex) {
    String path = HEXES.child(hex.text()) + "";
    return problems.stream()
        .filter(
            problem ->
                problem.path().equals(path)
                    || problem.path().startsWith(path + ".")
                    || border(problem.path(), hex))
        .toList();
  }

  private static boolean border(String path, HexId hex) {
    return path.startsWith(BORDERS + ".")
        && List.of(path.substring(BORDERS.toString().length() + 1).split("[-/.]"))
            .contains(hex.text());
  }
}
