package roundhouse.editor.kit;

import com.formdev.flatlaf.FlatClientProperties;
import java.text.DecimalFormat;
import java.text.ParsePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import javax.swing.JFormattedTextField;
import javax.swing.JSpinner;
import javax.swing.KeyStroke;
import javax.swing.SpinnerNumberModel;
import roundhouse.words.UiWords;

/**
 * A number between two others. It counts as it is typed; what cannot be stays as typed, is marked,
 * and counts as no number.
 */
public final class NumberField extends JSpinner {
  private static final double CLOSE = 1e-6;

  private final transient List<Runnable> listeners = new ArrayList<>();
  private final DecimalFormat format;
  private final String tip;
  private double least;
  private double most;
  private double step;
  private boolean multiples;
  private boolean showing;
  private boolean typing;

  /**
   * @param pattern as {@link DecimalFormat} reads it
   * @param says for tips and screen readers
   */
  public NumberField(String name, String says, String pattern) {
    format = new DecimalFormat(pattern);
    tip = says;
    setName(name);
    getAccessibleContext().setAccessibleName(says);
  }

  /**
   * Sets what the number may be, and shows one.
   *
   * @param by what an arrow adds
   */
  public void range(double from, double to, double by, double now) {
    least = from;
    most = to;
    step = by;
    showing = true;
    setModel(new SpinnerNumberModel(now, from, to, by));
    var editor = new NumberEditor(this, format.toPattern());
    setEditor(editor);
    JFormattedTextField field = editor.getTextField();
    field.setFocusLostBehavior(JFormattedTextField.PERSIST);
    // What is typed counts already, so Enter is left to the dialog.
    field.getInputMap().put(KeyStroke.getKeyStroke("ENTER"), "none");
    field.getAccessibleContext().setAccessibleName(tip);
    KeyBindings.onTextChange(field, this::typed);
    showing = false;
    mark();
  }

  /** Allows only the least number and those that are whole steps above it. */
  public void onlySteps() {
    multiples = true;
    mark();
  }

  /** Calls the listener with each change of the number that the user makes. */
  public void addListener(Runnable changed) {
    listeners.add(changed);
  }

  /** The field in which one types. */
  public JFormattedTextField field() {
    return ((DefaultEditor) getEditor()).getTextField();
  }

  /** The number as it is typed; empty if it cannot be. */
  public OptionalDouble number() {
    String typed = field().getText().strip();
    var end = new ParsePosition(0);
    Number read = format.parse(typed, end);
    if (read == null || end.getIndex() < typed.length()) return OptionalDouble.empty();
    double number = read.doubleValue();
    boolean may = number >= least && number <= most && (!multiples || isOnStep(number));
    return may ? OptionalDouble.of(number) : OptionalDouble.empty();
  }

  private boolean isOnStep(double number) {
    return Math.abs(Math.IEEEremainder(number - least, step)) < CLOSE;
  }

  /** Shows a number, unless it is what is typed. */
  public void show(double number) {
    if (typing || number().equals(OptionalDouble.of(number))) return;
    showing = true;
    setValue(number);
    field().setValue(number);
    showing = false;
    mark();
  }

  /** What is wrong with what is typed, and what may be there. */
  public Optional<String> fault() {
    return number().isPresent()
        ? Optional.empty()
        : Optional.of(UiWords.of("number.wrong", field().getText().strip(), range()));
  }

  private String range() {
    return multiples && step > 1
        ? UiWords.of("card.range-steps", in(least), in(most), in(step))
        : UiWords.of("card.range", in(least), in(most));
  }

  private String in(double number) {
    return format.format(number);
  }

  private void typed() {
    if (showing) return;
    mark();
    typing = true;
    listeners.forEach(Runnable::run);
    typing = false;
  }

  private void mark() {
    Optional<String> wrong = fault();
    putClientProperty(
        FlatClientProperties.OUTLINE,
        wrong.map(_ -> FlatClientProperties.OUTLINE_ERROR).orElse(null));
    String says = wrong.orElseGet(() -> UiWords.of("number.tip", tip, range()));
    setToolTipText(says);
    field().setToolTipText(says);
    field().getAccessibleContext().setAccessibleDescription(wrong.orElse(null));
  }
}
