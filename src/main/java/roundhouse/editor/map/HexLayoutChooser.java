package roundhouse.editor.map;

import java.awt.Dimension;
import java.util.List;
import javax.swing.JComboBox;
import roundhouse.board.Layout;
import roundhouse.words.UiWords;

/** Chooses the orientation of the hexes. */
final class HexLayoutChooser extends JComboBox<String> {
  private boolean showing;

  HexLayoutChooser(MapEditorModel desk, MapToolActions strokes) {
    super(
        new String[] {
          UiWords.of("map.flat"), UiWords.of("map.pointy"), UiWords.of("map.flat-letters-down")
        });
    setName("layout");
    setToolTipText(UiWords.of("map.layout-tip"));
    getAccessibleContext().setAccessibleName(UiWords.of("map.layout"));
    addActionListener(
        _ -> {
          if (!showing) strokes.layout(List.of(Layout.values()).get(getSelectedIndex()));
        });
    desk.addListener(
        () -> {
          showing = true;
          desk.edited().ifPresent(map -> setSelectedIndex(map.layout().ordinal()));
          showing = false;
        });
  }

  /** The preferred size; the tool bar would stretch it otherwise. */
  @Override
  public Dimension getMaximumSize() {
    return getPreferredSize();
  }
}
