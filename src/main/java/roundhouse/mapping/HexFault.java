package roundhouse.mapping;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.TileNotation;
import roundhouse.design.binding.Binder;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.spec.HexSpec;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlReader;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;

/** Why a value of a hex would be wrong, found before it is written. */
public final class HexFault {
  private HexFault() {}

  /** What is wrong with a value, and what would be right; empty if it may be written. */
  public static Optional<String> of(EditedMap map, String key, YamlValue value) {
    var problems = new Problems();
    String text =
        YamlText.read("").set(ValuePath.of("hex"), YamlValue.of(Map.of(key, value))).text();
    Optional<HexSpec> read =
        YamlReader.parse(Path.of("hex.yaml"), text, problems)
            .flatMap(tree -> ((MapNode) tree).get("hex"))
            .flatMap(hex -> new Binder(problems).bind(hex, HexSpec.class));
    return problems.list().stream()
        .filter(Problem::isError)
        .findFirst()
        .map(
            problem ->
                problem.fix().isEmpty()
                    ? problem.message()
                    : problem.message() + ": " + problem.fix())
        .or(() -> read.flatMap(HexFault::notation))
        .or(() -> name(map, key, value));
  }

  private static Optional<String> notation(HexSpec hex) {
    return TileNotation.fault(hex.color(), hex.print()).map(TileNotation.Fault::message);
  }

  /** A name that the design does not define. */
  private static Optional<String> name(EditedMap map, String key, YamlValue value) {
    Optional<String> where =
        FormatDescription.at(List.of("map", "hexes", "any", key))
            .flatMap(FormatDescription::referencedMap);
    if (where.isEmpty() || !(value instanceof YamlValue.Text(String name, boolean _)))
      return Optional.empty();
    List<String> names =
        map.node(new ValuePath(Arrays.asList(where.get().split("\\."))))
            .filter(MapNode.class::isInstance)
            .map(node -> ((MapNode) node).keys())
            .orElse(List.of());
    return names.isEmpty() || names.contains(name)
        ? Optional.empty()
        : Optional.of(
            "there is no '%s' in %s: %s"
                .formatted(name, where.get(), SpellingHint.fix(name, names)));
  }
}
