package roundhouse.script.loading;

import java.util.stream.Stream;
import roundhouse.design.loading.DesignOptions;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;

/** The steps written in JavaScript that options of a design add to rounds, on or off. */
final class OptionSteps {
  private static final String SCRIPT = "script";
  private static final String CALLED = SCRIPT + " ";

  private OptionSteps() {}

  /** Their names. */
  static Stream<String> of(LoadResult loaded) {
    return loaded.tree().flatMap(tree -> tree.get(DesignOptions.KEY)).stream()
        .flatMap(OptionSteps::below);
  }

  private static Stream<String> below(YamlNode node) {
    return switch (node) {
      case MapNode map -> map.entries().stream().flatMap(OptionSteps::named);
      case ListNode list -> list.items().stream().flatMap(OptionSteps::below);
      default -> Stream.empty();
    };
  }

  private static Stream<String> named(MapNode.Entry entry) {
    String key = entry.name();
    if (key.startsWith(CALLED)) return Stream.of(key.substring(CALLED.length()));
    return key.equals(SCRIPT) ? name(entry.value()) : below(entry.value());
  }

  /** A step may be written as its name, or with its parameters. */
  private static Stream<String> name(YamlNode step) {
    return switch (step) {
      case ScalarNode scalar -> Stream.of(scalar.text());
      case MapNode map -> map.get("name").stream().flatMap(OptionSteps::name);
      default -> Stream.empty();
    };
  }
}
