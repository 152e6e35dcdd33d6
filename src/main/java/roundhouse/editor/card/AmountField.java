package roundhouse.editor.card;

import java.text.ParseException;
import java.util.Optional;
import javax.swing.JFormattedTextField;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.engine.Choice;
import roundhouse.words.UiWords;

/** The amount of the picked choice, where it has one. */
final class AmountField extends JSpinner {
  private static final int DIGITS = 4;

  private final transient ChoiceSelection pick;
  private transient Optional<Choice.Amount> range = Optional.empty();
  private boolean following;

  AmountField(ChoiceSelection pick) {
    this.pick = pick;
    setName("amount");
    setVisible(false);
    getAccessibleContext().setAccessibleName(UiWords.of("card.amount"));
    addChangeListener(_ -> set());
  }

  private void set() {
    if (!following) pick.amount((Integer) getValue());
  }

  /** Shows the amount and range of what is picked. */
  void follow() {
    following = true;
    Optional<Choice.Amount> now = pick.choice().flatMap(Choice::amount);
    setVisible(now.isPresent());
    if (now.isPresent() && !now.equals(range)) bound(now.get());
    if (now.isPresent()) setValue(pick.amount());
    range = now;
    following = false;
  }

  private void bound(Choice.Amount bounds) {
    setModel(new SpinnerNumberModel(pick.amount(), bounds.min(), bounds.max(), bounds.step()));
    JFormattedTextField field = field();
    field.setColumns(DIGITS);
    KeyBindings.bindFocused(field, "ENTER", this::play);
    setToolTipText(
        bounds.step() > 1
            ? UiWords.of("card.range-steps", bounds.min(), bounds.max(), bounds.step())
            : UiWords.of("card.range", bounds.min(), bounds.max()));
  }

  private JFormattedTextField field() {
    return ((DefaultEditor) getEditor()).getTextField();
  }

  /** Begins to enter an amount with a digit. */
  void enter(char first) {
    JFormattedTextField field = field();
    field.requestFocusInWindow();
    SwingUtilities.invokeLater(
        () -> {
          field.setText(String.valueOf(first));
          field.setCaretPosition(1);
        });
  }

  /** Enter takes the amount as typed, if the rules know it, and plays. */
  private void play() {
    try {
      commitEdit();
    } catch (ParseException unreadable) {
      field().setValue(getValue());
      return;
    }
    pick.play();
  }
}
