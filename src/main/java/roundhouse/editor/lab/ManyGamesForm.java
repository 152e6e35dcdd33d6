package roundhouse.editor.lab;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.GridLayout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import roundhouse.editor.compare.DesignChooser;
import roundhouse.lab.bots.Bots;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.BatchSetup;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.TitleSource;

/** What to play: one side or two, the number of players and games, the bots and the seed. */
final class ManyGamesForm extends JPanel {
  private static final Integer[] USUAL_PLAYERS = {2, 3, 4, 5, 6};
  private static final int USUAL_TABLE = 3;

  private final transient TitleSource titles;
  private final transient Consumer<String> tell;
  private final DesignChooser first;
  private final DesignChooser second;
  private final JCheckBox against = new JCheckBox(UiWords.of("lab.against"));
  private final JComboBox<Integer> players = new JComboBox<>(USUAL_PLAYERS);
  private final JTextField games = new JTextField("20", 6);
  private final JComboBox<String> bots = new JComboBox<>(Bots.names().toArray(String[]::new));
  private final JTextField seed = new JTextField("1", 8);
  private final AtomicInteger asked = new AtomicInteger();

  /**
   * @param start begins to play
   * @param tell called with what is wrong with the choice
   */
  ManyGamesForm(TitleSource titles, Runnable start, Consumer<String> tell) {
    super(new BorderLayout(0, 4));
    this.titles = titles;
    this.tell = tell;
    List<Path> designs = titles.designs();
    first =
        new DesignChooser(
            "games first",
            new DesignChooser.Labels(
                UiWords.of("compare.first"),
                UiWords.of("compare.first-design"),
                UiWords.of("compare.first-options")),
            designs,
            this::offerPlayers,
            start);
    second =
        new DesignChooser(
            "games second",
            new DesignChooser.Labels(
                UiWords.of("compare.second"),
                UiWords.of("compare.second-design"),
                UiWords.of("compare.second-options")),
            designs,
            this::offerPlayers,
            start);
    players.setSelectedItem(USUAL_TABLE);
    against.setName("games against");
    against.setMnemonic('A');
    against.addActionListener(
        _ -> {
          second.setEnabled(against.isSelected());
          offerPlayers();
        });
    second.setEnabled(false);
    setBorder(BorderFactory.createEmptyBorder(8, 10, 4, 10));
    add(sides(), BorderLayout.NORTH);
    add(numbers(), BorderLayout.CENTER);
    var files = new JLabel(UiWords.of("lab.files"));
    files.putClientProperty("FlatLaf.styleClass", "small");
    add(files, BorderLayout.SOUTH);
  }

  /**
   * Preselects a design.
   *
   * @param options on in the first side; the second side has none
   */
  void choose(Path design, List<String> options) {
    first.choose(design, options);
    second.choose(design, Set.of());
    offerPlayers();
  }

  private JPanel sides() {
    var other = new JPanel(new BorderLayout(8, 0));
    other.add(against, BorderLayout.WEST);
    other.add(second, BorderLayout.CENTER);
    var sides = new JPanel(new GridLayout(1, 2, 20, 0));
    sides.add(first);
    sides.add(other);
    return sides;
  }

  private JPanel numbers() {
    var line = new JPanel(new FlowLayout(FlowLayout.LEFT, 0, 2));
    field(line, "games players", UiWords.of("lab.players"), players);
    field(line, "games number", UiWords.of("lab.number"), games);
    field(line, "games bots", UiWords.of("lab.bots"), bots);
    field(line, "games seed", UiWords.of("lab.seed"), seed);
    bots.setToolTipText(UiWords.of("lab.bots-tip"));
    seed.setToolTipText(UiWords.of("lab.seed-tip"));
    return line;
  }

  private static void field(JPanel line, String name, String says, JComponent field) {
    var label = new JLabel(says);
    label.setLabelFor(field);
    label.setBorder(BorderFactory.createEmptyBorder(0, 0, 0, 6));
    field.setName(name);
    var both = new JPanel(new BorderLayout());
    both.setBorder(BorderFactory.createEmptyBorder(0, 0, 0, 18));
    both.add(label, BorderLayout.WEST);
    both.add(field, BorderLayout.CENTER);
    line.add(both);
  }

  private List<ComparedDesign> chosen() {
    return Stream.of(
            first.side(), against.isSelected() ? second.side() : Optional.<ComparedDesign>empty())
        .flatMap(Optional::stream)
        .toList();
  }

  /** Reads the designs off the event thread and offers the numbers of players they allow. */
  private void offerPlayers() {
    int mine = asked.incrementAndGet();
    List<ComparedDesign> sides = chosen();
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                List<Integer> possible = BatchSetup.players(titles, sides);
                SwingUtilities.invokeLater(() -> offer(mine, possible));
              } catch (IOException unreadable) {
                SwingUtilities.invokeLater(
                    () -> {
                      if (mine == asked.get()) tell.accept(unreadable.getMessage());
                    });
              }
            });
  }

  private void offer(int mine, List<Integer> possible) {
    if (mine != asked.get() || possible.isEmpty()) return;
    Object before = players.getSelectedItem();
    players.setModel(new DefaultComboBoxModel<>(possible.toArray(Integer[]::new)));
    players.setSelectedItem(possible.contains(before) ? before : possible.getLast());
  }

  /** The choice; if it cannot be played, empty, with the reason shown. */
  Optional<BatchSetup> read() {
    List<ComparedDesign> sides = chosen();
    if (sides.isEmpty()) return refuse(UiWords.of("lab.no-design"));
    if (sides.stream().map(ComparedDesign::name).distinct().count() < sides.size())
      return refuse(UiWords.of("lab.same"));
    Optional<Long> number = number(games);
    Optional<Long> first = number(seed);
    if (number.filter(count -> count >= 1 && count <= Integer.MAX_VALUE / 2).isEmpty())
      return refuse(UiWords.of("lab.no-number", games.getText()));
    if (first.isEmpty()) return refuse(UiWords.of("lab.no-seed", seed.getText()));
    return Optional.of(
        new BatchSetup(
            sides,
            (Integer) players.getSelectedItem(),
            number.get().intValue(),
            (String) bots.getSelectedItem(),
            first.get()));
  }

  private Optional<BatchSetup> refuse(String why) {
    tell.accept(why);
    return Optional.empty();
  }

  private static Optional<Long> number(JTextField field) {
    try {
      return Optional.of(Long.parseLong(field.getText().strip()));
    } catch (NumberFormatException words) {
      return Optional.empty();
    }
  }
}
