package roundhouse.edit;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The edits of a {@link YamlText}, for paths that share no key or value with others. */
final class YamlTextEdits {
  private YamlTextEdits() {}

  static YamlText set(YamlText text, ValuePath path, YamlValue value) {
    Optional<SyntaxTree.Found> found = text.tree().find(path);
    if (found.isEmpty()) return added(text, path, value);
    return switch (found.get().value()) {
      case Syntax.Group map
          when map.map()
              && value instanceof YamlValue.Table(Map<String, YamlValue> entries)
              && !map.members().isEmpty()
              && !entries.isEmpty() ->
          entries(text, path, entries);
      case Syntax.Group list
          when !list.map()
              && value instanceof YamlValue.Items(List<YamlValue> items)
              && !list.members().isEmpty()
              && !items.isEmpty() ->
          items(text, path, list.members().size(), items);
      default -> replaced(text, path, found.get().value(), value);
    };
  }

  /** Changes only the entries that differ. */
  private static YamlText entries(YamlText text, ValuePath path, Map<String, YamlValue> wanted) {
    YamlText here = text;
    for (var entry : wanted.entrySet())
      here = here.set(path.child(entry.getKey()), entry.getValue());
    for (String key : here.keys(path))
      if (!wanted.containsKey(key)) here = here.remove(path.child(key));
    return here;
  }

  private static YamlText items(YamlText text, ValuePath path, int size, List<YamlValue> wanted) {
    YamlText here = text;
    int common = Math.min(size, wanted.size());
    int tail = 0;
    while (tail < common
        && here.at(path.child(size - 1 - tail))
            .orElseThrow()
            .equals(wanted.get(wanted.size() - 1 - tail))) tail++;
    for (int index = 0; index < common - tail; index++)
      here = here.set(path.child(index), wanted.get(index));
    for (int index = common - tail; index < wanted.size() - tail; index++)
      here = here.insert(path.child(index), index, wanted.get(index));
    for (int index = size - tail - 1; index >= wanted.size() - tail; index--)
      here = here.remove(path.child(index));
    return here;
  }

  private static YamlText replaced(YamlText text, ValuePath path, Syntax node, YamlValue value) {
    var lines = new TextLines(text.text());
    String written =
        value instanceof YamlValue.Text word
                && node instanceof Syntax.Scalar scalar
                && !word.quoted()
            ? ScalarWriter.write(word.text(), scalar.style())
            : ValueWriter.flow(value);
    if (path.isRoot()) {
      String whole =
          value instanceof YamlValue.Table(Map<String, YamlValue> entries)
              ? rows(entries, lines.lineEnding())
              : written;
      return text.with(lines.splice(node.from(), node.to(), whole));
    }
    boolean nothing = node instanceof Syntax.Scalar scalar && scalar.nothing();
    Syntax around = text.tree().find(path.parent()).orElseThrow().value();
    if (ValueWriter.isMultiLine(value)
        && around instanceof Syntax.Group map
        && map.map()
        && !map.flow())
      written =
          new ValueWriter(lines.lineEnding())
              .lines(((YamlValue.Text) value).text(), lines.column(member(text, path).from()) + 2);
    int before = behindMark(text, path, node);
    if (nothing)
      return text.with(
          lines.splice(node.from(), node.from(), colon(text, path, node) + " " + written));
    boolean below =
        node instanceof Syntax.Group group
            && !group.flow()
            && !lines.onSameLine(before, node.from());
    return text.with(
        lines.splice(below ? before : node.from(), node.to(), below ? " " + written : written));
  }

  /** A map as the content of a file, one line for each key. */
  private static String rows(Map<String, YamlValue> entries, String lineEnd) {
    var writer = new ValueWriter(lineEnd);
    return entries.entrySet().stream()
        .map(
            entry ->
                writer.block(
                    entry.getKey(), entry.getValue(), 0, ValueWriter.isTable(entry.getValue())))
        .collect(java.util.stream.Collectors.joining(lineEnd));
  }

  /** The colon, if a key without a value lacks it. */
  private static String colon(YamlText text, ValuePath path, Syntax node) {
    Syntax.Member member = member(text, path);
    Syntax.Group group = (Syntax.Group) text.tree().find(path.parent()).orElseThrow().value();
    boolean there =
        !group.map() || text.text().substring(member.key().to(), node.from()).contains(":");
    return there ? "" : ":";
  }

  /** The offset after the colon, dash or anchor before a value that begins on its own line. */
  private static int behindMark(YamlText text, ValuePath path, Syntax node) {
    Syntax.Member member = member(text, path);
    int after = Math.max(member.from() + 1, member.key().to());
    String between = text.text().substring(Math.min(after, node.from()), node.from());
    int end = between.indexOf('\n');
    String line = end < 0 ? between : between.substring(0, end);
    int comment = line.indexOf(" #");
    return after + (comment < 0 ? line : line.substring(0, comment)).stripTrailing().length();
  }

  private static Syntax.Member member(YamlText text, ValuePath path) {
    Syntax around = text.tree().find(path.parent()).orElseThrow().value();
    return text.tree().member(around, path.parent(), path.last()).orElseThrow();
  }

  /** Adds what is missing to the innermost existing value on the path. */
  private static YamlText added(YamlText text, ValuePath path, YamlValue value) {
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
    if (group.members().isEmpty() && around.isRoot())
      return text.with(
          new TextLines(text.text())
              .splice(group.from(), group.to(), rows(Map.of(path.last(), value), "\n")));
    int at = Math.min(index, group.members().size());
    return text.with(
        new MemberEdits(text.text(), group).insert(at, written(text, group, path.last(), value)));
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
    if (!path.parent().isRoot()) return replaced(text, path.parent(), node, map);
    String end = new TextLines(text.text()).lineEnding();
    boolean fresh = text.text().isEmpty() || text.text().endsWith("\n");
    return text.with(
        text.text() + (fresh ? "" : end) + rows(((YamlValue.Table) map).entries(), end) + end);
  }

  static YamlText remove(YamlText text, ValuePath path) {
    Syntax around = text.tree().find(path.parent()).orElseThrow().value();
    Syntax.Group group = (Syntax.Group) around;
    Syntax.Member member = member(text, path);
    if (group.map() && !member.key().text().equals(path.last()))
      return text.with(
          new TextLines(text.text())
              .splice(
                  member.key().from(),
                  member.key().to(),
                  SharedValueSplitter.without(member, path.last())));
    if (group.members().size() == 1 && !path.parent().isRoot() && !group.flow())
      return replaced(
          text,
          path.parent(),
          group,
          group.map() ? YamlValue.EMPTY : new YamlValue.Items(List.of()));
    if (group.members().size() == 1 && path.parent().isRoot() && !group.flow())
      return text.with(
          new TextLines(text.text())
              .splice(member.from(), new TextLines(text.text()).nextLine(member.to()), ""));
    return text.with(new MemberEdits(text.text(), group).remove(group.members().indexOf(member)));
  }

  static YamlText rename(YamlText text, ValuePath path, String name) {
    Syntax.Member member = member(text, path);
    boolean own = member.key().text().equals(path.last());
    String words =
        own
            ? name
            : String.join(
                " ",
                member.words().stream()
                    .map(word -> word.equals(path.last()) ? name : word)
                    .toList());
    return text.with(
        new TextLines(text.text())
            .splice(
                member.key().from(),
                member.key().to(),
                ScalarWriter.write(words, member.key().style())));
  }

  static YamlText move(YamlText text, ValuePath path, int index) {
    Syntax.Group group = (Syntax.Group) text.tree().find(path.parent()).orElseThrow().value();
    Syntax.Member member = member(text, path);
    int from = group.members().indexOf(member);
    if (index == from) return text;
    boolean compact =
        !group.flow() && !new TextLines(text.text()).startsLine(group.members().getFirst().from());
    String written =
        compact && from > 0
            ? text.text().substring(member.from(), member.to())
            : new MemberEdits(text.text(), group).written(from);
    YamlText without = text.with(new MemberEdits(text.text(), group).remove(from));
    Syntax.Group rest = (Syntax.Group) without.tree().find(path.parent()).orElseThrow().value();
    return without.with(
        new MemberEdits(without.text(), rest)
            .insert(Math.min(index, rest.members().size()), written));
  }
}
