package roundhouse.editor.card;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
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

/** The amount of the picked choice, if it has one. */
final class AmountField extends JSpinner {
  private static final int DIGITS = 4;
  private static final String SELECTS_ALL = FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY;

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
    field.addFocusListener(new Leaving());
    setToolTipText(
        bounds.step() > 1
            ? UiWords.of("card.range-steps", bounds.min(), bounds.max(), bounds.step())
            : UiWords.of("card.range", bounds.min(), bounds.max()));
  }

  /** A field that is entered in another way selects its number. */
  private final class Leaving extends FocusAdapter {
    @Override
    public void focusLost(FocusEvent event) {
      field().putClientProperty(SELECTS_ALL, null);
    }
  }

  private JFormattedTextField field() {
    return ((DefaultEditor) getEditor()).getTextField();
  }

  /** Begins to enter an amount with a digit. Were it selected, the next one would replace it. */
  void enter(char first) {
    JFormattedTextField field = field();
    field.putClientProperty(SELECTS_ALL, FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY_NEVER);
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
