package roundhouse.editor.holdings;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.table.TableCellRenderer;
import roundhouse.editor.kit.WindowLook;
import roundhouse.picture.PictureText;

/** Draws the headings of the holdings; a bar marks the player whose turn it is. */
final class HeadingPainter extends JLabel implements TableCellRenderer {
  private static final int BAR = 3;

  private final transient WindowLook look;
  private transient HoldingsTable table;
  private transient int column;

  HeadingPainter(WindowLook look) {
    this.look = look;
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable of, Object value, boolean selected, boolean focused, int row, int at) {
    table = (HoldingsTable) of;
    column = at;
    getAccessibleContext().setAccessibleName(table.fit().columns().get(at).says());
    return this;
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D own = CellPainter.smooth(graphics);
    HoldingsColumn shown = table.fit().columns().get(column);
    boolean turn = !shown.player().isEmpty() && shown.player().equals(table.matrix().turn());
    Color ground = table.getBackground();
    own.setColor(turn ? CellPainter.mixed(ground, look.accent(), 0.13) : ground);
    own.fillRect(0, 0, getWidth(), getHeight());
    var text = new PictureText(table.fit().headings().get(column), table.fit().size(), turn);
    int edge = MatrixFit.edge(table.fit().size());
    text.draw(
        own,
        shown.kind().right() ? getWidth() - edge - text.width() : edge,
        getHeight() / 2.0,
        turn ? table.getForeground() : look.faint());
    own.setColor(turn ? look.accent() : look.faint());
    int thick = turn ? BAR : 1;
    own.fillRect(0, getHeight() - thick, getWidth(), thick);
    own.dispose();
  }
}
