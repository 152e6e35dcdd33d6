package roundhouse.editor.tiles;

import java.awt.Component;
import java.util.List;
import java.util.Optional;
import javax.swing.JTable;
import javax.swing.table.DefaultTableCellRenderer;
import roundhouse.board.Layout;
import roundhouse.editor.kit.HeadedRows;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.PictureIcon;
import roundhouse.editor.kit.TableDress;
import roundhouse.picture.TileFace;
import roundhouse.picture.TilePainter;
import roundhouse.words.Words;

/** What the map needs compared with the manifest: a row for hexes with the same print. */
final class NeedsTable extends JTable {
  private static final List<String> COLUMNS =
      List.of(
          "",
          Words.of("needs.count"),
          Words.of("needs.first"),
          Words.of("needs.held"),
          Words.of("needs.hexes"));
  private static final int PICTURE = 38;

  private final transient Look look;
  private transient List<Needs.Start> starts = List.of();
  private Layout layout = Layout.FLAT;

  NeedsTable(Look look) {
    this.look = look;
    setModel(new Model());
    TableDress.work(this, "needs", Words.of("needs.needs"), 46, 50, 150, 46, 240);
    setDefaultRenderer(Object.class, new Cells());
    look.follow(() -> setRowHeight(Math.max(PICTURE + 2, look.textSize() + 10)));
  }

  void show(Optional<Needs> needs, Layout lies) {
    List<Needs.Start> now = needs.map(Needs::starts).orElse(List.of());
    layout = lies;
    if (now.equals(starts)) return;
    starts = now;
    ((Model) getModel()).fireTableDataChanged();
  }

  private static String held(Needs.Start start) {
    return start.held() < 0 ? "∞" : String.valueOf(start.held());
  }

  private final class Model extends HeadedRows {
    Model() {
      super(COLUMNS);
    }

    @Override
    public int getRowCount() {
      return starts.size();
    }

    @Override
    public Object getValueAt(int row, int column) {
      Needs.Start start = starts.get(row);
      return switch (column) {
        case 1 -> start.hexes().size();
        case 2 ->
            start.tiles().isEmpty() ? Words.of("needs.none") : String.join(" ", start.tiles());
        case 3 -> held(start);
        case 4 -> String.join(" ", start.hexes());
        default -> TileWords.of(start.printed());
      };
    }
  }

  /** Warns where there are fewer tiles than hexes. */
  private final class Cells extends DefaultTableCellRenderer {
    @Override
    public Component getTableCellRendererComponent(
        JTable of, Object value, boolean selected, boolean focused, int row, int column) {
      Needs.Start start = starts.get(row);
      super.getTableCellRendererComponent(
          of, column == 0 ? "" : value, selected, focused, row, column);
      setIcon(
          column == 0
              ? new PictureIcon(
                  new TilePainter(TileFace.of(start.printed(), 0, layout), look.pictures()),
                  PICTURE)
              : null);
      boolean wanting = start.tiles().isEmpty() || start.shortOf();
      if (!selected)
        setForeground(
            wanting && (column == 2 || column == 3) ? look.warning() : of.getForeground());
      setToolTipText(
          start.tiles().isEmpty()
              ? Words.of("needs.nothing")
              : start.shortOf() ? Words.of("needs.short") : value.toString());
      return this;
    }
  }
}
