package roundhouse.editor.experiments;

import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import roundhouse.editor.kit.WindowLook;
import roundhouse.lab.answers.FigureGames;
import roundhouse.picture.board.RouteOverlay;
import roundhouse.picture.plot.BarPlot;
import roundhouse.picture.plot.PlotLabels;
import roundhouse.words.UiWords;

/** How many games have which value of a figure, as bars that can be chosen. */
final class FigureBars extends FigurePlotView {
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
