package roundhouse.edit;

/**
 * A change of a text as data: at one offset, some characters replace others.
 *
 * @param offset of the first changed character
 * @param removed the old characters
 * @param inserted the new characters
 */
public record TextEdit(int offset, String removed, String inserted) {

  /** The smallest edit that turns one text into another. */
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

  /** The edit that reverts this one. */
  public TextEdit inverse() {
    return new TextEdit(offset, inserted, removed);
  }

  public boolean isEmpty() {
    return removed.isEmpty() && inserted.isEmpty();
  }

  /** The offset after the last removed character. */
  public int end() {
    return offset + removed.length();
  }

  /** This edit and the next keystroke as one; only if {@link #continuedBy}. */
  TextEdit then(TextEdit next) {
    return new TextEdit(offset, removed, inserted + next.inserted);
  }

  /** Whether the next edit continues typing the same word where this one ended. */
  boolean continuedBy(TextEdit next) {
    return removed.isEmpty()
        && next.removed.isEmpty()
        && next.offset == offset + inserted.length()
        && next.inserted.length() == 1
        && !Character.isWhitespace(next.inserted.charAt(0))
        && !inserted.endsWith("\n");
  }
}
