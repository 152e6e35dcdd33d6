package roundhouse.design.yaml;

import java.util.Optional;
import roundhouse.design.problem.SourcePlace;

/**
 * A word, a number or a text exactly as written: {@code no}, {@code 07} and {@code 12:30} are not
 * converted.
 *
 * @param quoted whether it was quoted or a text block, and so is a text whatever it looks like
 * @param content where its first character is, if each line of it is a line of the file
 */
public record ScalarNode(
    SourcePlace place, Span span, String text, boolean quoted, Optional<SourcePlace> content)
    implements YamlNode {

  public ScalarNode(SourcePlace place, Span span, String text, boolean quoted) {
    this(place, span, text, quoted, Optional.empty());
  }

  @Override
  public ScalarNode at(SourcePlace other) {
    return new ScalarNode(other, Span.NONE, text, quoted);
  }

  /** Whether a file has it, unlike a default. */
  public boolean isWritten() {
    return !span.equals(Span.NONE);
  }

  @Override
  public String kind() {
    return isEmpty() ? "nothing" : "'" + shortened() + "'";
  }

  private String shortened() {
    String line = text.lines().findFirst().orElse("");
    return line.length() <= 40 ? line : line.substring(0, 40) + "…";
  }
}
