package roundhouse.editor.tables;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.script.loading.Loaded;

/**
 * The rows of a part as its table shows them: the designer's names with their values.
 *
 * @param columns keys that are shown, the names first
 */
public record PartRows(String part, List<String> columns, List<Row> rows) {
  static final String NAME = "";

  public record Row(String name, List<Cell> cells) {}

  /**
   * A cell.
   *
   * @param text its value in one line; "" if the key is missing
   * @param place where it is written
   * @param problems what is wrong with it
   */
  public record Cell(String text, Optional<SourcePlace> place, List<Problem> problems) {

    /** Whether it is inherited from another design. */
    boolean inherited(Path folder) {
      return place
          .map(at -> !at.file().toAbsolutePath().normalize().startsWith(folder))
          .orElse(false);
    }
  }

  static PartRows of(Loaded loaded, String part) {
    List<MapNode.Entry> entries =
        loaded
            .read()
            .tree()
            .flatMap(tree -> tree.get(part))
            .filter(MapNode.class::isInstance)
            .map(map -> ((MapNode) map).entries())
            .orElse(List.of());
    List<String> columns = new ArrayList<>(List.of(NAME));
    List<String> keys =
        FormatDescription.at(List.of(part, "any")).map(FormatDescription::keys).orElse(List.of());
    keys.stream()
        .filter(
            key ->
                usual(part, key)
                    || entries.stream().anyMatch(entry -> value(entry, key).isPresent()))
        .forEach(columns::add);
    List<Problem> problems = loaded.read().problems();
    List<Row> rows = entries.stream().map(entry -> row(part, entry, columns, problems)).toList();
    return new PartRows(part, List.copyOf(columns), rows);
  }

  /** Whether a key is shown even if no row has it: it has no default. */
  private static boolean usual(String part, String key) {
    return FormatDescription.at(List.of(part, "any", key))
        .map(expected -> expected.writtenForm().endsWith("required"))
        .orElse(false);
  }

  private static Optional<YamlNode> value(MapNode.Entry entry, String key) {
    return entry.value() instanceof MapNode map ? map.get(key) : Optional.empty();
  }

  private static Row row(
      String part, MapNode.Entry entry, List<String> columns, List<Problem> problems) {
    var cells = new ArrayList<Cell>();
    for (String column : columns) {
      String path = part + "." + entry.name() + (column.equals(NAME) ? "" : "." + column);
      List<Problem> wrong =
          problems.stream()
              .filter(
                  problem ->
                      problem.path().equals(path)
                          || !column.equals(NAME) && problem.path().startsWith(path + "."))
              .toList();
      Optional<YamlNode> node =
          column.equals(NAME) ? Optional.of(entry.key()) : value(entry, column);
      cells.add(new Cell(node.map(PartRows::text).orElse(""), node.map(YamlNode::place), wrong));
    }
    return new Row(entry.name(), List.copyOf(cells));
  }

  /** A value as written in one line. */
  public static String text(YamlNode node) {
    return switch (node) {
      case ScalarNode scalar -> scalar.text().strip();
      case ListNode list -> String.join(", ", list.items().stream().map(PartRows::text).toList());
      case MapNode map ->
          String.join(
              ", ",
              map.entries().stream()
                  .map(
                      entry ->
                          entry.name()
                              + (text(entry.value()).isEmpty() ? "" : ": " + text(entry.value())))
                  .toList());
    };
  }
}
