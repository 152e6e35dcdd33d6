package roundhouse.editor.holdings;

import java.awt.Component;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.TableCellRenderer;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.TokenIcon;

/** The usual heading, aligned like its column and with the company's colour. */
final class TableContentHeading implements TableCellRenderer {
  private final Supplier<TableContent> content;
  private final WindowLook look;
  private final TableCellRenderer usual;

  TableContentHeading(TableCellRenderer usual, Supplier<TableContent> content, WindowLook look) {
    this.usual = usual;
    this.content = content;
    this.look = look;
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable of, Object value, boolean selected, boolean focused, int row, int column) {
    Component drawn =
        usual.getTableCellRendererComponent(of, value, selected, focused, row, column);
    if (!(drawn instanceof JLabel label)) return drawn;
    TableContent.Column shown = content.get().columns().get(column);
    label.setHorizontalAlignment(shown.right() ? SwingConstants.RIGHT : SwingConstants.LEFT);
    label.setToolTipText(shown.tip().isEmpty() ? null : shown.tip());
    label.setIcon(
        shown.livery().map(livery -> new TokenIcon(livery, look.textSize() - 1)).orElse(null));
    label.setBorder(BorderFactory.createEmptyBorder(2, 5, 2, 5));
    return label;
  }
}
