package roundhouse.editor.kit.tables;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.Rectangle;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableModel;

/** A table whose first column stays in sight while the others scroll sideways beneath it. */
public class FirstColumnTable extends JTable {
  public FirstColumnTable(TableModel model) {
    super(model);
  }

  /** How far the other columns have moved beneath the first one. */
  private static int offset(JTable table) {
    return table.getParent() instanceof JViewport view ? view.getViewPosition().x : 0;
  }

  private int firstWidth() {
    return getColumnCount() == 0 ? 0 : getColumnModel().getColumn(0).getWidth();
  }

  private boolean isOverFirst(int x) {
    int moved = offset(this);
    return moved > 0 && x >= moved && x < moved + firstWidth();
  }

  /** The first column where it is shown. */
  @Override
  public int columnAtPoint(Point point) {
    return isOverFirst(point.x) ? 0 : super.columnAtPoint(point);
  }

  /** Shows a place beside the first column, not beneath it. */
  @Override
  public void scrollRectToVisible(Rectangle place) {
    var beside = new Rectangle(place);
    if (place.x >= firstWidth()) {
      beside.x -= firstWidth();
      beside.width += firstWidth();
    }
    super.scrollRectToVisible(beside);
  }

  @Override
  public void paint(Graphics graphics) {
    super.paint(graphics);
    int moved = offset(this);
    if (moved > 0 && getRowCount() > 0) paintFirst(graphics, moved);
  }

  private void paintFirst(Graphics graphics, int left) {
    Rectangle seen = getVisibleRect();
    int width = firstWidth();
    graphics.setColor(getBackground());
    graphics.fillRect(left, seen.y, width, seen.height);
    for (int row = Math.max(0, rowAtPoint(seen.getLocation())); row < getRowCount(); row++) {
      Rectangle cell = getCellRect(row, 0, true);
      if (cell.y >= seen.y + seen.height) break;
      Component shown = prepareRenderer(getCellRenderer(row, 0), row, 0);
      int below = cell.y + cell.height - 1;
      SwingUtilities.paintComponent(
          graphics, shown, this, left, cell.y, width - 1, cell.height - 1);
      graphics.setColor(getGridColor());
      if (getShowHorizontalLines()) graphics.drawLine(left, below, left + width - 1, below);
    }
    graphics.setColor(getGridColor());
    graphics.drawLine(left + width - 1, seen.y, left + width - 1, seen.y + seen.height);
  }

  /** Scrolling by copying would move the first column too. */
  @Override
  protected void configureEnclosingScrollPane() {
    super.configureEnclosingScrollPane();
    if (!(SwingUtilities.getAncestorOfClass(JScrollPane.class, this) instanceof JScrollPane pane))
      return;
    pane.getViewport().setScrollMode(JViewport.SIMPLE_SCROLL_MODE);
    if (pane.getColumnHeader() != null)
      pane.getColumnHeader().setScrollMode(JViewport.SIMPLE_SCROLL_MODE);
  }

  @Override
  protected JTableHeader createDefaultTableHeader() {
    return new Header(this);
  }

  private static final class Header extends JTableHeader {
    private final FirstColumnTable of;

    private Header(FirstColumnTable of) {
      super(of.getColumnModel());
      this.of = of;
    }

    @Override
    public int columnAtPoint(Point point) {
      return of.isOverFirst(point.x) ? 0 : super.columnAtPoint(point);
    }

    @Override
    public void paint(Graphics graphics) {
      super.paint(graphics);
      int moved = offset(of);
      int width = of.firstWidth();
      if (moved == 0 || width == 0) return;
      Object head = of.getColumnModel().getColumn(0).getHeaderValue();
      Component shown =
          getDefaultRenderer().getTableCellRendererComponent(of, head, false, false, -1, 0);
      graphics.setColor(getBackground());
      graphics.fillRect(moved, 0, width, getHeight());
      SwingUtilities.paintComponent(graphics, shown, this, moved, 0, width, getHeight());
    }
  }
}
