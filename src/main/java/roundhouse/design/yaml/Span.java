package roundhouse.design.yaml;

/**
 * The characters a node was read from, so that an edit can replace just these. Offsets are those of
 * a Java string, without the byte order mark.
 *
 * @param from the first character
 * @param to the character after the last
 */
public record Span(int from, int to) {
  public static final Span NONE = new Span(0, 0);
}
