package roundhouse.editor.tables;

import java.awt.Font;
import javax.swing.JTable;

/** Makes the columns of a part as wide as their texts, within limits. */
final class ColumnWidths {
  private static final int WIDEST = 360;

  private ColumnWidths() {}

  static void fit(JTable table, PartSheet sheet) {
    var metrics = table.getFontMetrics(table.getFont().deriveFont(Font.BOLD));
    for (int column = 0; column < table.getColumnCount(); column++) {
      int width = metrics.stringWidth(table.getColumnName(column));
      for (int row = 0; row < table.getRowCount(); row++)
        width = Math.max(width, metrics.stringWidth(sheet.text(row, column)));
      table.getColumnModel().getColumn(column).setPreferredWidth(Math.min(WIDEST, width + 18));
    }
  }
}
