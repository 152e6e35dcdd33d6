package roundhouse.edit;

/**
 * A change of a text as data: at one place something goes and something else comes.
 *
 * @param offset of the first character that changes
 * @param removed what stood there
 * @param inserted what stands there instead
 */
public record TextEdit(int offset, String removed, String inserted) {

  /** The smallest edit that makes one text the other. */
  public static TextEdit between(String before, String after) {
    int most = Math.min(before.length(), after.length());
    int head = 0;
    while (head < most && before.charAt(head) == after.charAt(head)) head++;
    int tail = 0;
    while (tail < most - head
        && before.charAt(before.length() - 1 - tail) == after.charAt(after.length() - 1 - tail))
      tail++;
    return new TextEdit(
        head,
        before.substring(head, before.length() - tail),
        after.substring(head, after.length() - tail));
  }

  /** The text after the edit. */
  public String apply(String text) {
    return text.substring(0, offset) + inserted + text.substring(end());
  }

  /** The edit that takes this one back. */
  public TextEdit inverse() {
    return new TextEdit(offset, inserted, removed);
  }

  public boolean isEmpty() {
    return removed.isEmpty() && inserted.isEmpty();
  }

  /** The offset after the last character that goes. */
  public int end() {
    return offset + removed.length();
  }

  /**
   * This edit and one that follows right upon it in typing, as one; only where {@link
   * #continuedBy}.
   */
  TextEdit then(TextEdit next) {
    return new TextEdit(offset, removed, inserted + next.inserted);
  }

  /** Whether the next edit goes on typing the same word where this one ended. */
  boolean continuedBy(TextEdit next) {
    return removed.isEmpty()
        && next.removed.isEmpty()
        && next.offset == offset + inserted.length()
        && next.inserted.length() == 1
        && !Character.isWhitespace(next.inserted.charAt(0))
        && !inserted.endsWith("\n");
  }
}
