package roundhouse.editor.start;

import java.awt.Dimension;
import java.awt.GridLayout;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.Scrollable;

/** Cards beside each other, as many as the width allows, in rows that scroll. */
final class CardGrid extends JPanel implements Scrollable {
  private static final int CARD = MapThumbnail.WIDTH + 48;
  private static final int LINE = 40;

  private final GridLayout grid = new GridLayout(0, 1, 12, 12);

  CardGrid() {
    setLayout(grid);
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    int columns = Math.max(1, width / CARD);
    if (columns != grid.getColumns()) {
      grid.setColumns(columns);
      revalidate();
    }
    super.setBounds(x, y, width, height);
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  @Override
  public boolean getScrollableTracksViewportHeight() {
    return false;
  }

  @Override
  public Dimension getPreferredScrollableViewportSize() {
    return getPreferredSize();
  }

  @Override
  public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
    return LINE;
  }

  @Override
  public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
    return visible.height - LINE;
  }
}
