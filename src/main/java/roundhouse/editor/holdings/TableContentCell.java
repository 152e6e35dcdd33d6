package roundhouse.editor.holdings;

import java.awt.Component;
import java.awt.Font;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.TokenIcon;

/** A cell of a table as its content says: aligned, with tokens, emphasis and tips. */
final class TableContentCell extends DefaultTableCellRenderer {
  private final transient Supplier<TableContent> content;
  private final transient WindowLook look;

  TableContentCell(Supplier<TableContent> content, WindowLook look) {
    this.content = content;
    this.look = look;
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable of, Object value, boolean selected, boolean focused, int row, int column) {
    super.getTableCellRendererComponent(of, value, false, false, row, column);
    TableContent.Row shown = content.get().rows().get(row);
    setHorizontalAlignment(
        content.get().columns().get(column).right() ? SwingConstants.RIGHT : SwingConstants.LEFT);
    setBorder(BorderFactory.createEmptyBorder(0, 5, 0, 5));
    setIcon(
        column == 0
            ? shown.livery().map(livery -> new TokenIcon(livery, look.textSize())).orElse(null)
            : null);
    setFont(of.getFont().deriveFont(shown.now() ? Font.BOLD : Font.PLAIN));
    setForeground(shown.faint() ? look.faint() : of.getForeground());
    setToolTipText(shown.tip(column).isEmpty() ? null : shown.tip(column));
    return this;
  }
}
