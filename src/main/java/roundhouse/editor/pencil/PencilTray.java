package roundhouse.editor.pencil;

import java.awt.Component;
import java.util.Collection;
import java.util.Comparator;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;
import javax.swing.SwingConstants;
import roundhouse.board.Tile;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.PictureIcon;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;
import roundhouse.words.UiWords;

/** All tiles of the title; one of them is taken in hand, to lay anywhere. */
final class PencilTray extends JList<Tile> {
  private static final int PICTURE = 52;

  private final transient PencilModel model;
  private final transient WindowLook look;
  private boolean filling;

  PencilTray(PencilModel model, WindowLook look) {
    this.model = model;
    this.look = look;
    setName("pencil tiles");
    getAccessibleContext().setAccessibleName(UiWords.of("pencil.tiles"));
    setLayoutOrientation(JList.HORIZONTAL_WRAP);
    setVisibleRowCount(-1);
    setCellRenderer(new Cell());
    addListSelectionListener(
        _ -> {
          if (!filling && getSelectedValue() != null) model.take(getSelectedValue());
        });
  }

  /** Offers tiles, by colour. */
  void offer(Collection<Tile> tiles) {
    filling = true;
    setListData(tiles.stream().sorted(Comparator.comparing(Tile::color)).toArray(Tile[]::new));
    filling = false;
  }

  /** A tile as a picture with its number. */
  private final class Cell extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> of, Object value, int index, boolean chosen, boolean focused) {
      var tile = (Tile) value;
      super.getListCellRendererComponent(of, tile.number(), index, chosen, focused);
      var layout = model.play().orElseThrow().title().map().layout();
      setIcon(
          new PictureIcon(new TilePainter(TileFace.of(tile, 0, layout), look.theme()), PICTURE));
      setHorizontalTextPosition(SwingConstants.CENTER);
      setVerticalTextPosition(SwingConstants.BOTTOM);
      setBorder(BorderFactory.createEmptyBorder(4, 5, 4, 5));
      return this;
    }
  }
}
