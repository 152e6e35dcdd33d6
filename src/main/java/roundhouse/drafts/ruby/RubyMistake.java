package roundhouse.drafts.ruby;

/** A file ends within a literal, or is nested deeper than any that people write. */
public final class RubyMistake extends Exception {
  private static final long serialVersionUID = 1;

  private final int offset;

  RubyMistake(int offset, String message) {
    super(message);
    this.offset = offset;
  }

  /** Where in the text. */
  public int offset() {
    return offset;
  }
}
