package roundhouse.edit;

import java.util.List;
import java.util.Map;
import roundhouse.design.yaml.Span;

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
    return with(value, node.to());
  }

  /** An empty value in place of a group on lines, whose only member goes with its comments. */
  YamlText emptied() {
    boolean oneLine = lines.onSameLine(member().from(), node.to());
    return with(
        ((Syntax.Group) node).map() ? YamlValue.EMPTY : new YamlValue.Items(List.of()),
        oneLine ? node.to() : members().all().to());
  }

  /** A text of several lines is quoted where a comment below would become one of them. */
  private YamlText with(YamlValue value, int end) {
    if (inBlock(value))
      try {
        return with(blockScalar(value), end);
      } catch (RefusedEdit swallowed) {
        return with(ValueWriter.flow(value), end);
      }
    if (path.isRoot())
      return replaced(lines.splice(node.from(), end, whole(value)), new Span(node.from(), end));
    return with(word(value), end);
  }

  private YamlText with(String written, int end) {
    if (node instanceof Syntax.Scalar scalar && scalar.nothing())
      return replaced(put(text.text(), colon() + " " + written, node.from()), Span.NONE);
    if (BlockScalar.is(node)) {
      String first = text.text().substring(node.from(), lines.lineEnd(node.from()));
      int comment = first.indexOf(" #");
      String kept =
          comment < 0 ? "" : first.substring(first.substring(0, comment).stripTrailing().length());
      return replaced(
          put(lines.splice(node.from(), node.to(), kept), written, node.from()), Span.NONE);
    }
    int before = afterMark();
    if (onLines() && !lines.onSameLine(before, node.from())) {
      Span old = new Span(members().all().from(), end);
      return replaced(put(withoutLines(before, old), " " + written, before), old);
    }
    Span old = new Span(node.from(), end);
    return replaced(put(lines.splice(old.from(), old.to(), ""), written, old.from()), old);
  }

  /** Without the lines of the old value; a comment behind it stays. */
  private String withoutLines(int before, Span old) {
    if (!Comments.between(text.text(), old.to(), lines.lineEnd(old.to())))
      return lines.withoutLines(old.from(), old.to());
    return text.text().substring(before, old.from()).isBlank()
        ? lines.splice(before, old.to(), "")
        : lines.splice(old.from(), old.to(), " ".repeat(lines.column(node.from())));
  }

  private YamlText replaced(String changed, Span old) {
    return text.kept(text.with(changed), old);
  }

  /** Puts a value in a line; a comment at the line's end stays in it. */
  private static String put(String text, String written, int at) {
    int first = new TextLines(written).lineEnd(0);
    int end = first == written.length() ? at : new TextLines(text).lineEnd(at);
    return text.substring(0, at)
        + written.substring(0, first)
        + text.substring(at, end)
        + written.substring(first)
        + text.substring(end);
  }

  private boolean onLines() {
    return node instanceof Syntax.Group group && !group.flow();
  }

  private MemberEdits members() {
    return new MemberEdits(text.text(), (Syntax.Group) node);
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
    return !path.isRoot()
        && ValueWriter.isMultiLine(value)
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
    String line =
        text.text().substring(after, Math.max(after, Math.min(node.from(), lines.lineEnd(after))));
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
