package roundhouse.editor.tables;

import java.util.function.Supplier;
import javax.swing.table.AbstractTableModel;

/** The rows of a part as a table, which can be typed in. */
final class PartTableModel extends AbstractTableModel {
  private final transient Supplier<PartSheet> sheet;
  private final transient Writer writer;

  /** Writes a value that a user has typed. */
  interface Writer {
    void write(int row, int column, String text);
  }

  PartTableModel(Supplier<PartSheet> sheet, Writer writer) {
    this.sheet = sheet;
    this.writer = writer;
  }

  @Override
  public int getRowCount() {
    return sheet.get().rows().rows().size();
  }

  @Override
  public int getColumnCount() {
    return sheet.get().rows().columns().size();
  }

  @Override
  public String getColumnName(int column) {
    return sheet.get().heading(column);
  }

  @Override
  public Object getValueAt(int row, int column) {
    return sheet.get().cell(row, column).text();
  }

  @Override
  public boolean isCellEditable(int row, int column) {
    return true;
  }

  @Override
  public void setValueAt(Object value, int row, int column) {
    writer.write(row, column, value.toString().strip());
  }
}
