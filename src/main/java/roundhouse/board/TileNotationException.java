package roundhouse.board;

/** A fault in a tile notation: where it is, what is wrong, and what is expected. */
public final class TileNotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;
  private final int offset;

  TileNotationException(int offset, String message) {
    super(message);
    this.offset = offset;
  }

  /** The offset of the fault in the notation. */
  public int offset() {
    return offset;
  }
}
