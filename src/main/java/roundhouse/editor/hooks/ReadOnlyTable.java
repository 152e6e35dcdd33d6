package roundhouse.editor.hooks;

import java.util.List;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;

/** A read-only table for keyboard use; columns of numbers are right-aligned. */
final class ReadOnlyTable extends JTable {
  private final TextTableModel rows;

  /**
   * @param says the accessible name
   * @param columns headings; those that begin with # hold numbers
   */
  ReadOnlyTable(String name, String says, List<String> columns) {
    rows = new TextTableModel(columns.stream().map(column -> column.replace("#", "")).toList());
    TableSetup.setNames(this, name, says);
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    setShowHorizontalLines(true);
    setModel(rows);
    for (int index = 0; index < columns.size(); index++) {
      if (columns.get(index).startsWith("#"))
        getColumnModel().getColumn(index).setCellRenderer(right());
    }
  }

  private static DefaultTableCellRenderer right() {
    var renderer = new DefaultTableCellRenderer();
    renderer.setHorizontalAlignment(SwingConstants.RIGHT);
    return renderer;
  }

  /** Shows other rows and selects the first. */
  void show(List<List<String>> others) {
    rows.show(others);
    if (!others.isEmpty()) setRowSelectionInterval(0, 0);
  }
}
