package roundhouse.editor.holdings;

import java.awt.Cursor;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import javax.swing.table.JTableHeader;
import roundhouse.editor.holdings.HoldingsTable.Place;
import roundhouse.editor.kit.HoverCard;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.turn.holdings.HoldingsRow;

/**
 * Mouse and keys on the matrix: a click or Enter picks the first choice of a cell, another click or
 * plus the next one, minus the one before; Enter on the picked one plays it, once for each press.
 * Trades picked in one cell after the other become lines of one turn, as far as the rules allow.
 */
final class HoldingsInput {
  private final HoldingsTable table;
  private final ChoiceSelection pick;
  private final SubjectMenu subjects;
  private final Consumer<String> open;
  private boolean held;

  /** What was picked here last. */
  private Optional<Action> drafted = Optional.empty();

  /**
   * @param open opens or closes a fold
   * @param card the lines of the card of a cell
   */
  HoldingsInput(
      HoldingsTable table,
      ChoiceSelection pick,
      SubjectMenu subjects,
      Consumer<String> open,
      BiFunction<Place, HoldingsTable, List<String>> card) {
    this.table = table;
    this.pick = pick;
    this.subjects = subjects;
    this.open = open;
    var mouse = new Mouse();
    table.addMouseListener(mouse);
    table.addMouseMotionListener(mouse);
    bindKeys(cards(table, card));
    table.addKeyListener(new Released());
    table.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            held = false;
          }
        });
  }

  private void bindKeys(HoverCard hover) {
    KeyBindings.bind(table, "ENTER", this::enter);
    KeyBindings.bind(table, "PLUS", () -> step(1));
    KeyBindings.bind(table, "EQUALS", () -> step(1));
    KeyBindings.bind(table, "shift EQUALS", () -> step(1));
    KeyBindings.bind(table, "ADD", () -> step(1));
    KeyBindings.bind(table, "MINUS", () -> step(-1));
    KeyBindings.bind(table, "SUBTRACT", () -> step(-1));
    KeyBindings.bind(table, "N", () -> table.step(1));
    KeyBindings.bind(table, "shift N", () -> table.step(-1));
    KeyBindings.bind(table, "ctrl F1", () -> table.focused().ifPresent(at -> show(hover, at)));
  }

  private void show(HoverCard hover, Place at) {
    Rectangle box = table.box(at);
    hover.show(new Point(box.x + 1, box.y + 1));
  }

  /** Gives every cell of a table its card. */
  static HoverCard cards(HoldingsTable table, BiFunction<Place, HoldingsTable, List<String>> card) {
    return HoverCard.on(
        table,
        point ->
            table.at(point).map(at -> new HoverCard.Content(table.box(at), card.apply(at, table))));
  }

  /** Gives every heading its card. */
  static void headings(HoldingsTable table) {
    JTableHeader header = table.getTableHeader();
    HoverCard.on(
        header,
        point -> {
          int column = header.columnAtPoint(point);
          if (column < 0 || column >= table.fit().columns().size()) return Optional.empty();
          String says = table.fit().columns().get(column).says();
          return Optional.of(new HoverCard.Content(header.getHeaderRect(column), List.of(says)));
        });
  }

  private void enter() {
    boolean repeated = held;
    held = true;
    Optional<Place> at = table.focused();
    if (repeated || at.isEmpty()) return;
    if (picked(at.get()) >= 0) pick.play();
    else choose(at.get(), 1);
  }

  private void step(int by) {
    table.focused().ifPresent(at -> choose(at, by));
  }

  /** Picks the next choice of a cell, or opens a fold. */
  private void choose(Place at, int by) {
    if (table.row(at).kind() == HoldingsRow.Kind.FOLD) {
      open.accept(at.row());
      return;
    }
    List<Choice> choices = table.cell(at).choices();
    if (choices.isEmpty()) return;
    int now = picked(at);
    int next = now < 0 ? 0 : Math.floorMod(now + by, choices.size());
    boolean another = now < 0 && drafted.filter(HoldingsInput::trades).equals(pick.action());
    drafted = Optional.of(choices.get(next).action());
    if (another) pick.selectNext(choices.get(next));
    else pick.select(choices.get(next));
  }

  /** Whether one turn may have several such actions. */
  private static boolean trades(Action action) {
    return switch (action) {
      case Action.BuyShare _, Action.SellShares _, Action.RedeemShare _, Action.ReissueShares _ ->
          true;
      default -> false;
    };
  }

  /** Which of a cell's choices is picked; -1 for none. */
  private int picked(Place at) {
    List<Choice> choices = table.cell(at).choices();
    return pick.choice().map(choices::indexOf).orElse(-1);
  }

  private final class Mouse extends MouseAdapter {
    @Override
    public void mousePressed(MouseEvent event) {
      menu(event);
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      menu(event);
      if (!SwingUtilities.isLeftMouseButton(event) || event.isAltDown()) return;
      table.at(event.getPoint()).ifPresent(at -> choose(at, event.isShiftDown() ? -1 : 1));
    }

    @Override
    public void mouseMoved(MouseEvent event) {
      boolean hand =
          table
              .at(event.getPoint())
              .filter(
                  at ->
                      !table.cell(at).choices().isEmpty()
                          || table.row(at).kind() == HoldingsRow.Kind.FOLD)
              .isPresent();
      table.setCursor(
          Cursor.getPredefinedCursor(hand ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
    }

    private void menu(MouseEvent event) {
      if (!SubjectMenu.isAskedBy(event)) return;
      table
          .at(event.getPoint())
          .flatMap(table::subject)
          .ifPresent(subject -> subjects.show(table, event.getX(), event.getY(), subject));
    }
  }

  private final class Released extends KeyAdapter {
    @Override
    public void keyReleased(KeyEvent event) {
      if (event.getKeyCode() == KeyEvent.VK_ENTER) held = false;
    }
  }
}
