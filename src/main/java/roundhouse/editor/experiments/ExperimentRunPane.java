package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import roundhouse.editor.kit.WindowLook;
import roundhouse.lab.answers.FigureGames;
import roundhouse.words.UiWords;

/** The results of a run: in words, as bars with the games behind them, and on the map. */
final class ExperimentRunPane extends JPanel {
  private final AnswersPane answers = new AnswersPane();
  private final JComboBox<Integer> players = new JComboBox<>();
  private final FigurePane figures;
  private final HeatPane map = new HeatPane();
  private final GridPane grid;
  private final JTabbedPane tabs = new JTabbedPane();
  private transient Optional<ExperimentRunResults> shown = Optional.empty();

  /**
   * @param open opens a game of a run in the window
   * @param failed called with why rows cannot be read
   */
  ExperimentRunPane(
      WindowLook look,
      BiConsumer<ExperimentRunResults, FigureGames.Met> open,
      Consumer<String> failed) {
    super(new BorderLayout());
    figures = new FigurePane(look, open, failed);
    grid = new GridPane(look);
    players.setName("players of the run");
    players.getAccessibleContext().setAccessibleName(UiWords.of("lab.players"));
    players.addActionListener(_ -> showPlayers());
    players.setVisible(false);
    tabs.addTab(UiWords.of("experiments.answers"), answers);
    tabs.addTab(UiWords.of("experiments.bars"), figures);
    tabs.addTab(UiWords.of("experiments.map"), map);
    tabs.putClientProperty("JTabbedPane.trailingComponent", players);
    add(tabs, BorderLayout.CENTER);
  }

  void show(ExperimentRunResults run) {
    shown = Optional.of(run);
    answers.show(run.text());
    List<Integer> counts = run.run().players();
    players.setModel(new DefaultComboBoxModel<>(counts.toArray(Integer[]::new)));
    players.setVisible(counts.size() > 1);
    offerGrid(run.varied());
    showPlayers();
  }

  /** Only values that are varied make a grid. */
  private void offerGrid(boolean varied) {
    if (varied && grid.getParent() == null) tabs.addTab(UiWords.of("experiments.grid"), grid);
    if (!varied) tabs.remove(grid);
  }

  private void showPlayers() {
    if (!(players.getSelectedItem() instanceof Integer count)) return;
    shown.ifPresent(
        run -> {
          figures.show(run, count);
          map.show(run, count);
          if (run.varied()) grid.show(run, count);
        });
  }
}
