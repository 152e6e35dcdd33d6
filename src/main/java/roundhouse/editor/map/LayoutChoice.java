package roundhouse.editor.map;

import java.awt.Dimension;
import java.util.List;
import javax.swing.JComboBox;
import roundhouse.board.Layout;

/** How the hexes of the map lie. */
final class LayoutChoice extends JComboBox<String> {
  private boolean showing;

  LayoutChoice(MapDesk desk, Strokes strokes) {
    super(new String[] {"flat hexes", "pointy hexes"});
    setName("layout");
    setToolTipText("Flat sides or points at top and bottom; who is whose neighbour stays, and what is printed lies as in a mirror");
    getAccessibleContext().setAccessibleName("How the hexes lie");
    addActionListener(
        _ -> {
          if (!showing) strokes.layout(List.of(Layout.values()).get(getSelectedIndex()));
        });
    desk.follow(
        () -> {
          showing = true;
          desk.draft().ifPresent(map -> setSelectedIndex(map.layout().ordinal()));
          showing = false;
        });
  }

  /** As large as it wants to be: the bar would stretch it. */
  @Override
  public Dimension getMaximumSize() {
    return getPreferredSize();
  }
}
