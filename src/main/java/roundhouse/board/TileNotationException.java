package roundhouse.board;

/** A tile notation that cannot be read: where, what is wrong, and what would be right. */
public final class TileNotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;
  private final int offset;

  TileNotationException(int offset, String message) {
    super(message);
    this.offset = offset;
  }

  /** How many characters of the notation stand before the mistake. */
  public int offset() {
    return offset;
  }
}
