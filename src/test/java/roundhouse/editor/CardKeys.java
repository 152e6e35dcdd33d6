package roundhouse.editor;

import java.awt.Component;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.swing.JFormattedTextField;
import javax.swing.JList;
import javax.swing.JSpinner;
import roundhouse.board.HexId;
import roundhouse.editor.play.BoardView;
import roundhouse.editor.play.ChoiceRows;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.explanation.Subject;
import roundhouse.game.Train;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;

/** Plays actions through the turn card and the board by keys alone. */
final class CardKeys {
  /** More steps of the cursor, or stops of a run, than any map needs. */
  private static final int MANY = 90;

  private final MainWindow window;
  private final JList<?> choices;
  private final JSpinner amount;
  private final BoardView board;

  CardKeys(MainWindow window, WindowHand hand) throws Exception {
    this.window = window;
    choices = hand.part(JList.class, "choices");
    amount = hand.part(JSpinner.class, "amount");
    board = hand.part(BoardView.class, "board");
  }

  /** Whether an action is offered; if so, it is played from the list, which has the keyboard. */
  boolean play(Action action) throws Exception {
    Hands.until(this::hasKeyboard, yes -> yes);
    Optional<Optional<Integer>> picked = Hands.look(() -> picked(action));
    if (picked.isEmpty()) return false;
    if (picked.get().isPresent()) enter(picked.get().get());
    return true;
  }

  private boolean isOffered(Action.RunTrains runs) {
    return window.shown().situation().orElseThrow().choices().stream()
        .map(Choice::action)
        .anyMatch(runs::equals);
  }

  private boolean isDeclined(Action action) {
    return action instanceof Action.Pass && ChoiceRows.of(choices, action).isEmpty();
  }

  private boolean hasKeyboard() {
    if (!choices.isFocusOwner()) window.focusChoiceList();
    return choices.isFocusOwner();
  }

  /** Plays what has no amount; tells the amount that is still to be typed. */
  private Optional<Optional<Integer>> picked(Action action) {
    if (isDeclined(action)) {
      press(choices, KeyEvent.VK_ENTER, InputEvent.CTRL_DOWN_MASK, '\n');
      return Optional.of(Optional.empty());
    }
    if (action instanceof Action.RunTrains runs && !isOffered(runs)) {
      draw(runs);
      press(choices, KeyEvent.VK_ENTER, 0, '\n');
      return Optional.of(Optional.empty());
    }
    return place(action).map(this::picked);
  }

  /** The place of an action in the list, with the chip shown that has it. */
  private Optional<ChoiceRows.Place> place(Action action) {
    Optional<ChoiceRows.Place> here = ChoiceRows.of(choices, action);
    for (int chip = 0; here.isEmpty() && chip < MANY; chip++) {
      press(choices, KeyEvent.VK_DOWN, InputEvent.ALT_DOWN_MASK, KeyEvent.CHAR_UNDEFINED);
      here = ChoiceRows.of(choices, action);
    }
    return here;
  }

  private Optional<Integer> picked(ChoiceRows.Place place) {
    press(choices, KeyEvent.VK_HOME);
    for (int row = 0; row < place.row(); row++) press(choices, KeyEvent.VK_DOWN);
    for (int turn = 0; turn < place.turns(); turn++) press(choices, KeyEvent.VK_PERIOD, 0, '.');
    if (place.amount().isEmpty()) press(choices, KeyEvent.VK_ENTER, 0, '\n');
    return place.amount();
  }

  /** The first digit goes to the list, which gives the keyboard to the field. */
  private void enter(int wanted) throws Exception {
    String digits = String.valueOf(wanted);
    Hands.look(() -> typed(choices, digits.charAt(0)));
    JFormattedTextField field =
        Hands.look(() -> ((JSpinner.DefaultEditor) amount.getEditor()).getTextField());
    Hands.until(() -> field.isFocusOwner() && field.getText().length() == 1, yes -> yes);
    Hands.look(
        () -> {
          for (char digit : digits.substring(1).toCharArray()) typed(field, digit);
          press(field, KeyEvent.VK_ENTER, 0, '\n');
          return true;
        });
  }

  /**
   * Tab takes the trains in turn, Backspace takes their stops away, F2 on the board adds others.
   */
  private void draw(Action.RunTrains wanted) {
    Map<String, Run> runs =
        wanted.runs().stream().collect(Collectors.toMap(Run::train, Function.identity()));
    List<Train> trains = window.shown().play().orElseThrow().state().company(wanted.by()).trains();
    for (Train train : trains) {
      press(choices, KeyEvent.VK_TAB);
      for (int stop = 0; stop == 0 || stop < MANY && run(train.id()).isPresent(); stop++)
        press(choices, KeyEvent.VK_BACK_SPACE);
    }
    for (Train train : trains) {
      press(choices, KeyEvent.VK_TAB);
      if (runs.containsKey(train.id())) draw(runs.get(train.id()));
    }
  }

  private void draw(Run run) {
    for (StopRef stop : run.calls()) {
      walk(stop.hex());
      for (int turn = 0; turn < MANY && !endsAt(run.train(), stop); turn++)
        press(board, KeyEvent.VK_F2);
    }
  }

  private boolean endsAt(String train, StopRef stop) {
    return run(train).filter(run -> run.calls().getLast().equals(stop)).isPresent();
  }

  /** The run of a train as it is drawn. */
  private Optional<Run> run(String train) {
    return window
        .parts()
        .game
        .selection
        .action()
        .map(Action.RunTrains.class::cast)
        .flatMap(
            drawn -> drawn.runs().stream().filter(run -> run.train().equals(train)).findFirst());
  }

  /** Arrows lead the cursor of the board to a hex. */
  private void walk(HexId hex) {
    for (int step = 0; step < MANY && !cursor().equals(Optional.of(hex)); step++)
      press(board, cursor().map(here -> arrow(here, hex)).orElse(KeyEvent.VK_RIGHT));
  }

  private int arrow(HexId here, HexId there) {
    Point2D from = board.pixelOf(here).orElseThrow();
    Point2D to = board.pixelOf(there).orElseThrow();
    double across = to.getX() - from.getX();
    double down = to.getY() - from.getY();
    if (Math.abs(across) > Math.abs(down)) return across < 0 ? KeyEvent.VK_LEFT : KeyEvent.VK_RIGHT;
    return down < 0 ? KeyEvent.VK_UP : KeyEvent.VK_DOWN;
  }

  private Optional<HexId> cursor() {
    return board.subject().map(subject -> ((Subject.HexSpace) subject).hex());
  }

  /** The events of a key, in the thread that gets them from the keyboard. */
  static void press(Component part, int code, int held) throws Exception {
    Hands.look(
        () -> {
          press(part, code, held, KeyEvent.CHAR_UNDEFINED);
          return true;
        });
  }

  private static void press(Component part, int code) {
    press(part, code, 0, KeyEvent.CHAR_UNDEFINED);
  }

  private static boolean typed(Component part, char digit) {
    press(part, KeyEvent.getExtendedKeyCodeForChar(digit), 0, digit);
    return true;
  }

  private static void press(Component part, int code, int held, char typed) {
    long now = System.currentTimeMillis();
    part.dispatchEvent(new KeyEvent(part, KeyEvent.KEY_PRESSED, now, held, code, typed));
    if (typed != KeyEvent.CHAR_UNDEFINED)
      part.dispatchEvent(
          new KeyEvent(part, KeyEvent.KEY_TYPED, now, held, KeyEvent.VK_UNDEFINED, typed));
    part.dispatchEvent(new KeyEvent(part, KeyEvent.KEY_RELEASED, now, held, code, typed));
  }
}
