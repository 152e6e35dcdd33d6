package roundhouse.editor.tiles;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextField;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.PictureIcon;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;
import roundhouse.words.UiWords;

/** Asks for a tile of the library. */
final class TileLibraryDialog {
  private static final int PICTURE = 40;

  private TileLibraryDialog() {}

  /** Asks; empty if cancelled. */
  static Optional<Tile> ask(
      Component over, Collection<Tile> tiles, Layout layout, WindowLook look) {
    var list = new JList<Tile>();
    list.setName("library");
    list.getAccessibleContext().setAccessibleName(UiWords.of("manifest.library"));
    list.setCellRenderer(new Cells(layout, look));
    var find = new JTextField();
    find.setName("find tile");
    find.putClientProperty("JTextField.placeholderText", UiWords.of("manifest.find"));
    KeyBindings.onTextChange(find, () -> fill(list, tiles, find.getText()));
    fill(list, tiles, "");
    var content = new JPanel(new BorderLayout(0, 6));
    content.add(find, BorderLayout.NORTH);
    content.add(Panels.scroll(list), BorderLayout.CENTER);
    content.setPreferredSize(new Dimension(520, 420));
    boolean chosen =
        ConfirmDialog.form(
            over, content, UiWords.of("manifest.choose"), UiWords.of("manifest.choose-it"), find);
    return chosen ? Optional.ofNullable(list.getSelectedValue()) : Optional.empty();
  }

  private static void fill(JList<Tile> list, Collection<Tile> tiles, String wanted) {
    String[] words = wanted.toLowerCase(Locale.ROOT).strip().split("\\s+");
    List<Tile> found =
        tiles.stream()
            .filter(tile -> matches(tile, words))
            .sorted(
                (one, other) ->
                    Boolean.compare(
                        other.number().equals(wanted.strip()), one.number().equals(wanted.strip())))
            .toList();
    list.setListData(found.toArray(Tile[]::new));
    if (!found.isEmpty()) list.setSelectedIndex(0);
  }

  private static boolean matches(Tile tile, String[] words) {
    String says = TileDescription.of(tile).toLowerCase(Locale.ROOT);
    for (String word : words) if (!says.contains(word)) return false;
    return true;
  }

  private static final class Cells extends DefaultListCellRenderer {
    private final Layout layout;
    private final transient WindowLook look;

    Cells(Layout layout, WindowLook look) {
      this.layout = layout;
      this.look = look;
    }

    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focused) {
      Tile tile = (Tile) value;
      super.getListCellRendererComponent(list, TileDescription.of(tile), index, selected, focused);
      setIcon(
          new PictureIcon(new TilePainter(TileFace.of(tile, 0, layout), look.theme()), PICTURE));
      return this;
    }
  }
}
