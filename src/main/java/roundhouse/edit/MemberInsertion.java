package roundhouse.edit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.yaml.Span;
import roundhouse.files.RegularFiles;

/** Writes a new entry in a map, or a new item in a list. */
final class MemberInsertion {
  private MemberInsertion() {}

  /** Adds what is missing to the innermost existing value on the path. */
  static YamlText added(YamlText text, ValuePath path, YamlValue value) {
    int depth = path.names().size() - 1;
    while (depth > 0 && text.tree().find(path.upTo(depth)).isEmpty()) depth--;
    ValuePath there = path.upTo(depth);
    YamlValue missing = YamlValue.EMPTY.with(path.from(depth + 1), value);
    return insert(text, there.child(path.names().get(depth)), Integer.MAX_VALUE, missing);
  }

  static YamlText insert(YamlText text, ValuePath path, int index, YamlValue value) {
    ValuePath around = path.parent();
    Optional<SyntaxTree.Found> found = text.tree().find(around);
    if (found.isEmpty()) return added(text, path, value);
    if (!(found.get().value() instanceof Syntax.Group group))
      return first(text, path, found.get().value(), value);
    if (group.members().isEmpty() && group.map() && around.isRoot())
      return text.with(
          new TextLines(text.text())
              .splice(
                  group.from(),
                  group.to(),
                  new ValueWriter(new TextLines(text.text()).lineEnding())
                      .rows(Map.of(path.last(), value))));
    int at = Math.min(index, group.members().size());
    String words = written(text, group, path.last(), value);
    return text.kept(
        text.with(new MemberEdits(text.text(), group).insert(at, MemberEdits.Written.of(words))),
        Span.NONE);
  }

  private static String written(YamlText text, Syntax.Group group, String name, YamlValue value) {
    if (!group.map()) return (group.flow() ? "" : "- ") + ValueWriter.flow(value);
    if (group.flow()) return ValueWriter.key(name) + ": " + ValueWriter.flow(value);
    boolean siblings =
        group.members().stream()
            .anyMatch(
                member -> member.value() instanceof Syntax.Group map && map.map() && !map.flow());
    boolean nested =
        new TextLines(text.text()).column(group.from()) == 0
            && value instanceof YamlValue.Table(var entries)
            && entries.values().stream().anyMatch(YamlValue.Table.class::isInstance);
    boolean inLines = siblings || nested || ValueWriter.isTable(value) && !inBrackets(group);
    String written =
        new ValueWriter(new TextLines(text.text()).lineEnding())
            .block(name, value, new MemberEdits(text.text(), group).indentation(), inLines);
    return aligned(text, group, name, written);
  }

  /** Whether maps in the group are written in brackets, so that a new one should be, too. */
  private static boolean inBrackets(Syntax.Group group) {
    return group.members().stream()
        .anyMatch(
            member ->
                member.value() instanceof Syntax.Group map
                    && map.map()
                    && map.flow()
                    && !map.members().isEmpty());
  }

  /** Aligns a new value with the values above it. */
  private static String aligned(YamlText text, Syntax.Group group, String name, String written) {
    var lines = new TextLines(text.text());
    String key = ValueWriter.key(name) + ": ";
    List<Integer> columns =
        group.members().stream()
            .filter(member -> lines.onSameLine(member.from(), member.value().from()))
            .map(member -> lines.column(member.value().from()) - lines.column(member.from()))
            .distinct()
            .toList();
    boolean one =
        columns.size() == 1
            && group.members().size() > 1
            && written.startsWith(key)
            && columns.getFirst() > key.length();
    return one
        ? key + " ".repeat(columns.getFirst() - key.length()) + written.substring(key.length())
        : written;
  }

  /** Turns a missing value into a map with one key. */
  private static YamlText first(YamlText text, ValuePath path, Syntax node, YamlValue value) {
    if (!(node instanceof Syntax.Scalar scalar) || !scalar.text().isEmpty())
      throw new RefusedEdit("'" + path.parent() + "' is a single word: write it as a map first");
    YamlValue map = YamlValue.EMPTY.with(ValuePath.of(path.last()), value);
    if (!path.parent().isRoot()) return new ValueReplacement(text, path.parent(), node).with(map);
    String end = new TextLines(text.text()).lineEnding();
    boolean fresh =
        RegularFiles.withoutMark(text.text()).isEmpty() || new TextLines(text.text()).ended();
    return text.with(
        text.text()
            + (fresh ? "" : end)
            + new ValueWriter(end).rows(((YamlValue.Table) map).entries())
            + end);
  }
}
