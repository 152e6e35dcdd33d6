package roundhouse.design;

/**
 * A word, a number or a text, as written: {@code no}, {@code 07} and {@code 12:30} stay what they
 * are.
 *
 * @param quoted whether it stood in quotes or was a text block, and so is a text whatever it looks
 *     like
 */
public record ScalarNode(Place place, Span span, String text, boolean quoted) implements Node {

  @Override
  public ScalarNode at(Place other) {
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
