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
import roundhouse.editor.compare.SideChooser;
import roundhouse.lab.Bots;
import roundhouse.words.Words;
import roundhouse.workshop.DesignSide;
import roundhouse.workshop.ManyGames;
import roundhouse.workshop.TitleSource;

/** What to play: one side or two, the number of players and games, the bots and the seed. */
final class GamesForm extends JPanel {
  private static final Integer[] USUAL_PLAYERS = {2, 3, 4, 5, 6};
  private static final int USUAL_TABLE = 3;

  private final transient TitleSource titles;
  private final transient Consumer<String> tell;
  private final SideChooser first;
  private final SideChooser second;
  private final JCheckBox against = new JCheckBox(Words.of("lab.against"));
  private final JComboBox<Integer> players = new JComboBox<>(USUAL_PLAYERS);
  private final JTextField games = new JTextField("20", 6);
  private final JComboBox<String> bots = new JComboBox<>(Bots.names().toArray(String[]::new));
  private final JTextField seed = new JTextField("1", 8);
  private final AtomicInteger asked = new AtomicInteger();

  /**
   * @param start begins to play
   * @param tell called with what is wrong with the choice
   */
  GamesForm(TitleSource titles, Runnable start, Consumer<String> tell) {
    super(new BorderLayout(0, 4));
    this.titles = titles;
    this.tell = tell;
    List<Path> designs = titles.designs();
    first =
        new SideChooser(
            "games first",
            new SideChooser.Called(
                Words.of("compare.first"),
                Words.of("compare.first-design"),
                Words.of("compare.first-options")),
            designs,
            this::offerPlayers,
            start);
    second =
        new SideChooser(
            "games second",
            new SideChooser.Called(
                Words.of("compare.second"),
                Words.of("compare.second-design"),
                Words.of("compare.second-options")),
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
    var files = new JLabel(Words.of("lab.files"));
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
    field(line, "games players", Words.of("lab.players"), players);
    field(line, "games number", Words.of("lab.number"), games);
    field(line, "games bots", Words.of("lab.bots"), bots);
    field(line, "games seed", Words.of("lab.seed"), seed);
    bots.setToolTipText(Words.of("lab.bots-tip"));
    seed.setToolTipText(Words.of("lab.seed-tip"));
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

  private List<DesignSide> chosen() {
    return Stream.of(
            first.side(), against.isSelected() ? second.side() : Optional.<DesignSide>empty())
        .flatMap(Optional::stream)
        .toList();
  }

  /** Reads the designs off the event thread and offers the numbers of players they allow. */
  private void offerPlayers() {
    int mine = asked.incrementAndGet();
    List<DesignSide> sides = chosen();
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                List<Integer> possible = ManyGames.players(titles, sides);
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
  Optional<ManyGames> read() {
    List<DesignSide> sides = chosen();
    if (sides.isEmpty()) return refuse(Words.of("lab.no-design"));
    if (sides.stream().map(DesignSide::name).distinct().count() < sides.size())
      return refuse(Words.of("lab.same"));
    Optional<Long> number = number(games);
    Optional<Long> first = number(seed);
    if (number.filter(count -> count >= 1 && count <= Integer.MAX_VALUE / 2).isEmpty())
      return refuse(Words.of("lab.no-number", games.getText()));
    if (first.isEmpty()) return refuse(Words.of("lab.no-seed", seed.getText()));
    return Optional.of(
        new ManyGames(
            sides,
            (Integer) players.getSelectedItem(),
            number.get().intValue(),
            (String) bots.getSelectedItem(),
            first.get()));
  }

  private Optional<ManyGames> refuse(String why) {
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
