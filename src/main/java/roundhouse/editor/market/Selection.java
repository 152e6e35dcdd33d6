package roundhouse.editor.market;

import java.util.LinkedHashSet;
import java.util.Set;
import roundhouse.market.Cell;

/**
 * The selected places of a chart: all between two corners.
 *
 * @param anchor where the selection began
 * @param lead where it ends, and where the token stands
 */
record Selection(Cell anchor, Cell lead) {
  static Selection of(Cell cell) {
    return new Selection(cell, cell);
  }

  Selection to(Cell other) {
    return new Selection(anchor, other);
  }

  /** The place beside the lead. */
  Cell beside(int down, int right) {
    return new Cell(lead.row() + down, lead.column() + right);
  }

  /** All places between the corners, row by row. */
  Set<Cell> cells() {
    var cells = new LinkedHashSet<Cell>();
    for (int row = Math.min(anchor.row(), lead.row());
        row <= Math.max(anchor.row(), lead.row());
        row++)
      for (int column = Math.min(anchor.column(), lead.column());
          column <= Math.max(anchor.column(), lead.column());
          column++) cells.add(new Cell(row, column));
    return cells;
  }

  /** The part of it that lies on a chart. */
  Selection on(Chart chart) {
    return new Selection(on(chart, anchor), on(chart, lead));
  }

  private static Cell on(Chart chart, Cell cell) {
    return new Cell(
        Math.clamp(cell.row(), 0, chart.rows() - 1), Math.clamp(cell.column(), 0, chart.columns()));
  }
}
