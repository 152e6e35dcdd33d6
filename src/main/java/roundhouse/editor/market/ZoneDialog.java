package roundhouse.editor.market;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
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
  private ZoneDialog() {}

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
    var field = new JTextField(letter, 3);
    field.setName("zone letter");
    field.getAccessibleContext().setAccessibleName(UiWords.of("zones.letter"));
    var boxes = new ArrayList<JCheckBox>();
    var content = Box.createVerticalBox();
    if (letter.isEmpty()) {
      content.add(new JLabel(UiWords.of("zones.letter-after")));
      content.add(field);
    }
    content.add(new JLabel(UiWords.of("zones.means")));
    for (Zone zone : Zone.values()) {
      var box = new JCheckBox(ZoneWords.of(zone), means.contains(zone));
      box.setName("means " + zone.name());
      boxes.add(box);
      content.add(box);
    }
    int answer =
        JOptionPane.showConfirmDialog(
            over,
            content,
            letter.isEmpty() ? UiWords.of("zones.new-window") : UiWords.of("zones.window", letter),
            JOptionPane.OK_CANCEL_OPTION,
            JOptionPane.PLAIN_MESSAGE);
    if (answer != JOptionPane.OK_OPTION) return Optional.empty();
    List<Zone> ticked =
        List.of(Zone.values()).stream()
            .filter(zone -> boxes.get(zone.ordinal()).isSelected())
            .toList();
    String chosen = field.getText().strip();
    boolean fresh =
        chosen.matches("[a-zA-Z]") && (chosen.equals(letter) || !taken.contains(chosen));
    return fresh && !ticked.isEmpty()
        ? Optional.of(new ZoneDefinition(chosen, ticked))
        : Optional.empty();
  }
}
