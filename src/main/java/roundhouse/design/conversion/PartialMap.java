package roundhouse.design.conversion;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.TileNotation;
import roundhouse.design.binding.Binder;
import roundhouse.design.binding.BindingTarget;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.spec.BorderSpec;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.HexSpec;
import roundhouse.design.spec.MapSpec;
import roundhouse.design.spec.MapSpec.BorderCost;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;

/**
 * The map of a design that is still being written: everything that is valid, even if other parts or
 * some hexes are not. The loader reports what is wrong with those.
 *
 * @param companies those that are valid
 */
public record PartialMap(MapSpec spec, Map<String, CompanySpec> companies) {
  private static final String BORDER = HexId.WRITTEN + "(-" + HexId.WRITTEN + "|/[0-5])";
  private static final HexSpec BLANK = blank();

  /** The map in the tree of a title; invalid hexes are blank. */
  public static PartialMap of(MapNode title) {
    var reader = new Reader(title);
    Layout layout = reader.layout();
    Map<String, HexSpec> hexes = new LinkedHashMap<>();
    reader
        .all(List.of("map", "hexes"), HexSpec.class, HexId.WRITTEN)
        .forEach((name, hex) -> hexes.put(name, hex.filter(PartialMap::legible).orElse(BLANK)));
    Map<String, BorderSpec> borders = new LinkedHashMap<>();
    reader
        .all(List.of("map", "borders"), BorderSpec.class, BORDER)
        .forEach((name, border) -> border.ifPresent(read -> borders.put(name, read)));
    Map<String, CompanySpec> companies = new LinkedHashMap<>();
    reader
        .all(List.of("companies"), CompanySpec.class, ".*")
        .forEach((name, company) -> company.ifPresent(read -> companies.put(name, read)));
    borders.keySet().removeIf(name -> !hexes.containsKey(name.split("[-/]")[0]));
    return new PartialMap(
        new MapSpec(layout, hexes, borders, BorderCost.WHEN_JOINED, 0, Map.of()), companies);
  }

  /** The map with the homes of the companies. */
  public GameMap map() {
    return MapBuilder.build(spec, companies.values());
  }

  private static boolean legible(HexSpec hex) {
    return TileNotation.fault(hex.color(), hex.print()).isEmpty()
        && hex.banks().stream().allMatch(bank -> bank.strip().matches("[0-5](\\s+[0-5])*"));
  }

  private static HexSpec blank() {
    MapNode nothing = MapNode.empty(SourcePlace.start(Path.of("")));
    return new Binder(new Problems()).bind(nothing, HexSpec.class).orElseThrow();
  }

  /** Reads parts of a tree independently of each other. */
  private record Reader(MapNode title) {
    Layout layout() {
      Optional<YamlNode> written = at(List.of("map", "layout"));
      return written
          .filter(ScalarNode.class::isInstance)
          .map(node -> ((ScalarNode) node).text().replaceAll("[ -]", "_"))
          .flatMap(
              word ->
                  Arrays.stream(Layout.values())
                      .filter(it -> it.name().equalsIgnoreCase(word))
                      .findFirst())
          .orElse(Layout.FLAT);
    }

    <T> Map<String, Optional<T>> all(List<String> path, Class<T> type, String names) {
      Map<String, Optional<T>> found = new LinkedHashMap<>();
      if (!(at(path).orElse(null) instanceof MapNode map)) return found;
      for (MapNode.Entry entry : map.entries()) {
        if (entry.name().matches(names)) found.put(entry.name(), read(entry, type));
      }
      return found;
    }

    private static <T> Optional<T> read(MapNode.Entry entry, Class<T> type) {
      var slot = new BindingTarget(type, type, entry.name(), Optional.of(entry.key()));
      return new Binder(new Problems()).value(entry.value(), slot).map(type::cast);
    }

    private Optional<YamlNode> at(List<String> path) {
      Optional<YamlNode> node = Optional.of(title);
      for (String name : path)
        node = node.filter(MapNode.class::isInstance).flatMap(map -> ((MapNode) map).get(name));
      return node;
    }
  }
}
