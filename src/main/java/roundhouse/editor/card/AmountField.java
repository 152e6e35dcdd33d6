package roundhouse.editor.card;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import javax.swing.JFormattedTextField;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.NumberField;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.engine.Choice;
import roundhouse.words.UiWords;

/** The amount of the picked choice, if it has one. */
final class AmountField {
  private static final int DIGITS = 4;
  private static final String SELECTS_ALL = FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY;

  private final ChoiceSelection pick;
  private final NumberField number = new NumberField("amount", UiWords.of("card.amount"), "0");
  private Optional<Choice.Amount> range = Optional.empty();

  AmountField(ChoiceSelection pick) {
    this.pick = pick;
    number.onlySteps();
    number.setVisible(false);
    number.addListener(() -> pick.amount(amount()));
  }

  NumberField component() {
    return number;
  }

  private OptionalInt amount() {
    OptionalDouble typed = number.number();
    return typed.isPresent() ? OptionalInt.of((int) typed.getAsDouble()) : OptionalInt.empty();
  }

  /** Shows the amount and range of what is picked. */
  void follow() {
    Optional<Choice.Amount> now = pick.choice().flatMap(Choice::amount);
    number.setVisible(now.isPresent());
    if (now.isPresent() && !now.equals(range)) bound(now.get());
    if (now.isPresent()) pick.amount().ifPresent(number::show);
    range = now;
  }

  private void bound(Choice.Amount bounds) {
    number.range(bounds.min(), bounds.max(), bounds.step(), bounds.min());
    number.field().setColumns(DIGITS);
    KeyBindings.bindFocused(number.field(), "ENTER", pick::play);
    number.field().addFocusListener(new Leaving());
  }

  /** A field that is entered in another way selects its number. */
  private final class Leaving extends FocusAdapter {
    @Override
    public void focusLost(FocusEvent event) {
      number.field().putClientProperty(SELECTS_ALL, null);
    }
  }

  /** Begins to enter an amount with a digit. Were it selected, the next one would replace it. */
  void enter(char first) {
    JFormattedTextField field = number.field();
    field.putClientProperty(SELECTS_ALL, FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY_NEVER);
    field.setText(String.valueOf(first));
    field.requestFocusInWindow();
  }
}
