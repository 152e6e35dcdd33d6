package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.WindowLook;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.FigureGames;
import roundhouse.words.UiWords;

/** A figure of a run as bars, and beside them the games behind one. */
final class FigurePane extends JPanel {
  private final JComboBox<Choice> figures = new JComboBox<>();
  private final FigureBars bars;
  private final BehindPane behind;
  private final transient LatestReading reading;
  private transient Optional<ShownRun> shown = Optional.empty();
  private int players;

  /** A figure in words. */
  private record Choice(Figure figure) {
    @Override
    public String toString() {
      return figure.says();
    }
  }

  /**
   * @param open opens a game of a run in the window
   * @param failed told why rows cannot be read
   */
  FigurePane(WindowLook look, BiConsumer<ShownRun, FigureGames.Met> open, Consumer<String> failed) {
    super(new BorderLayout());
    reading = new LatestReading(failed);
    behind = new BehindPane(met -> shown.ifPresent(run -> open.accept(run, met)));
    bars = new FigureBars(look, this::choose);
    figures.setName("figure");
    figures.setMaximumRowCount(30);
    figures.addActionListener(_ -> read());
    var label = new JLabel(UiWords.of("experiments.figure"));
    label.setLabelFor(figures);
    var head = new JPanel(new BorderLayout(8, 0));
    head.setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
    head.add(label, BorderLayout.WEST);
    head.add(figures, BorderLayout.CENTER);
    behind.setPreferredSize(new Dimension(200, 240));
    var both = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, bars, behind);
    both.setResizeWeight(0.72);
    Panels.keys(both);
    add(head, BorderLayout.NORTH);
    add(both, BorderLayout.CENTER);
  }

  /** Shows another run and keeps the figure if it has it. */
  void show(ShownRun run, int count) {
    shown = Optional.of(run);
    players = count;
    Object before = figures.getSelectedItem();
    List<Choice> all = run.figures(count).stream().map(Choice::new).toList();
    figures.setModel(new DefaultComboBoxModel<>(all.toArray(Choice[]::new)));
    if (all.contains(before)) figures.setSelectedItem(before);
    read();
  }

  private void read() {
    behind.clear();
    if (shown.isEmpty() || !(figures.getSelectedItem() instanceof Choice choice)) return;
    ShownRun run = shown.get();
    reading.read(
        () -> run.run().games(choice.figure(), players).bars(),
        found -> bars.show(choice.toString(), run.sides(), found));
  }

  private void choose(String side, FigureGames.Bar bar) {
    List<FigureGames.Met> games = bar.games().getOrDefault(side, List.of());
    behind.show(UiWords.of("experiments.behind-bar", side, bar.label(), games.size()), games);
  }
}
