package roundhouse.editor.experiments;

import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.editor.kit.WindowLook;
import roundhouse.lab.answers.FigureGames;
import roundhouse.picture.board.RouteOverlay;
import roundhouse.picture.plot.PairPlot;
import roundhouse.picture.plot.PlotLabels;
import roundhouse.words.UiWords;

/**
 * The values of a figure in games with the same seed on two sides, as points that can be chosen.
 */
final class FigurePairs extends FigurePlotView {
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
