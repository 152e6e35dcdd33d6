package roundhouse.editor.map;

import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.design.reference.FormatDescription;

/**
 * A value of a hex in the form: its name, its field, and what fits its kind: steps for a number,
 * swatches for a colour, a list for words.
 *
 * @param beside shown to the right of the field
 * @param below shown below it
 */
record HexValueRow(JLabel label, HexField field, Component beside, Component below) {
  private static final Set<String> NAMED =
      Set.of("terrain", "label", "mark", "group", "edges", "stubs", "closed-until");

  /**
   * A row for a field.
   *
   * @param choices the words that fit a key
   */
  static HexValueRow of(HexField field, Function<String, List<String>> choices) {
    var label = new JLabel(HexField.words(field.key()));
    label.setLabelFor(field);
    Component below = field.key().equals("color") ? new HexSwatches(field) : nothing();
    return new HexValueRow(label, field, beside(field, choices), below);
  }

  private static Component beside(HexField field, Function<String, List<String>> choices) {
    FormatDescription format =
        FormatDescription.at(List.of("map", "hexes", "any", field.key())).orElseThrow();
    if (format.isNumber()) return new HexStepButtons(field);
    if (NAMED.contains(field.key())) return new HexWordsButton(field, format.isList(), choices);
    return nothing();
  }

  private static Component nothing() {
    var nothing = new JPanel(null);
    nothing.setPreferredSize(new Dimension());
    return nothing;
  }

  List<Component> parts() {
    return List.of(label, field, beside, below);
  }

  void show(boolean visible) {
    parts().forEach(part -> part.setVisible(visible));
  }
}
