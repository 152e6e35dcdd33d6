package roundhouse.design.conversion;

/** A word among the prices of a market that is not a price. */
public final class PriceMistake extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final int line;
  private final int column;

  /**
   * @param line of the market, from 0
   * @param column where the word begins, from 0
   */
  PriceMistake(int line, int column, String message) {
    super(message);
    this.line = line;
    this.column = column;
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }
}
