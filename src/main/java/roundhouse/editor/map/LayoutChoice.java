package roundhouse.editor.map;

import java.awt.Dimension;
import java.util.List;
import javax.swing.JComboBox;
import roundhouse.board.Layout;
import roundhouse.words.Words;

/** Chooses the orientation of the hexes. */
final class LayoutChoice extends JComboBox<String> {
  private boolean showing;

  LayoutChoice(MapDesk desk, Strokes strokes) {
    super(new String[] {Words.of("map.flat"), Words.of("map.pointy")});
    setName("layout");
    setToolTipText(Words.of("map.layout-tip"));
    getAccessibleContext().setAccessibleName(Words.of("map.layout"));
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

  /** The preferred size; the tool bar would stretch it otherwise. */
  @Override
  public Dimension getMaximumSize() {
    return getPreferredSize();
  }
}
