package roundhouse.design.yaml;

import roundhouse.design.problem.SourcePlace;

/**
 * A word, a number or a text exactly as written: {@code no}, {@code 07} and {@code 12:30} are not
 * converted.
 *
 * @param quoted whether it was quoted or a text block, and so is a text whatever it looks like
 */
public record ScalarNode(SourcePlace place, Span span, String text, boolean quoted)
    implements YamlNode {

  @Override
  public ScalarNode at(SourcePlace other) {
    return new ScalarNode(other, Span.NONE, text, quoted);
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
