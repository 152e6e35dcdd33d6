package roundhouse.editor.hooks;

import java.util.List;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;

/** A table of texts to go through by keyboard; columns of numbers stand to the right. */
final class Listing extends JTable {
  private final transient List<String> columns;
  private transient List<List<String>> rows = List.of();

  /** @param columns headings; those that begin with # are numbers */
  Listing(String name, List<String> columns) {
    this.columns = List.copyOf(columns);
    setName(name);
    getAccessibleContext().setAccessibleName(name);
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    setShowHorizontalLines(true);
    setModel(new Model());
    for (int index = 0; index < columns.size(); index++) {
      if (columns.get(index).startsWith("#")) getColumnModel().getColumn(index).setCellRenderer(right());
    }
  }

  private static DefaultTableCellRenderer right() {
    var renderer = new DefaultTableCellRenderer();
    renderer.setHorizontalAlignment(SwingConstants.RIGHT);
    return renderer;
  }

  /** Shows other rows, the first of them selected. */
  void show(List<List<String>> others) {
    rows = List.copyOf(others);
    ((AbstractTableModel) getModel()).fireTableDataChanged();
    if (!rows.isEmpty()) setRowSelectionInterval(0, 0);
  }

  void widths(int... pixels) {
    for (int index = 0; index < pixels.length; index++) getColumnModel().getColumn(index).setPreferredWidth(pixels[index]);
  }

  private final class Model extends AbstractTableModel {
    @Override
    public int getRowCount() {
      return rows.size();
    }

    @Override
    public int getColumnCount() {
      return columns.size();
    }

    @Override
    public String getColumnName(int column) {
      return columns.get(column).replace("#", "");
    }

    @Override
    public Object getValueAt(int row, int column) {
      return rows.get(row).get(column);
    }
  }
}
