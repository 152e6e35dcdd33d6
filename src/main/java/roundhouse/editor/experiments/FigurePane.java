package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListModel;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.PlaceholderList;
import roundhouse.editor.kit.WindowLook;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.FigureGames;
import roundhouse.picture.board.RouteOverlay;
import roundhouse.picture.plot.BarPlot;
import roundhouse.picture.plot.PairPlot;
import roundhouse.picture.plot.PlotLabels;
import roundhouse.words.UiWords;

/**
 * A figure of a run as bars, or as points for games of one seed on two sides, and beside them the
 * games behind one.
 */
final class FigurePane extends JPanel {
  private static final String BARS = "bars";
  private static final String PAIRS = "pairs";

  private final FigureChooser figures = new FigureChooser("figure", this::read);
  private final JComboBox<String> shapes = new JComboBox<>();
  private final CardLayout cards = new CardLayout();
  private final JPanel plots = new JPanel(cards);
  private final FigureBars bars;
  private final FigurePairs pairs;
  private final FigureGamesPane behind;
  private final transient LatestReading reading;
  private transient Optional<ExperimentRunResults> shown = Optional.empty();
  private int players;

  /**
   * @param open opens a game of a run in the window
   * @param failed called with why rows cannot be read
   */
  FigurePane(
      WindowLook look,
      BiConsumer<ExperimentRunResults, FigureGames.Met> open,
      Consumer<String> failed) {
    super(new BorderLayout());
    reading = new LatestReading(failed);
    behind = new FigureGamesPane(met -> shown.ifPresent(run -> open.accept(run, met)));
    bars = new FigureBars(look, this::choose);
    pairs = new FigurePairs(look, this::choose);
    plots.add(bars, BARS);
    plots.add(pairs, PAIRS);
    behind.setPreferredSize(new Dimension(200, 240));
    var both = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, plots, behind);
    both.setResizeWeight(0.72);
    Panels.keys(both);
    add(head(), BorderLayout.NORTH);
    add(both, BorderLayout.CENTER);
  }

  private JPanel head() {
    shapes.setName("shape");
    shapes.getAccessibleContext().setAccessibleName(UiWords.of("experiments.shape"));
    shapes.addActionListener(_ -> read());
    JPanel head = Panels.bar(UiWords.of("experiments.figure"), figures);
    head.add(shapes, BorderLayout.EAST);
    return head;
  }

  /** Shows another run and keeps the figure if it has it. */
  void show(ExperimentRunResults run, int count) {
    shown = Optional.of(run);
    players = count;
    offerShapes(run.sides());
    figures.offer(run.figures(count), run.asked().all());
  }

  /** Bars first, then the pairs of the first side with each of the others. */
  private void offerShapes(List<String> sides) {
    var all = new ArrayList<>(List.of(UiWords.of("experiments.by-value")));
    for (String other : sides.subList(1, sides.size()))
      all.add(UiWords.of("experiments.pairs", other, sides.getFirst()));
    Object before = shapes.getSelectedItem();
    shapes.setModel(new DefaultComboBoxModel<>(all.toArray(String[]::new)));
    if (all.contains(before)) shapes.setSelectedItem(before);
    shapes.setVisible(all.size() > 1);
  }

  private void read() {
    behind.clear();
    if (shown.isEmpty() || figures.chosen().isEmpty()) return;
    ExperimentRunResults run = shown.get();
    Figure figure = figures.chosen().get();
    int shape = shapes.getSelectedIndex();
    reading.read(() -> run.run().games(figure, players), found -> draw(run, figure, shape, found));
  }

  private void draw(ExperimentRunResults run, Figure figure, int shape, FigureGames games) {
    if (shape <= 0) {
      bars.show(figure.says(), run.sides(), games.bars());
      cards.show(plots, BARS);
      return;
    }
    String base = run.sides().getFirst();
    String other = run.sides().get(shape);
    pairs.show(figure.says(), base, other, games.pairs(base, other));
    cards.show(plots, PAIRS);
  }

  private void choose(String side, FigureGames.Bar bar) {
    List<FigureGames.Met> games = bar.games().getOrDefault(side, List.of());
    behind.show(UiWords.of("experiments.behind-bar", side, bar.label(), games.size()), games);
  }

  private void choose(FigureGames.Pairs point) {
    String side = point.games().getFirst().game().side();
    behind.show(
        UiWords.of(
            "experiments.behind-pair",
            side,
            FigureGames.says(point.other()),
            FigureGames.says(point.base()),
            point.games().size()),
        point.games());
  }

  /** The games behind a bar; each can be opened at the moment that the figure is about. */
  private static final class FigureGamesPane extends JPanel {
    private final DefaultListModel<FigureGames.Met> games = new DefaultListModel<>();
    private final PlaceholderList<FigureGames.Met> list =
        new PlaceholderList<>(games, UiWords.of("experiments.choose-bar"));
    private final JLabel heading = Panels.heading(UiWords.of("experiments.behind"));
    private final transient Consumer<FigureGames.Met> open;

    /**
     * @param open opens a game in the window
     */
    FigureGamesPane(Consumer<FigureGames.Met> open) {
      super(new BorderLayout());
      this.open = open;
      list.setName("games behind");
      list.getAccessibleContext().setAccessibleName(UiWords.of("experiments.behind"));
      list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
      list.setCellRenderer((_, met, _, selected, _) -> line(met, selected));
      list.setToolTipText(UiWords.of("experiments.open-tip"));
      KeyBindings.bindFocused(list, "ENTER", this::openChosen);
      list.addMouseListener(
          new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
              if (event.getClickCount() == 2) openChosen();
            }
          });
      add(Panels.section(heading, Panels.scroll(list)), BorderLayout.CENTER);
    }

    private JLabel line(FigureGames.Met met, boolean selected) {
      String text =
          met.action() == Integer.MAX_VALUE
              ? UiWords.of("experiments.game", met.game().seed())
              : UiWords.of("experiments.game-at", met.game().seed(), met.action());
      var label = new JLabel(text);
      label.setOpaque(true);
      label.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
      label.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
      return label;
    }

    void clear() {
      show(UiWords.of("experiments.behind"), List.of());
    }

    void show(String says, List<FigureGames.Met> met) {
      heading.setText(says);
      games.clear();
      games.addAll(met);
      if (!met.isEmpty()) list.setSelectedIndex(0);
    }

    private void openChosen() {
      Optional.ofNullable(list.getSelectedValue()).ifPresent(open);
    }
  }

  /**
   * The values of a figure in games with the same seed on two sides, as points that can be chosen.
   */
  private static final class FigurePairs extends FigurePlotView {
    private final transient Consumer<FigureGames.Pairs> chosen;
    private transient PlotLabels labels = new PlotLabels("", "", List.of(""));
    private transient List<FigureGames.Pairs> pairs = List.of();
    private transient Optional<PairPlot> plot = Optional.empty();
    private int at = -1;

    /**
     * @param chosen called with the pairs of a point
     */
    FigurePairs(WindowLook look, Consumer<FigureGames.Pairs> chosen) {
      super(look, UiWords.of("experiments.points"));
      setName("pairs by value");
      this.chosen = chosen;
      look.addListener(this::draw);
    }

    /** Shows other pairs: those of a base, which goes to the right, and of another side. */
    void show(String says, String base, String other, List<FigureGames.Pairs> others) {
      labels = new PlotLabels(says, other, List.of(base));
      pairs = others;
      at = -1;
      draw();
    }

    @Override
    void draw() {
      setBackground(look.theme().paper());
      plot =
          pairs.isEmpty()
              ? Optional.empty()
              : Optional.of(
                  new PairPlot(
                      labels,
                      pairs.stream()
                          .map(
                              each ->
                                  new PairPlot.Dot(each.base(), each.other(), each.games().size()))
                          .toList(),
                      RouteOverlay.COLORS.get(2),
                      look.theme(),
                      getSize()));
      plot.ifPresent(now -> getAccessibleContext().setAccessibleDescription(now.says()));
      picture(plot);
    }

    @Override
    void step(int by) {
      choose(at + by);
    }

    private void choose(int which) {
      if (which < 0 || which >= pairs.size()) return;
      at = which;
      chosen.accept(pairs.get(which));
    }

    @Override
    protected void clicked(Point2D point, MouseEvent event) {
      plot.ifPresent(now -> now.at(point).ifPresent(this::choose));
    }
  }

  /** How many games have which value of a figure, as bars that can be chosen. */
  private static final class FigureBars extends FigurePlotView {
    private final transient BiConsumer<String, FigureGames.Bar> chosen;
    private transient String title = "";
    private transient List<String> sides = List.of();
    private transient List<FigureGames.Bar> bars = List.of();
    private transient Optional<BarPlot> plot = Optional.empty();
    private int at = -1;

    /**
     * @param chosen called with a side and a bar of it
     */
    FigureBars(WindowLook look, BiConsumer<String, FigureGames.Bar> chosen) {
      super(look, UiWords.of("experiments.bars"));
      setName("games by value");
      this.chosen = chosen;
      look.addListener(this::draw);
    }

    void show(String says, List<String> names, List<FigureGames.Bar> others) {
      title = says;
      sides = names;
      bars = others;
      at = -1;
      draw();
    }

    @Override
    void draw() {
      setBackground(look.theme().paper());
      plot =
          bars.isEmpty()
              ? Optional.empty()
              : Optional.of(
                  new BarPlot(
                      new PlotLabels(title, "", bars.stream().map(FigureGames.Bar::label).toList()),
                      IntStream.range(0, sides.size()).mapToObj(this::side).toList(),
                      look.theme(),
                      getSize()));
      plot.ifPresent(now -> getAccessibleContext().setAccessibleDescription(now.says()));
      picture(plot);
    }

    private BarPlot.Bars side(int side) {
      return new BarPlot.Bars(
          sides.get(side),
          RouteOverlay.COLORS.get((side + 1) % RouteOverlay.COLORS.size()),
          bars.stream().map(bar -> (double) bar.count(sides.get(side))).toList());
    }

    /** Skips bars without games. */
    @Override
    void step(int by) {
      int all = bars.size() * sides.size();
      for (int next = at + by; next >= 0 && next < all; next += by)
        if (bars.get(next / sides.size()).count(sides.get(next % sides.size())) > 0) {
          choose(next);
          return;
        }
    }

    private void choose(int which) {
      at = which;
      chosen.accept(sides.get(which % sides.size()), bars.get(which / sides.size()));
    }

    @Override
    protected void clicked(Point2D point, MouseEvent event) {
      plot.flatMap(now -> now.at(point))
          .ifPresent(bar -> choose(bar.label() * sides.size() + bar.side()));
    }
  }

  /**
   * A plot of a figure whose parts are chosen by a click, or by Left and Right. A plot listens to
   * the look once it is made, because a new listener is called at once.
   */
  private abstract static class FigurePlotView extends PictureView {
    final transient WindowLook look;

    /**
     * @param says its name for screen readers
     */
    FigurePlotView(WindowLook look, String says) {
      this.look = look;
      setFocusable(true);
      setPreferredSize(new Dimension(420, 240));
      KeyBindings.keepKeys(this);
      getAccessibleContext().setAccessibleName(says);
      KeyBindings.bindFocused(this, "LEFT", () -> step(-1));
      KeyBindings.bindFocused(this, "RIGHT", () -> step(1));
      addComponentListener(
          new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
              draw();
            }
          });
    }

    /** Draws the plot in its present size and colours. */
    abstract void draw();

    /** Chooses the next part, or the previous one with -1. */
    abstract void step(int by);
  }
}
