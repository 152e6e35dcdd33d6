package roundhouse.editor.card;

import javax.swing.JList;
import javax.swing.ListCellRenderer;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.turn.choices.ActionKind;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.facts.CardMoment;
import roundhouse.turn.facts.ChoiceFacts;

/**
 * How the body of the card shows choices: tiles as a tray, the uses of revenue beside each other,
 * all others as rows.
 */
final class BodyLayout {
  private static final int TILE_ROOM = 12;

  private final FactRow row;
  private final TileCell tile;
  private final DividendCell column;
  private final ChoiceSelection pick;

  BodyLayout(ChoiceSelection pick, WindowLook look) {
    this.pick = pick;
    row = new FactRow(look);
    tile = new TileCell(pick, look);
    column = new DividendCell(look);
  }

  /** Takes the moment that the rows are about, with as many effects as are known. */
  void show(CardMoment moment) {
    var facts = new ChoiceFacts(moment, row -> pick.row().filter(row::equals).isPresent());
    row.show(facts::of, moment.liveries()::of);
    column.show(facts::of);
    tile.show(moment);
  }

  /** Arranges a list for a kind of decision. */
  void arrange(JList<ChoiceRow> list, ActionKind kind) {
    boolean tray = kind == ActionKind.TRACK;
    boolean columns = kind == ActionKind.DIVIDEND;
    list.setLayoutOrientation(tray || columns ? JList.HORIZONTAL_WRAP : JList.VERTICAL);
    list.setVisibleRowCount(-1);
    list.setFixedCellWidth(-1);
    list.setFixedCellHeight(-1);
    list.setCellRenderer(renderer(kind));
    fit(list, kind);
  }

  private ListCellRenderer<ChoiceRow> renderer(ActionKind kind) {
    return switch (kind) {
      case TRACK -> tile;
      case DIVIDEND -> column;
      default -> row;
    };
  }

  /** Fits the cells of a tray or of columns to the width of the card. */
  void fit(JList<ChoiceRow> list, ActionKind kind) {
    int width = list.getParent() == null ? 0 : list.getParent().getWidth();
    int cells = Math.max(1, list.getModel().getSize());
    if (width <= 0) return;
    if (kind == ActionKind.DIVIDEND) list.setFixedCellWidth(width / cells - 1);
    if (kind == ActionKind.TRACK) {
      int room = TileCell.PICTURE + TILE_ROOM;
      list.setFixedCellWidth(width / Math.max(1, width / room));
      list.setFixedCellHeight(TileCell.PICTURE + 3 * list.getFont().getSize());
    }
  }
}
