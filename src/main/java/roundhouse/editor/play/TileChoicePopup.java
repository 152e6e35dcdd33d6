package roundhouse.editor.play;

import java.awt.GridLayout;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.SwingConstants;
import roundhouse.editor.kit.PictureIcon;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;

/**
 * The tiles that may be laid on a hex, as pictures to choose from by mouse, or by arrow keys and
 * Enter.
 */
final class TileChoicePopup extends JPopupMenu {
  private static final int SIZE = 84;
  private static final int MOST_COLUMNS = 5;

  TileChoicePopup(List<ChoiceRow> rows, Title title, WindowLook look, Consumer<ChoiceRow> taken) {
    int columns = Math.min(MOST_COLUMNS, rows.size());
    setLayout(new GridLayout(0, columns, 2, 2));
    setName("tile offer");
    for (ChoiceRow row : rows)
      if (row.action() instanceof Action.LayTile lay) add(item(row, lay, title, look, taken));
  }

  private static JMenuItem item(
      ChoiceRow row, Action.LayTile lay, Title title, WindowLook look, Consumer<ChoiceRow> taken) {
    var face = TileFace.of(title.tiles().get(lay.tile()), lay.rotation(), title.map().layout());
    var item =
        new JMenuItem(lay.tile(), new PictureIcon(new TilePainter(face, look.theme()), SIZE));
    item.setHorizontalTextPosition(SwingConstants.CENTER);
    item.setVerticalTextPosition(SwingConstants.BOTTOM);
    item.setHorizontalAlignment(SwingConstants.CENTER);
    item.setToolTipText(row.says());
    item.addActionListener(_ -> taken.accept(row));
    return item;
  }
}
