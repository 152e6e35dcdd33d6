package roundhouse.editor.kit.tables;

import java.util.List;

/** The model of a read-only table of texts. */
public final class TextTableModel extends HeadedTableModel {
  private transient List<List<String>> rows = List.of();

  public TextTableModel(List<String> headings) {
    super(headings);
  }

  /** Shows other rows, each with as many texts as there are headings. */
  public void show(List<List<String>> others) {
    rows = List.copyOf(others);
    fireTableDataChanged();
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public Object getValueAt(int row, int column) {
    return rows.get(row).get(column);
  }
}
