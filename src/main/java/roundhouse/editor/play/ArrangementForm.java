package roundhouse.editor.play;

import java.awt.GridLayout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.engine.arrangement.Arrangement;
import roundhouse.workshop.history.ArrangementInputs;
import roundhouse.workshop.history.GameHistory;

/** The values that a change of the position needs, a row for each. */
final class ArrangementForm extends JPanel {
  private final transient Predicate<String> secret;
  private final Map<String, JComboBox<String>> inputs = new LinkedHashMap<>();
  private transient Optional<GameHistory> shown = Optional.empty();
  private transient Optional<Arrangement> asked = Optional.empty();
  private transient Map<String, String> named = Map.of();

  /**
   * @param secret whether the treasury of a holder is hidden from the user
   */
  ArrangementForm(Predicate<String> secret) {
    super(new GridLayout(0, 2, 8, 4));
    this.secret = secret;
  }

  /** Forgets which thing the numbers were filled in for. */
  void forget() {
    named = Map.of();
  }

  /**
   * Asks for the values that a change needs; keeps earlier values if they still fit.
   *
   * @param given values to begin with
   */
  void ask(GameHistory play, Arrangement wanted, Map<String, String> given) {
    shown = Optional.of(play);
    asked = Optional.of(wanted);
    var before = new LinkedHashMap<String, String>();
    inputs.forEach((name, box) -> before.put(name, String.valueOf(box.getSelectedItem())));
    before.putAll(given);
    inputs.clear();
    removeAll();
    ArrangementInputs.of(play, wanted)
        .forEach(
            (name, values) ->
                add(name, values, wanted.needs().get(name) == Arrangement.Kind.NUMBER, before));
    fillPresent();
    revalidate();
    repaint();
  }

  private void add(String name, List<String> values, boolean number, Map<String, String> before) {
    var box = new JComboBox<>(values.toArray(String[]::new));
    box.setName("set " + name);
    box.setEditable(number);
    Optional.ofNullable(before.get(name))
        .filter(value -> number || values.contains(value))
        .ifPresent(box::setSelectedItem);
    if (!number) box.addActionListener(_ -> fillPresent());
    var label = new JLabel(name);
    label.setLabelFor(box);
    add(label);
    add(box);
    inputs.put(name, box);
  }

  /** Fills in the current numbers of the named thing whenever another thing is named. */
  private void fillPresent() {
    Arrangement wanted = asked.orElseThrow();
    var now = new LinkedHashMap<String, String>();
    now.put("", wanted.word());
    inputs.forEach(
        (name, box) -> {
          if (!box.isEditable()) now.put(name, String.valueOf(box.getSelectedItem()));
        });
    if (now.equals(named)) return;
    named = now;
    if (secret.test(now.get("holder"))) return;
    ArrangementInputs.present(shown.orElseThrow(), wanted, now)
        .forEach((name, value) -> inputs.get(name).setSelectedItem(value));
  }

  /** The values as they are filled in. */
  Map<String, String> values() {
    var values = new LinkedHashMap<String, String>();
    inputs.forEach((name, box) -> values.put(name, String.valueOf(value(box))));
    return values;
  }

  private static Object value(JComboBox<String> box) {
    return box.getEditor() != null && box.isEditable()
        ? box.getEditor().getItem()
        : box.getSelectedItem();
  }
}
