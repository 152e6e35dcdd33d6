package roundhouse.editor.start;

import java.awt.GridLayout;
import roundhouse.editor.kit.VerticalScrollPanel;

/** Cards beside each other, as many as the width allows, in rows that scroll. */
final class CardGrid extends VerticalScrollPanel {
  private static final int CARD = MapThumbnail.WIDTH + 48;

  private final GridLayout grid;

  CardGrid() {
    this(new GridLayout(0, 1, 12, 12));
  }

  private CardGrid(GridLayout grid) {
    super(grid);
    this.grid = grid;
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
}
