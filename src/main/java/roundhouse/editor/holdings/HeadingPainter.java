package roundhouse.editor.holdings;

import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.TableCellRenderer;
import roundhouse.editor.kit.WindowLook;

/** Draws the headings of the holdings; a bar marks the player whose turn it is. */
final class HeadingPainter extends JLabel implements TableCellRenderer {
  private static final int BAR = 3;

  private final transient WindowLook look;
  private boolean turn;

  @SuppressWarnings("this-escape") // a label takes its border before anybody sees it
  HeadingPainter(WindowLook look) {
    this.look = look;
    setOpaque(true);
    setBorder(BorderFactory.createEmptyBorder(0, 4, 0, 4));
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable of, Object value, boolean selected, boolean focused, int row, int column) {
    HoldingsTable table = (HoldingsTable) of;
    HoldingsColumn shown = table.fit().columns().get(column);
    turn = !shown.player().isEmpty() && shown.player().equals(table.matrix().turn());
    setText(table.fit().headings().get(column));
    getAccessibleContext().setAccessibleName(shown.says());
    setHorizontalAlignment(shown.kind().right() ? SwingConstants.RIGHT : SwingConstants.LEFT);
    setFont(table.getFont().deriveFont(turn ? Font.BOLD : Font.PLAIN));
    Color ground = table.getBackground();
    setBackground(turn ? CellPainter.mixed(ground, look.accent(), 0.13) : ground);
    setForeground(turn ? table.getForeground() : look.faint());
    return this;
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    graphics.setColor(turn ? look.accent() : look.faint());
    int thick = turn ? BAR : 1;
    graphics.fillRect(0, getHeight() - thick, getWidth(), thick);
  }
}
