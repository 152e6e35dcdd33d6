package roundhouse.edit;

import java.util.Map;

/** Writes another value in place of one that exists. */
final class ValueReplacement {
  private final YamlText text;
  private final ValuePath path;
  private final Syntax node;
  private final TextLines lines;

  /**
   * @param node the value at the path
   */
  ValueReplacement(YamlText text, ValuePath path, Syntax node) {
    this.text = text;
    this.path = path;
    this.node = node;
    this.lines = new TextLines(text.text());
  }

  YamlText with(YamlValue value) {
    if (path.isRoot()) return text.with(lines.splice(node.from(), node.to(), whole(value)));
    String written = inBlock(value) ? blockScalar(value) : word(value);
    if (node instanceof Syntax.Scalar scalar && scalar.nothing())
      return text.with(lines.splice(node.from(), node.from(), colon() + " " + written));
    int before = afterMark();
    boolean below =
        node instanceof Syntax.Group group
            && !group.flow()
            && !lines.onSameLine(before, node.from());
    return text.with(
        lines.splice(below ? before : node.from(), node.to(), below ? " " + written : written));
  }

  private String whole(YamlValue value) {
    return value instanceof YamlValue.Table(Map<String, YamlValue> entries)
        ? new ValueWriter(lines.lineEnding()).rows(entries)
        : word(value);
  }

  /** A word keeps the quotes of the one that it replaces. */
  private String word(YamlValue value) {
    return value instanceof YamlValue.Text word
            && node instanceof Syntax.Scalar scalar
            && !word.quoted()
        ? ScalarWriter.write(word.text(), scalar.style())
        : ValueWriter.flow(value);
  }

  private boolean inBlock(YamlValue value) {
    return ValueWriter.isMultiLine(value)
        && around() instanceof Syntax.Group map
        && map.map()
        && !map.flow();
  }

  private String blockScalar(YamlValue value) {
    return new ValueWriter(lines.lineEnding())
        .lines(((YamlValue.Text) value).text(), lines.column(member().from()) + 2);
  }

  /** The colon, if a key without a value lacks it. */
  private String colon() {
    Syntax.Group group = (Syntax.Group) around();
    boolean there =
        !group.map() || text.text().substring(member().key().to(), node.from()).contains(":");
    return there ? "" : ":";
  }

  /** The offset after the colon, dash or anchor before a value that begins on its own line. */
  private int afterMark() {
    Syntax.Member member = member();
    int after = Math.max(member.from() + 1, member.key().to());
    String between = text.text().substring(Math.min(after, node.from()), node.from());
    int end = between.indexOf('\n');
    String line = end < 0 ? between : between.substring(0, end);
    int comment = line.indexOf(" #");
    return after + (comment < 0 ? line : line.substring(0, comment)).stripTrailing().length();
  }

  private Syntax around() {
    return text.tree().find(path.parent()).orElseThrow().value();
  }

  private Syntax.Member member() {
    return text.tree().member(path);
  }
}
