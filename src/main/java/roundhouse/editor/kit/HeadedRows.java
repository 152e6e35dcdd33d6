package roundhouse.editor.kit;

import java.util.List;
import javax.swing.table.AbstractTableModel;

/** Rows of a table under headings that stay. */
public abstract class HeadedRows extends AbstractTableModel {
  private final transient List<String> headings;

  protected HeadedRows(List<String> headings) {
    this.headings = List.copyOf(headings);
  }

  @Override
  public final int getColumnCount() {
    return headings.size();
  }

  @Override
  public final String getColumnName(int column) {
    return headings.get(column);
  }
}
