package roundhouse.editor.tiles;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.DefaultCellEditor;
import javax.swing.JComboBox;
import javax.swing.JTable;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.board.TileNotationException;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.tables.HeadedTableModel;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.words.UiWords;

/**
 * The stops of a tile: kinds, values, spaces and places, editable if the tile is the design's own.
 */
final class TileStopsTable extends JTable {
  private static final List<String> COLUMNS =
      List.of(
          UiWords.of("tile.stop"),
          UiWords.of("tile.kind"),
          UiWords.of("tile.value"),
          UiWords.of("tile.spaces"),
          UiWords.of("tile.place"));

  private final transient Consumer<TileSketch> draw;
  private final transient Consumer<String> refuse;
  private transient Optional<Tile> tile = Optional.empty();
  private boolean open;

  /**
   * @param refuse called with the reason if typed text is refused
   */
  TileStopsTable(Consumer<TileSketch> draw, Consumer<String> refuse, WindowLook look) {
    this.draw = draw;
    this.refuse = refuse;
    setModel(new Model());
    TableSetup.setUpEditable(this, "stops", UiWords.of("tile.stops"));
    String[] kinds = Stream.of(Stop.Kind.values()).map(TileStopsTable::word).toArray(String[]::new);
    getColumnModel().getColumn(1).setCellEditor(new DefaultCellEditor(new JComboBox<>(kinds)));
    TableSetup.fitHeaders(this, 0);
    look.addListener(
        () -> {
          setRowHeight(look.textSize() + 12);
          TableSetup.fitHeaders(this, 0);
        });
  }

  private static String word(Stop.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  void show(Optional<Tile> shown, boolean own) {
    open = own;
    if (shown.equals(tile)) return;
    tile = shown;
    if (isEditing()) getCellEditor().cancelCellEditing();
    ((Model) getModel()).fireTableDataChanged();
  }

  private Stop stop(int row) {
    return tile.orElseThrow().stops().get(row);
  }

  /** The revenue in the compact notation: {@code 20}, {@code yellow_30|brown_60}. */
  private static String value(Stop stop) {
    String printed =
        TileNotation.print(
            new Tile(
                "",
                TileColor.WHITE,
                List.of(new Stop(Stop.Kind.TOWN, 0, stop.revenue(), "", 1, "")),
                List.of(),
                Set.of(),
                0));
    return printed.substring(printed.indexOf(':') + 1);
  }

  private static Stop changed(Stop stop, int column, String text) {
    return switch (column) {
      case 1 -> ofKind(stop, Stop.Kind.valueOf(text.toUpperCase(Locale.ROOT)));
      case 2 -> with(stop, stop.kind(), stop.slots(), read("town=revenue:" + text).revenue());
      case 3 -> with(stop, stop.kind(), read("city=slots:" + text).slots(), stop.revenue());
      default ->
          TileSketch.located(stop, text.isEmpty() ? "" : read("town=loc:" + text).location());
    };
  }

  /** Only cities have slots. */
  private static Stop ofKind(Stop stop, Stop.Kind kind) {
    int slots = kind == Stop.Kind.CITY ? Math.max(1, stop.slots()) : 0;
    return with(stop, kind, slots, stop.revenue());
  }

  private static Stop with(Stop stop, Stop.Kind kind, int slots, Stop.Revenue revenue) {
    return new Stop(kind, slots, revenue, stop.location(), stop.visitCost(), stop.group());
  }

  private static Stop read(String notation) {
    return TileNotation.parse("", TileColor.WHITE, notation).stops().getFirst();
  }

  private final class Model extends HeadedTableModel {
    Model() {
      super(COLUMNS);
    }

    @Override
    public int getRowCount() {
      return tile.map(shown -> shown.stops().size()).orElse(0);
    }

    @Override
    public Object getValueAt(int row, int column) {
      Stop stop = stop(row);
      return switch (column) {
        case 1 -> word(stop.kind());
        case 2 -> value(stop);
        case 3 -> stop.isCity() ? stop.slots() : "";
        case 4 -> stop.location();
        default -> "_" + row;
      };
    }

    @Override
    public boolean isCellEditable(int row, int column) {
      return open && column > 0 && (column != 3 || stop(row).isCity());
    }

    @Override
    public void setValueAt(Object value, int row, int column) {
      if (value.toString().equals(getValueAt(row, column).toString())) return;
      try {
        draw.accept(
            new TileSketch(tile.orElseThrow())
                .stop(row, stop -> changed(stop, column, value.toString().strip())));
      } catch (TileNotationException wrong) {
        refuse.accept(wrong.getMessage());
      }
    }
  }
}
