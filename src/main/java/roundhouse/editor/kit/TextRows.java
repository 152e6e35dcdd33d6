package roundhouse.editor.kit;

import java.util.List;
import javax.swing.table.AbstractTableModel;

/** Rows of texts under headings, only to be read. */
public final class TextRows extends AbstractTableModel {
  private final transient List<String> headings;
  private transient List<List<String>> rows = List.of();

  public TextRows(List<String> headings) {
    this.headings = List.copyOf(headings);
  }

  /** Shows other rows, of as many texts as there are headings. */
  public void show(List<List<String>> others) {
    rows = List.copyOf(others);
    fireTableDataChanged();
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public int getColumnCount() {
    return headings.size();
  }

  @Override
  public String getColumnName(int column) {
    return headings.get(column);
  }

  @Override
  public Object getValueAt(int row, int column) {
    return rows.get(row).get(column);
  }
}
