package roundhouse.editor.kit.tables;

import java.util.List;
import javax.swing.table.AbstractTableModel;

/** The model of a table with fixed headings. */
public abstract class HeadedTableModel extends AbstractTableModel {
  private final transient List<String> headings;

  protected HeadedTableModel(List<String> headings) {
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
