package roundhouse.editor.tiles;

import java.awt.Component;
import java.util.List;
import java.util.Optional;
import javax.swing.JTable;
import javax.swing.table.DefaultTableCellRenderer;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.PictureIcon;
import roundhouse.editor.kit.tables.HeadedTableModel;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;
import roundhouse.words.UiWords;

/** What the map needs compared with the manifest: a row for hexes with the same print. */
final class TileNeedsTable extends JTable {
  private static final List<String> COLUMNS =
      List.of(
          "",
          UiWords.of("needs.count"),
          UiWords.of("needs.first"),
          UiWords.of("needs.held"),
          UiWords.of("needs.hexes"));
  private static final int PICTURE = 38;

  private final transient WindowLook look;
  private transient List<TileNeeds.Start> starts = List.of();
  private Layout layout = Layout.FLAT;

  TileNeedsTable(WindowLook look) {
    this.look = look;
    setModel(new Model());
    TableSetup.setUpEditable(this, "needs", UiWords.of("needs.needs"), 46, 50, 150, 46, 240);
    setDefaultRenderer(Object.class, new Cells());
    look.addListener(() -> setRowHeight(Math.max(PICTURE + 2, look.textSize() + 10)));
  }

  void show(Optional<TileNeeds> needs, Layout lies) {
    List<TileNeeds.Start> now = needs.map(TileNeeds::starts).orElse(List.of());
    layout = lies;
    if (now.equals(starts)) return;
    starts = now;
    ((Model) getModel()).fireTableDataChanged();
  }

  private static String held(TileNeeds.Start start) {
    return start.held() < 0 ? "∞" : String.valueOf(start.held());
  }

  private final class Model extends HeadedTableModel {
    Model() {
      super(COLUMNS);
    }

    @Override
    public int getRowCount() {
      return starts.size();
    }

    @Override
    public Object getValueAt(int row, int column) {
      TileNeeds.Start start = starts.get(row);
      return switch (column) {
        case 1 -> start.hexes().size();
        case 2 ->
            start.tiles().isEmpty() ? UiWords.of("needs.none") : String.join(" ", start.tiles());
        case 3 -> held(start);
        case 4 -> String.join(" ", HexId.texts(start.hexes()));
        default -> TileDescription.of(start.printed());
      };
    }
  }

  /** Warns where there are fewer tiles than hexes. */
  private final class Cells extends DefaultTableCellRenderer {
    private final WrappedWords words = new WrappedWords();

    @Override
    public Component getTableCellRendererComponent(
        JTable of, Object value, boolean selected, boolean focused, int row, int column) {
      TileNeeds.Start start = starts.get(row);
      super.getTableCellRendererComponent(
          of, column == 0 ? "" : value, selected, focused, row, column);
      setIcon(
          column == 0
              ? new PictureIcon(
                  new TilePainter(TileFace.of(start.printed(), 0, layout), look.theme()), PICTURE)
              : null);
      boolean wanting = start.tiles().isEmpty() || start.shortOf();
      if (!selected)
        setForeground(
            wanting && (column == 2 || column == 3) ? look.warning() : of.getForeground());
      setToolTipText(
          start.tiles().isEmpty()
              ? UiWords.of("needs.nothing")
              : start.shortOf() ? UiWords.of("needs.short") : value.toString());
      return column == 2 || column == 4 ? words.like(this, of, row, column) : this;
    }
  }
}
