package roundhouse.editor.market;

import java.util.LinkedHashSet;
import java.util.Set;
import roundhouse.market.MarketCell;

/**
 * The selected places of a market: all between two corners.
 *
 * @param anchor where the selection began
 * @param lead where it ends, and where the token stands
 */
record MarketSelection(MarketCell anchor, MarketCell lead) {
  static MarketSelection of(MarketCell cell) {
    return new MarketSelection(cell, cell);
  }

  MarketSelection to(MarketCell other) {
    return new MarketSelection(anchor, other);
  }

  /** The place beside the lead. */
  MarketCell beside(int down, int right) {
    return new MarketCell(lead.row() + down, lead.column() + right);
  }

  /** All places between the corners, row by row. */
  Set<MarketCell> cells() {
    var cells = new LinkedHashSet<MarketCell>();
    for (int row = Math.min(anchor.row(), lead.row());
        row <= Math.max(anchor.row(), lead.row());
        row++)
      for (int column = Math.min(anchor.column(), lead.column());
          column <= Math.max(anchor.column(), lead.column());
          column++) cells.add(new MarketCell(row, column));
    return cells;
  }

  /** The part of it that lies on a market. */
  MarketSelection on(EditedMarket chart) {
    return new MarketSelection(on(chart, anchor), on(chart, lead));
  }

  private static MarketCell on(EditedMarket chart, MarketCell cell) {
    return new MarketCell(
        Math.clamp(cell.row(), 0, chart.rows() - 1), Math.clamp(cell.column(), 0, chart.columns()));
  }
}
