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
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import roundhouse.editor.compare.DesignChooser;
import roundhouse.editor.play.ProgramsPane;
import roundhouse.lab.bots.Bots;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.project.BatchSetup;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.TitleSource;

/** What to play: one side or two, the number of players and games, the bots and the seed. */
final class ManyGamesForm extends JPanel {
  private final transient TitleSource titles;
  private final transient OwnPrograms programs;
  private final transient Consumer<String> tell;
  private final DesignChooser first;
  private final DesignChooser second;
  private final JCheckBox against = new JCheckBox(UiWords.of("lab.against"));
  private final BatchFields fields = new BatchFields();
  private final AtomicInteger asked = new AtomicInteger();

  /**
   * @param programs that may play beside the bots
   * @param show shows the programs
   * @param start begins to play
   * @param tell called with what is wrong with the choice
   */
  ManyGamesForm(
      TitleSource titles,
      OwnPrograms programs,
      ProgramsPane.ShownOver show,
      Runnable start,
      Consumer<String> tell) {
    super(new BorderLayout(0, 4));
    this.titles = titles;
    this.programs = programs;
    var more = ProgramsPane.button(show);
    more.addActionListener(_ -> offerPossible());
    fields.addBeside(more);
    this.tell = tell;
    List<Path> designs = titles.designs();
    first =
        new DesignChooser(
            "games first", DesignChooser.Labels.first(), designs, this::offerPossible, start);
    second =
        new DesignChooser(
            "games second", DesignChooser.Labels.second(), designs, this::offerPossible, start);
    setUpAgainst();
    second.setEnabled(false);
    setBorder(BorderFactory.createEmptyBorder(8, 10, 4, 10));
    add(sides(), BorderLayout.NORTH);
    add(fields, BorderLayout.CENTER);
    var files = new JLabel(UiWords.of("lab.files"));
    files.putClientProperty("FlatLaf.styleClass", "small");
    add(files, BorderLayout.SOUTH);
  }

  private void setUpAgainst() {
    against.setName("games against");
    against.setMnemonic('A');
    against.addActionListener(
        _ -> {
          second.setEnabled(against.isSelected());
          offerPossible();
        });
  }

  /**
   * Preselects a design.
   *
   * @param options on in the first side; the second side has none
   */
  void choose(Path design, List<String> options) {
    first.choose(design, options);
    second.choose(design, Set.of());
    offerPossible();
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

  private List<ComparedDesign> chosen() {
    return Stream.of(
            first.side(), against.isSelected() ? second.side() : Optional.<ComparedDesign>empty())
        .flatMap(Optional::stream)
        .toList();
  }

  /** Reads the designs off the event thread and offers the players and bots they allow. */
  private void offerPossible() {
    int mine = asked.incrementAndGet();
    List<ComparedDesign> sides = chosen();
    BackgroundThreads.start(
        "options of a design",
        () -> {
          try {
            BatchSetup.Possible possible = BatchSetup.possible(titles, sides, programs.bots());
            SwingUtilities.invokeLater(() -> offer(mine, possible));
          } catch (IOException unreadable) {
            SwingUtilities.invokeLater(
                () -> {
                  if (mine == asked.get()) tell.accept(unreadable.getMessage());
                });
          }
        });
  }

  private void offer(int mine, BatchSetup.Possible possible) {
    if (mine == asked.get()) fields.offer(possible);
  }

  /** The choice; if it cannot be played, empty, with the reason shown. */
  Optional<BatchSetup> read() {
    List<ComparedDesign> sides = chosen();
    if (sides.isEmpty()) return refuse(UiWords.of("lab.no-design"));
    if (sides.stream().map(ComparedDesign::name).distinct().count() < sides.size())
      return refuse(UiWords.of("lab.same"));
    return fields.fault().isPresent()
        ? refuse(fields.fault().get())
        : Optional.of(fields.setup(sides));
  }

  private Optional<BatchSetup> refuse(String why) {
    tell.accept(why);
    return Optional.empty();
  }

  /** The number of players and games, the bots and the seed. */
  private static final class BatchFields extends JPanel {
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

    /** Adds a button right of the bots. */
    void addBeside(JButton button) {
      bots.getParent().add(button, BorderLayout.EAST);
    }

    private void add(String name, String says, JComponent field) {
      var label = new JLabel(says);
      label.setLabelFor(field);
      field.setName(name);
      var both = new JPanel(new BorderLayout(6, 0));
      both.setBorder(BorderFactory.createEmptyBorder(0, 0, 0, 18));
      both.add(label, BorderLayout.WEST);
      both.add(field, BorderLayout.CENTER);
      add(both);
    }

    /** Offers what the designs can be played with; keeps what is chosen if it can. */
    void offer(BatchSetup.Possible possible) {
      List<Integer> counts = possible.players();
      if (!counts.isEmpty())
        offer(players, counts.toArray(Integer[]::new), counts, counts.getLast());
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
}
