package roundhouse.editor;

import java.awt.Component;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Optional;
import javax.swing.JFormattedTextField;
import javax.swing.JList;
import javax.swing.JSpinner;
import roundhouse.editor.play.BoardView;
import roundhouse.editor.play.ChoiceRows;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;

/** Plays actions through the turn card and the board by keys alone. */
final class CardKeys {
  /** More chips than there ever are. */
  private static final int MANY = 20;

  private final MainWindow window;
  private final JList<?> choices;
  private final JSpinner amount;
  private final RunKeys runKeys;

  CardKeys(MainWindow window, WindowHand hand) throws Exception {
    this.window = window;
    choices = hand.part(JList.class, "choices");
    amount = hand.part(JSpinner.class, "amount");
    runKeys = new RunKeys(window, choices, hand.part(BoardView.class, "board"));
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
      runKeys.draw(runs);
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

  /** The events of a key that types nothing, in the thread that gets them from the keyboard. */
  static void press(Component part, int code, int held) throws Exception {
    Hands.look(
        () -> {
          press(part, code, held, KeyEvent.CHAR_UNDEFINED);
          return true;
        });
  }

  static void press(Component part, int code) {
    press(part, code, 0, KeyEvent.CHAR_UNDEFINED);
  }

  static boolean typed(Component part, char digit) {
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
