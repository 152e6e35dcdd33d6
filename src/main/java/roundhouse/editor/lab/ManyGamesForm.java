package roundhouse.editor.lab;

import java.awt.BorderLayout;
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
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import roundhouse.editor.compare.DesignChooser;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.BatchSetup;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.TitleSource;

/** What to play: one side or two, the number of players and games, the bots and the seed. */
final class ManyGamesForm extends JPanel {
  private final transient TitleSource titles;
  private final transient Consumer<String> tell;
  private final DesignChooser first;
  private final DesignChooser second;
  private final JCheckBox against = new JCheckBox(UiWords.of("lab.against"));
  private final BatchFields fields = new BatchFields();
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
            BatchSetup.Possible possible = BatchSetup.possible(titles, sides);
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
}
