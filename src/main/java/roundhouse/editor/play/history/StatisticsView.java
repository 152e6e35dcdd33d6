package roundhouse.editor.play.history;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.FlowLayout;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.HierarchyEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import roundhouse.design.spec.Design;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.board.RouteOverlay;
import roundhouse.picture.plot.LinePlot;
import roundhouse.picture.plot.PlotLabels;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.GameStatistics;
import roundhouse.workshop.history.PlayedAction;

/**
 * Plots of the game over its rounds: worth, money, prices, revenues. A click goes to the end of a
 * round.
 */
public final class StatisticsView extends JPanel implements SnapshotListener {
  private final transient Supplier<CompletableFuture<GameStatistics>> count;
  private final transient WindowLook look;
  private final transient IntConsumer goTo;
  private final JComboBox<StatisticsKind> kinds = new JComboBox<>(StatisticsKind.values());
  private final Plot plot = new Plot();
  private transient Optional<GameHistory> play = Optional.empty();
  private transient GameStatistics counted = GameStatistics.NONE;
  private transient List<PlayedAction> countedOf = List.of();

  /**
   * @param count computes the statistics of the game
   * @param goTo goes to the moment after that many actions
   */
  public StatisticsView(
      Supplier<CompletableFuture<GameStatistics>> count, WindowLook look, IntConsumer goTo) {
    super(new BorderLayout());
    this.count = count;
    this.look = look;
    this.goTo = goTo;
    kinds.setName("kind of plot");
    plot.setName("plot");
    kinds.addActionListener(_ -> draw());
    add(head(), BorderLayout.NORTH);
    add(plot, BorderLayout.CENTER);
    addHierarchyListener(
        event -> {
          if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0 && isShowing())
            recount();
        });
    plot.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            draw();
          }
        });
    look.addListener(this::draw);
  }

  private JPanel head() {
    var head = new JPanel(new FlowLayout(FlowLayout.LEFT, 8, 4));
    var label = new JLabel(UiWords.of("statistics.of"));
    label.setLabelFor(kinds);
    head.add(label);
    head.add(kinds);
    return head;
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.sameMoment(now)) return;
    play = now.play();
    if (isShowing()) recount();
  }

  /** Recomputes only while visible, and only after an action or at the start of a game. */
  private void recount() {
    List<PlayedAction> moments = play.map(GameHistory::played).orElse(List.of());
    if (moments == countedOf && !moments.isEmpty()) {
      draw();
      return;
    }
    countedOf = moments;
    count
        .get()
        .thenAccept(
            found ->
                SwingUtilities.invokeLater(
                    () -> {
                      counted = found;
                      draw();
                    }));
  }

  /** The picture as shown, for export. */
  public Optional<Painter> picture() {
    return plot.picture();
  }

  private void draw() {
    if (play.isEmpty() || kinds.getSelectedItem() == null) return;
    StatisticsKind kind = (StatisticsKind) kinds.getSelectedItem();
    Design design = play.get().title().design();
    plot.show(
        new LinePlot(
            new PlotLabels(kind.toString(), design.money(), counted.rounds()),
            lines(kind, Liveries.of(design.companies().values())),
            OptionalInt.of(counted.roundOf(play.get().at())),
            look.theme(),
            plot.getSize()));
  }

  /** Companies have the colour of their livery, players one after another. */
  private List<LinePlot.Line> lines(StatisticsKind kind, Liveries liveries) {
    var lines = new ArrayList<LinePlot.Line>();
    kind.lines(counted)
        .forEach(
            (name, values) -> {
              Color color =
                  kind.isOfCompanies()
                      ? liveries.of(name).color()
                      : RouteOverlay.COLORS.get(lines.size() % RouteOverlay.COLORS.size());
              lines.add(new LinePlot.Line(name, color, lines.size(), kind.shown(values)));
            });
    return lines;
  }

  /** The plot; hovering over a round shows its numbers. */
  private final class Plot extends PictureView {
    private transient Optional<LinePlot> shown = Optional.empty();

    void show(LinePlot drawn) {
      shown = Optional.of(drawn);
      setBackground(look.theme().paper());
      getAccessibleContext().setAccessibleName(UiWords.of("statistics.plot"));
      if (!counted.rounds().isEmpty())
        getAccessibleContext().setAccessibleDescription(drawn.says(counted.rounds().size() - 1));
      picture(shown);
    }

    @Override
    protected void hovered(Point2D point) {
      OptionalInt place = shown.map(drawn -> drawn.placeAt(point)).orElse(OptionalInt.empty());
      setToolTipText(place.isPresent() ? shown.orElseThrow().says(place.getAsInt()) : null);
    }

    @Override
    protected void clicked(Point2D point, MouseEvent event) {
      shown
          .map(drawn -> drawn.placeAt(point))
          .orElse(OptionalInt.empty())
          .ifPresent(place -> goTo.accept(counted.ends().get(place)));
    }
  }

  /** What a plot of the game shows: a line for each player, or for each company. */
  private enum StatisticsKind {
    WORTH(UiWords.of("statistics.worth"), GameStatistics::worth),
    MONEY(UiWords.of("statistics.money"), GameStatistics::money),
    PRICES(UiWords.of("board.market"), GameStatistics::prices),
    REVENUES(UiWords.of("statistics.revenues"), GameStatistics::revenues);

    private final String title;
    private final Function<GameStatistics, Map<String, List<Integer>>> lines;

    StatisticsKind(String title, Function<GameStatistics, Map<String, List<Integer>>> lines) {
      this.title = title;
      this.lines = lines;
    }

    /** The values at the end of each round, by player or company. */
    Map<String, List<Integer>> lines(GameStatistics statistics) {
      return lines.apply(statistics);
    }

    /** While a company has no price, or before it ran, it has no line. */
    List<? extends Number> shown(List<Integer> values) {
      return isOfCompanies()
          ? values.stream().map(value -> value < 0 ? Double.NaN : value.doubleValue()).toList()
          : values;
    }

    boolean isOfCompanies() {
      return this == PRICES || this == REVENUES;
    }

    @Override
    public String toString() {
      return title;
    }
  }
}
