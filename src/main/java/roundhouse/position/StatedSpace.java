package roundhouse.position;

import roundhouse.market.MarketCell;

/** A space of the market as written in tests: its row and column, both from 0: {@code 2/5}. */
public final class StatedSpace {
  private StatedSpace() {}

  /**
   * @throws ImpossiblePosition if the text is not a space
   */
  static MarketCell parse(String text) {
    if (!text.matches("[0-9]{1,3}/[0-9]{1,3}"))
      throw new ImpossiblePosition(
          "'"
              + text
              + "' is not a space of the market: write its row from the top and its column from the"
              + " left, both from 0, like 2/5");
    int slash = text.indexOf('/');
    return new MarketCell(
        Integer.parseInt(text.substring(0, slash)), Integer.parseInt(text.substring(slash + 1)));
  }

  /** The text of a space. */
  public static String text(MarketCell cell) {
    return cell.row() + "/" + cell.column();
  }
}
