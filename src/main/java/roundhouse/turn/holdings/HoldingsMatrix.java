package roundhouse.turn.holdings;

import java.util.List;

/**
 * Who holds what at a moment: companies by what they have and by their holders, and sums below.
 *
 * @param turn the player whose turn it is; "" for nobody
 * @param priority the player who begins the next stock round; "" for nobody
 */
public record HoldingsMatrix(
    List<HoldingsColumn> columns,
    List<HoldingsRow> rows,
    List<HoldingsRow> totals,
    String turn,
    String priority) {
  /** The holdings without a game. */
  public static final HoldingsMatrix NONE =
      new HoldingsMatrix(List.of(), List.of(), List.of(), "", "");

  public HoldingsMatrix {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    totals = List.copyOf(totals);
  }

  /** The heading of a column; the player with priority has a star. */
  public String heading(HoldingsColumn column) {
    boolean first = !priority.isEmpty() && column.player().equals(priority);
    return first ? column.heading() + " *" : column.heading();
  }
}
