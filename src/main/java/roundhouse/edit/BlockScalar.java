package roundhouse.edit;

import java.util.List;

/** A block scalar: a text of several lines after {@code |} or {@code >}. */
final class BlockScalar {
  private final String text;
  private final Syntax.Scalar scalar;
  private final TextLines lines;

  BlockScalar(String text, Syntax.Scalar scalar) {
    this.text = text;
    this.scalar = scalar;
    this.lines = new TextLines(text);
  }

  static boolean is(Syntax node) {
    return node instanceof Syntax.Scalar scalar && scalar.style().block();
  }

  private int begin() {
    return Math.min(lines.nextLine(scalar.from()), scalar.to());
  }

  /** The first line with content determines the indentation. */
  private int indentation() {
    return text.substring(begin(), scalar.to())
        .lines()
        .filter(line -> !line.isBlank())
        .findFirst()
        .map(line -> line.length() - line.stripLeading().length())
        .orElse(2);
  }

  List<String> lines() {
    int in = indentation();
    return text.substring(begin(), scalar.to())
        .lines()
        .map(line -> line.substring(Math.min(in, line.length())))
        .toList();
  }

  /** The text with other lines; a space at the beginning of a line would be read as indentation. */
  String with(List<String> wanted) {
    String before = " ".repeat(indentation());
    List<String> written =
        wanted.stream().map(line -> line.isBlank() ? "" : before + line).toList();
    return lines.splice(begin(), scalar.to(), String.join(lines.lineEnding(), written));
  }
}
