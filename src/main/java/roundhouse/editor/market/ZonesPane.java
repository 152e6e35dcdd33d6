package roundhouse.editor.market;

import java.awt.Component;
import java.awt.Graphics2D;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.UIManager;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.SquareIcon;
import roundhouse.market.Zone;
import roundhouse.picture.market.ZoneWords;
import roundhouse.words.UiWords;

/**
 * The zones of a market, with their letters and meanings; a zone is ticked if all selected spaces
 * are in it.
 */
final class ZonesPane extends JPanel {
  private final transient MarketEdits edits;
  private final transient WindowLook look;
  private final transient Consumer<String> toggle;

  ZonesPane(MarketEdits edits, WindowLook look, Consumer<String> toggle) {
    this.edits = edits;
    this.look = look;
    this.toggle = toggle;
    setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
    setBorder(BorderFactory.createEmptyBorder(0, 10, 6, 6));
  }

  /**
   * @param chosen the texts of the selected spaces
   */
  void show(EditedMarket chart, List<PriceWord> chosen) {
    removeAll();
    chart.spec().zones().forEach((letter, means) -> add(row(chart, letter, means, chosen)));
    var more = new JButton(UiWords.of("zones.new"));
    more.setName("new zone");
    more.setAlignmentX(LEFT_ALIGNMENT);
    more.putClientProperty("JButton.buttonType", "toolBarButton");
    more.addActionListener(
        _ ->
            ZoneDialog.ask(this, "", List.of(), chart.spec().zones().keySet())
                .ifPresent(made -> edits.zone(made.letter(), made.means())));
    add(Box.createVerticalStrut(4));
    add(more);
    revalidate();
    repaint();
  }

  private Component row(
      EditedMarket chart, String letter, List<Zone> means, List<PriceWord> chosen) {
    var row = new JPanel();
    row.setLayout(new BoxLayout(row, BoxLayout.X_AXIS));
    row.setAlignmentX(LEFT_ALIGNMENT);
    row.add(new JLabel(new ZoneIcon(means, look)));
    row.add(Box.createHorizontalStrut(6));
    row.add(
        small(
            "✎",
            "Change zone " + letter,
            UiWords.of("zones.change", letter),
            () ->
                ZoneDialog.ask(this, letter, means, chart.spec().zones().keySet())
                    .ifPresent(made -> edits.zone(letter, made.means()))));
    row.add(
        small(
            "✕",
            "Remove zone " + letter,
            UiWords.of("zones.remove", letter),
            () -> edits.removeZone(letter)));
    row.add(membership(letter, means, chosen));
    row.setMaximumSize(row.getPreferredSize());
    return row;
  }

  /** Ticked if all selected spaces are in the zone. */
  private JCheckBox membership(String letter, List<Zone> means, List<PriceWord> chosen) {
    var box =
        new JCheckBox(
            letter + "  " + words(means),
            !chosen.isEmpty() && chosen.stream().allMatch(word -> word.in(letter)));
    box.setName("zone " + letter);
    box.setEnabled(!chosen.isEmpty());
    box.setToolTipText(UiWords.of("zones.toggle", letter));
    box.addActionListener(_ -> toggle.accept(letter));
    return box;
  }

  private static JButton small(String sign, String name, String says, Runnable does) {
    var button = new JButton(sign);
    button.setName(name);
    button.setToolTipText(says);
    button.getAccessibleContext().setAccessibleName(says);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(_ -> does.run());
    return button;
  }

  private static String words(List<Zone> means) {
    return means.stream().map(ZoneWords::of).collect(Collectors.joining(", "));
  }

  /** The colour of a zone's spaces, in a thin frame. */
  private record ZoneIcon(List<Zone> means, WindowLook look) implements SquareIcon {
    @Override
    public int size() {
      return 14;
    }

    @Override
    public void draw(Graphics2D own, Component on) {
      var theme = look.theme();
      own.setColor(UIManager.getColor("Component.borderColor"));
      own.fillRect(0, 0, size(), size());
      own.setColor(
          means.stream()
              .filter(theme.zones()::containsKey)
              .map(theme.zones()::get)
              .findFirst()
              .orElse(theme.space()));
      own.fillRect(1, 1, size() - 2, size() - 2);
    }
  }

  /** Asks what a letter after a price means. */
  private static final class ZoneDialog {
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
}
