package roundhouse.editor.market;

import java.awt.Component;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.Box;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JTextField;
import roundhouse.market.Zone;
import roundhouse.picture.market.ZoneWords;
import roundhouse.words.UiWords;

/** Asks what a letter after a price means. */
final class ZoneDialog {
  private final String letter;
  private final JTextField field;
  private final Map<Zone, JCheckBox> boxes = new EnumMap<>(Zone.class);

  private ZoneDialog(String letter, List<Zone> means) {
    this.letter = letter;
    field = new JTextField(letter, 3);
    field.setName("zone letter");
    field.getAccessibleContext().setAccessibleName(UiWords.of("zones.letter"));
    for (Zone zone : Zone.values()) {
      var box = new JCheckBox(ZoneWords.of(zone), means.contains(zone));
      box.setName("means " + zone.name());
      boxes.put(zone, box);
    }
  }

  /** A zone with its letter. */
  record ZoneDefinition(String letter, List<Zone> means) {}

  /**
   * Asks; empty if cancelled or nothing is ticked.
   *
   * @param letter "" for a new zone
   * @param taken letters already in use
   */
  static Optional<ZoneDefinition> ask(
      Component over, String letter, List<Zone> means, Set<String> taken) {
    var dialog = new ZoneDialog(letter, means);
    return dialog.confirmed(over) ? dialog.answer(taken) : Optional.empty();
  }

  private boolean confirmed(Component over) {
    String title =
        letter.isEmpty() ? UiWords.of("zones.new-window") : UiWords.of("zones.window", letter);
    return JOptionPane.showConfirmDialog(
            over, form(), title, JOptionPane.OK_CANCEL_OPTION, JOptionPane.PLAIN_MESSAGE)
        == JOptionPane.OK_OPTION;
  }

  private Box form() {
    var form = Box.createVerticalBox();
    if (letter.isEmpty()) {
      form.add(new JLabel(UiWords.of("zones.letter-after")));
      form.add(field);
    }
    form.add(new JLabel(UiWords.of("zones.means")));
    boxes.values().forEach(form::add);
    return form;
  }

  private Optional<ZoneDefinition> answer(Set<String> taken) {
    List<Zone> ticked =
        boxes.keySet().stream().filter(zone -> boxes.get(zone).isSelected()).toList();
    String chosen = field.getText().strip();
    boolean free = chosen.matches("[a-zA-Z]") && (chosen.equals(letter) || !taken.contains(chosen));
    return free && !ticked.isEmpty()
        ? Optional.of(new ZoneDefinition(chosen, ticked))
        : Optional.empty();
  }
}
