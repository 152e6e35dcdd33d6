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
import javax.swing.JTextField;
import roundhouse.editor.kit.ConfirmDialog;
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
   * Asks until the answer is a zone; empty if cancelled.
   *
   * @param letter "" for a new zone
   * @param taken letters already in use
   */
  static Optional<ZoneDefinition> ask(
      Component over, String letter, List<Zone> means, Set<String> taken) {
    var dialog = new ZoneDialog(letter, means);
    return dialog.confirmed(over, taken) ? Optional.of(dialog.answer()) : Optional.empty();
  }

  private boolean confirmed(Component over, Set<String> taken) {
    boolean fresh = letter.isEmpty();
    return ConfirmDialog.form(
        over,
        form(),
        fresh ? UiWords.of("zones.new-window") : UiWords.of("zones.window", letter),
        fresh ? UiWords.of("zones.add") : UiWords.of("zones.change-it"),
        fresh ? field : boxes.get(Zone.values()[0]),
        () -> missing(taken));
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

  private String chosen() {
    return field.getText().strip();
  }

  private List<Zone> ticked() {
    return boxes.keySet().stream().filter(zone -> boxes.get(zone).isSelected()).toList();
  }

  /** What keeps the answer from being a zone. */
  private Optional<String> missing(Set<String> taken) {
    if (!chosen().matches("[a-zA-Z]")) return Optional.of(UiWords.of("zones.no-letter"));
    if (!chosen().equals(letter) && taken.contains(chosen()))
      return Optional.of(UiWords.of("zones.taken", chosen()));
    return ticked().isEmpty() ? Optional.of(UiWords.of("zones.no-meaning")) : Optional.empty();
  }

  private ZoneDefinition answer() {
    return new ZoneDefinition(chosen(), ticked());
  }
}
