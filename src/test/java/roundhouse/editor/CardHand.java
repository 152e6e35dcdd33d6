package roundhouse.editor;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.text.ParseException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JFormattedTextField;
import javax.swing.JList;
import javax.swing.JSpinner;
import javax.swing.SwingUtilities;
import roundhouse.editor.play.BoardView;
import roundhouse.editor.play.ChoiceRows;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.game.Train;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.turn.choices.ActionPlace;

/** Plays actions through the turn card and the board by mouse. */
final class CardHand {
  private final MainWindow window;
  private final JList<?> choices;
  private final AbstractButton play;
  private final AbstractButton pass;
  private final JSpinner amount;
  private final JComboBox<?> variant;
  private final BoardView board;

  CardHand(MainWindow window, WindowHand hand) throws Exception {
    this.window = window;
    choices = hand.part(JList.class, "choices");
    play = hand.part(AbstractButton.class, "play");
    pass = hand.part(AbstractButton.class, "pass");
    amount = hand.part(JSpinner.class, "amount");
    variant = hand.part(JComboBox.class, "variant");
    board = hand.part(BoardView.class, "board");
  }

  /** Whether an action is offered; if so, it is played. */
  boolean play(Action action) throws Exception {
    return Hands.look(
        () -> {
          if (isDeclined(action)) return pressed(pass);
          if (action instanceof Action.RunTrains runs && !isOffered(runs)) return drawn(runs);
          return place(action).filter(place -> clicked(place)).isPresent();
        });
  }

  private boolean isDeclined(Action action) {
    return action instanceof Action.Pass && pass.isEnabled() && place(action).isEmpty();
  }

  private boolean isOffered(Action.RunTrains runs) {
    return window.shown().situation().orElseThrow().choices().stream()
        .map(Choice::action)
        .anyMatch(runs::equals);
  }

  /** The place of an action in the list, with the chip pressed that shows it there. */
  private Optional<ChoiceRows.Place> place(Action action) {
    Optional<ChoiceRows.Place> here = ChoiceRows.of(choices, action);
    for (int chip = 0; here.isEmpty() && chip < chips().length; chip++) {
      press(chips()[chip]);
      here = ChoiceRows.of(choices, action);
    }
    return here;
  }

  private AbstractButton[] chips() {
    return Stream.of(((Container) WindowHand.named(window, "also now")).getComponents())
        .filter(AbstractButton.class::isInstance)
        .map(AbstractButton.class::cast)
        .toArray(AbstractButton[]::new);
  }

  private boolean clicked(ChoiceRows.Place place) {
    choices.ensureIndexIsVisible(place.row());
    Rectangle row = choices.getCellBounds(place.row(), place.row());
    click(choices, row.x + row.width / 2, row.y + row.height - 6);
    for (int turn = 0; turn < place.turns(); turn++) turn();
    place.amount().ifPresent(this::enter);
    return pressed(play);
  }

  /** Another click on its hex turns a tile; prices and percentages are listed beside the button. */
  private void turn() {
    if (variant.isVisible()) {
      variant.setSelectedIndex(variant.getSelectedIndex() + 1);
      return;
    }
    ActionPlace.LaidTile tile =
        window.parts().game.selection.action().flatMap(ActionPlace::tileOf).orElseThrow();
    Point2D at = board.pixelOf(tile.hex()).orElseThrow();
    click(board, (int) at.getX(), (int) at.getY());
  }

  private void enter(int wanted) {
    JFormattedTextField field = ((JSpinner.DefaultEditor) amount.getEditor()).getTextField();
    field.setText(String.valueOf(wanted));
    try {
      amount.commitEdit();
    } catch (ParseException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Draws runs stop by stop: those that are not the best are drawn on the board. */
  private boolean drawn(Action.RunTrains wanted) {
    Map<String, Run> runs =
        wanted.runs().stream().collect(Collectors.toMap(Run::train, Function.identity()));
    var company = window.shown().play().orElseThrow().state().company(wanted.by());
    for (Train train : company.trains())
      if (WindowHand.named(window, "idle " + train.id()) instanceof AbstractButton idle)
        press(idle);
    for (Train train : company.trains())
      if (runs.containsKey(train.id())) draw(runs.get(train.id()));
    return pressed(play);
  }

  private void draw(Run run) {
    press((AbstractButton) WindowHand.named(window, "draw " + run.train()));
    for (StopRef stop : run.calls()) {
      Point2D at = board.pixelOf(stop).orElseThrow();
      click(board, (int) at.getX(), (int) at.getY());
    }
  }

  private static boolean pressed(AbstractButton button) {
    if (!button.isEnabled()) return false;
    press(button);
    return true;
  }

  /** What has just appeared gets its place first. */
  private static void press(AbstractButton button) {
    if (button.getWidth() == 0) SwingUtilities.getWindowAncestor(button).validate();
    click(button, button.getWidth() / 2, button.getHeight() / 2);
  }

  /** The events of a click, in the thread that gets them from the mouse. */
  static void click(Component part, int x, int y) {
    for (int id :
        new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED, MouseEvent.MOUSE_CLICKED})
      part.dispatchEvent(
          new MouseEvent(
              part,
              id,
              System.currentTimeMillis(),
              id == MouseEvent.MOUSE_PRESSED ? InputEvent.BUTTON1_DOWN_MASK : 0,
              x,
              y,
              1,
              false,
              MouseEvent.BUTTON1));
  }
}
