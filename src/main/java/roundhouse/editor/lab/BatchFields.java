package roundhouse.editor.lab;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import roundhouse.lab.bots.Bots;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.BatchSetup;
import roundhouse.workshop.project.ComparedDesign;

/** The number of players and games, the bots and the seed. */
final class BatchFields extends JPanel {
  private static final Integer[] USUAL_PLAYERS = {2, 3, 4, 5, 6};
  private static final int USUAL_TABLE = 3;

  private final JComboBox<Integer> players = new JComboBox<>(USUAL_PLAYERS);
  private final JTextField games = new JTextField("20", 6);
  private final JComboBox<String> bots = new JComboBox<>(Bots.names().toArray(String[]::new));
  private final JTextField seed = new JTextField("1", 8);

  BatchFields() {
    super(new FlowLayout(FlowLayout.LEFT, 0, 2));
    players.setSelectedItem(USUAL_TABLE);
    add("games players", UiWords.of("lab.players"), players);
    add("games number", UiWords.of("lab.number"), games);
    add("games bots", UiWords.of("lab.bots"), bots);
    add("games seed", UiWords.of("lab.seed"), seed);
    bots.setToolTipText(UiWords.of("lab.bots-tip"));
    seed.setToolTipText(UiWords.of("lab.seed-tip"));
  }

  private void add(String name, String says, JComponent field) {
    var label = new JLabel(says);
    label.setLabelFor(field);
    label.setBorder(BorderFactory.createEmptyBorder(0, 0, 0, 6));
    field.setName(name);
    var both = new JPanel(new BorderLayout());
    both.setBorder(BorderFactory.createEmptyBorder(0, 0, 0, 18));
    both.add(label, BorderLayout.WEST);
    both.add(field, BorderLayout.CENTER);
    add(both);
  }

  /** Offers what the designs can be played with; keeps what is chosen if it can. */
  void offer(BatchSetup.Possible possible) {
    List<Integer> counts = possible.players();
    if (!counts.isEmpty()) offer(players, counts.toArray(Integer[]::new), counts, counts.getLast());
    List<String> names = possible.bots();
    offer(bots, names.toArray(String[]::new), names, names.getFirst());
  }

  private static <T> void offer(JComboBox<T> box, T[] model, List<T> all, T otherwise) {
    Object before = box.getSelectedItem();
    box.setModel(new DefaultComboBoxModel<>(model));
    box.setSelectedItem(all.contains(before) ? before : otherwise);
  }

  /** What is wrong with the fields; empty if they can be played. */
  Optional<String> fault() {
    if (number(games).filter(count -> count >= 1 && count <= Integer.MAX_VALUE / 2).isEmpty())
      return Optional.of(UiWords.of("lab.no-number", games.getText()));
    return number(seed).isEmpty()
        ? Optional.of(UiWords.of("lab.no-seed", seed.getText()))
        : Optional.empty();
  }

  /** The batch to play; the fields have no {@link #fault}. */
  BatchSetup setup(List<ComparedDesign> sides) {
    return new BatchSetup(
        sides,
        (Integer) players.getSelectedItem(),
        number(games).orElseThrow().intValue(),
        (String) bots.getSelectedItem(),
        number(seed).orElseThrow());
  }

  private static Optional<Long> number(JTextField field) {
    try {
      return Optional.of(Long.parseLong(field.getText().strip()));
    } catch (NumberFormatException words) {
      return Optional.empty();
    }
  }
}
