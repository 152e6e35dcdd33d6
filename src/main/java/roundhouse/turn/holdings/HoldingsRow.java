package roundhouse.turn.holdings;

import java.util.List;

/**
 * A row of the holdings.
 *
 * @param id of the company; of a fold, what it is opened by
 * @param label the text across the row in place of a company; "" for a company
 * @param folded the companies of a fold
 * @param turn whether it is this company's turn
 * @param cells one for each column
 */
public record HoldingsRow(
    Kind kind,
    String id,
    String label,
    List<String> folded,
    boolean turn,
    List<HoldingsCell> cells) {

  /** What a row is about. */
  public enum Kind {
    COMPANY,
    /** Companies that are folded into one row. */
    FOLD,
    /** A sum of each player. */
    TOTAL
  }

  public HoldingsRow {
    folded = List.copyOf(folded);
    cells = List.copyOf(cells);
  }
}
