package roundhouse.design;

/**
 * The characters of a file's text that a node was read from, so that an edit can replace just
 * these. Counted as Java counts the characters of a string, after a byte order mark.
 *
 * @param from the first character
 * @param to the one after the last
 */
public record Span(int from, int to) {
  public static final Span NONE = new Span(0, 0);
}
