package roundhouse.editor.play;

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
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.View;
import roundhouse.picture.LinePlot;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.RouteOverlay;
import roundhouse.words.Words;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Statistics;

/**
 * Plots of the game over its rounds: worth, money, prices, revenues. A click goes to the end of a
 * round.
 */
public final class StatisticsView extends JPanel implements View {
  private enum Kind {
    WORTH(Words.of("statistics.worth"), Statistics::worth),
    MONEY(Words.of("statistics.money"), Statistics::money),
    PRICES(Words.of("board.market"), Statistics::prices),
    REVENUES(Words.of("statistics.revenues"), Statistics::revenues);

    private final String title;
    private final Function<Statistics, Map<String, List<Integer>>> lines;

    Kind(String title, Function<Statistics, Map<String, List<Integer>>> lines) {
      this.title = title;
      this.lines = lines;
    }

    @Override
    public String toString() {
      return title;
    }
  }

  private final transient Supplier<CompletableFuture<Statistics>> count;
  private final transient Look look;
  private final transient IntConsumer goTo;
  private final JComboBox<Kind> kinds = new JComboBox<>(Kind.values());
  private final Plot plot = new Plot();
  private transient Optional<Playtest> play = Optional.empty();
  private transient Statistics counted = Statistics.NONE;
  private transient Object countedOf = List.of();

  /**
   * @param count computes the statistics of the game
   * @param goTo goes to the moment after that many actions
   */
  public StatisticsView(
      Supplier<CompletableFuture<Statistics>> count, Look look, IntConsumer goTo) {
    super(new BorderLayout());
    this.count = count;
    this.look = look;
    this.goTo = goTo;
    kinds.setName("kind of plot");
    plot.setName("plot");
    kinds.addActionListener(_ -> draw());
    var head = new JPanel(new FlowLayout(FlowLayout.LEFT, 8, 4));
    var label = new JLabel(Words.of("statistics.of"));
    label.setLabelFor(kinds);
    head.add(label);
    head.add(kinds);
    add(head, BorderLayout.NORTH);
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
    look.follow(this::draw);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.sameMoment(now)) return;
    play = now.play();
    if (isShowing()) recount();
  }

  /** Recomputes only while visible, and only after an action. */
  private void recount() {
    Object moments = play.<Object>map(Playtest::moments).orElse(List.of());
    if (moments == countedOf) {
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
    Kind kind = (Kind) kinds.getSelectedItem();
    Liveries liveries = Liveries.of(play.get().title().design().companies().values());
    var lines = new ArrayList<LinePlot.Line>();
    kind.lines
        .apply(counted)
        .forEach(
            (name, values) -> {
              boolean company = kind == Kind.PRICES || kind == Kind.REVENUES;
              Color color =
                  company
                      ? liveries.of(name).color()
                      : RouteOverlay.COLORS.get(lines.size() % RouteOverlay.COLORS.size());
              lines.add(new LinePlot.Line(name, color, values));
            });
    plot.show(
        new LinePlot(
            kind.title,
            play.get().title().design().money(),
            counted.rounds(),
            lines,
            OptionalInt.of(counted.roundOf(play.get().at())),
            look.pictures(),
            plot.getWidth(),
            plot.getHeight()));
  }

  /** The plot; hovering over a round shows its numbers. */
  private final class Plot extends PictureView {
    private transient Optional<LinePlot> shown = Optional.empty();

    void show(LinePlot drawn) {
      shown = Optional.of(drawn);
      setBackground(look.pictures().paper());
      getAccessibleContext().setAccessibleName(Words.of("statistics.plot"));
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
}
