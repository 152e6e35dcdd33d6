package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.FlowLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import roundhouse.editor.kit.ArrangedByRoom;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.WindowLook;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.FigureGames;
import roundhouse.lab.answers.MapUse;
import roundhouse.lab.answers.SidePair;
import roundhouse.lab.experiment.SweepGrid;
import roundhouse.picture.Painter;
import roundhouse.picture.plot.GridPlot;
import roundhouse.print.report.HeatMaps;
import roundhouse.print.report.ReportPlots;
import roundhouse.words.UiWords;

/**
 * The results of a run: in words, as bars with the games behind them, and on the map. Where there
 * is room the words are beside what is drawn.
 */
final class ExperimentRunPane extends JPanel {
  private static final int WIDE = 1500;

  private final AnswersPane answers = new AnswersPane("answers");
  private final JComboBox<Integer> players = new JComboBox<>();
  private final FigurePane figures;
  private final HeatPane map;
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
    map = new HeatPane(look);
    grid = new GridPane(look);
    answers.show(_ -> UiWords.of("experiments.none"));
    players.setName("players of the run");
    players.getAccessibleContext().setAccessibleName(UiWords.of("lab.players"));
    players.setRenderer(
        (_, count, _, _, _) ->
            new JLabel(count == null ? "" : UiWords.of("experiments.count", count)));
    players.addActionListener(_ -> showPlayers());
    players.setVisible(false);
    tabs.addTab(UiWords.of("experiments.bars"), figures);
    tabs.addTab(UiWords.of("experiments.map"), map);
    // The room behind the tabs would stretch it.
    var end = new JPanel(new FlowLayout(FlowLayout.TRAILING, 0, 2));
    end.add(players);
    tabs.putClientProperty("JTabbedPane.trailingComponent", end);
    add(new ArrangedByRoom(size -> size.width >= WIDE, this::besideTabs, this::inTabs));
  }

  private Component besideTabs() {
    var both = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, answers, tabs);
    both.setResizeWeight(0.5);
    both.setDividerLocation(WIDE / 2);
    Panels.keys(both);
    return both;
  }

  private Component inTabs() {
    tabs.insertTab(UiWords.of("experiments.answers"), null, answers, null, 0);
    tabs.setSelectedIndex(0);
    return tabs;
  }

  void show(ExperimentRunResults run) {
    shown = Optional.of(run);
    answers.show(run::text);
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

  /** A figure of a run for each combination of the values that are varied, as a heat map. */
  private static final class GridPane extends JPanel {
    private final transient WindowLook look;
    private final FigureChooser figures = new FigureChooser("grid figure", this::draw);
    private final PictureView picture = new PictureView();
    private transient Optional<ExperimentRunResults> shown = Optional.empty();
    private int players;

    GridPane(WindowLook look) {
      super(new BorderLayout());
      this.look = look;
      picture.setName("grid");
      picture.getAccessibleContext().setAccessibleName(UiWords.of("experiments.grid"));
      add(Panels.bar(UiWords.of("experiments.figure"), figures), BorderLayout.NORTH);
      add(picture, BorderLayout.CENTER);
      look.addListener(this::draw);
    }

    /** Shows another run, one of values that are varied, and keeps the figure if it has it. */
    void show(ExperimentRunResults run, int count) {
      shown = Optional.of(run);
      players = count;
      figures.offer(run.figures(count), run.asked().all());
    }

    private void draw() {
      picture.setBackground(look.theme().paper());
      Optional<GridPlot> plot = shown.flatMap(run -> figures.chosen().map(each -> plot(run, each)));
      plot.ifPresent(now -> picture.getAccessibleContext().setAccessibleDescription(now.says()));
      picture.picture(plot);
    }

    private GridPlot plot(ExperimentRunResults run, Figure figure) {
      List<String> vary = run.vary();
      return ReportPlots.grid(
          new SweepGrid(vary).of(run.table(players).sides(), figure), look.theme());
    }
  }

  /**
   * How the games of a run use the map, as a heat map: of one side, or of the difference between
   * two.
   */
  private static final class HeatPane extends JPanel {
    private final transient WindowLook look;
    private final JComboBox<String> uses = new JComboBox<>();
    private final JComboBox<String> sides = new JComboBox<>();
    private final PictureView picture = new PictureView();
    private transient Optional<ExperimentRunResults> shown = Optional.empty();
    private int players;

    HeatPane(WindowLook look) {
      super(new BorderLayout());
      this.look = look;
      for (MapUse use : MapUse.values()) uses.addItem(use.says());
      uses.setName("use of the map");
      sides.setName("side of the map");
      uses.getAccessibleContext().setAccessibleName(UiWords.of("experiments.use"));
      sides.getAccessibleContext().setAccessibleName(UiWords.of("experiments.side"));
      picture.setName("heat");
      picture.getAccessibleContext().setAccessibleName(UiWords.of("experiments.map"));
      uses.addActionListener(_ -> draw());
      sides.addActionListener(_ -> draw());
      JPanel head = Panels.bar(uses);
      head.add(sides, BorderLayout.EAST);
      add(head, BorderLayout.NORTH);
      add(picture, BorderLayout.CENTER);
      look.addListener(this::draw);
    }

    void show(ExperimentRunResults run, int count) {
      shown = Optional.of(run);
      players = count;
      var names = new ArrayList<>(run.sides());
      for (SidePair pair : run.table(count).pairs())
        names.add(UiWords.of("experiments.beside", pair.other().side(), pair.base().side()));
      int before = Math.max(0, sides.getSelectedIndex());
      sides.setModel(new DefaultComboBoxModel<>(names.toArray(String[]::new)));
      sides.setSelectedIndex(Math.min(before, names.size() - 1));
      draw();
    }

    private void draw() {
      picture.setBackground(look.theme().paper());
      picture.picture(shown.map(this::painter));
    }

    private Painter painter(ExperimentRunResults run) {
      MapUse use = MapUse.values()[uses.getSelectedIndex()];
      List<String> names = run.sides();
      int which = sides.getSelectedIndex();
      var maps = new HeatMaps(run.titles(), look.theme());
      return which < names.size()
          ? maps.of(run.side(players, names.get(which)), use)
          : maps.of(run.table(players).pairs().get(which - names.size()), use);
    }
  }
}
