package roundhouse.editor.kit.tables;

import java.awt.Component;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableCellRenderer;
import roundhouse.editor.kit.FittingLabel;

/**
 * The usual headings of a table, but in condensed letters where a column is too narrow for them.
 */
final class FittingHeading extends FittingLabel implements TableCellRenderer {
  private final transient TableCellRenderer usual;

  private FittingHeading(TableCellRenderer usual) {
    super("", SwingConstants.LEADING);
    this.usual = usual;
    setOpaque(true);
  }

  static void install(JTableHeader header) {
    header.setDefaultRenderer(new FittingHeading(header.getDefaultRenderer()));
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable of, Object value, boolean selected, boolean focused, int row, int column) {
    Component shown =
        usual.getTableCellRendererComponent(of, value, selected, focused, row, column);
    int room = of.getColumnModel().getColumn(column).getWidth();
    if (!(shown instanceof JLabel label) || label.getPreferredSize().width <= room) return shown;
    setText(label.getText());
    setFont(label.getFont());
    setForeground(label.getForeground());
    setBackground(label.getBackground());
    setBorder(label.getBorder());
    return this;
  }
}
