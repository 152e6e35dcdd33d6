package roundhouse.editor.lab;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import roundhouse.editor.lab.FigureRow.Measure;
import roundhouse.lab.batch.Spread;
import roundhouse.lab.batch.VariantFigures;
import roundhouse.picture.plot.BarPlot;
import roundhouse.words.UiWords;

/** The figures of one or two sides as rows. */
final class FigureRows {
  private final List<VariantFigures> sides;
  private final List<FigureRow> lines = new ArrayList<>();

  private FigureRows(List<VariantFigures> sides) {
    this.sides = sides;
  }

  /**
   * @param sides the figures of each, for the same number of players
   */
  static List<FigureRow> of(List<VariantFigures> sides) {
    var all = new FigureRows(sides);
    all.games();
    all.lengths();
    all.worths();
    all.parts();
    return List.copyOf(all.lines);
  }

  private void games() {
    count(UiWords.of("lab.played"), VariantFigures::games);
    count(UiWords.of("lab.failed"), VariantFigures::failed);
    if (sides.size() > 1) count(UiWords.of("lab.changed"), VariantFigures::changed);
    count(UiWords.of("lab.bankruptcies"), VariantFigures::bankruptcies);
  }

  private void lengths() {
    spread(FigureGroup.LENGTH, UiWords.of("lab.actions"), VariantFigures::actions);
    spread(FigureGroup.LENGTH, UiWords.of("lab.sets"), VariantFigures::sets);
    spread(FigureGroup.LENGTH, UiWords.of("lab.milliseconds"), VariantFigures::milliseconds);
  }

  private void worths() {
    spread(FigureGroup.WORTH, UiWords.of("lab.best"), VariantFigures::best);
    spread(FigureGroup.WORTH, UiWords.of("lab.lead"), VariantFigures::lead);
    int seats = sides.stream().mapToInt(VariantFigures::players).max().orElse(0);
    IntStream.range(0, seats)
        .forEach(
            seat ->
                line(
                    FigureGroup.SEATS,
                    UiWords.of("lab.seat", seat + 1),
                    side -> share(side.wins().get(seat), side.games())));
  }

  private void parts() {
    for (String train : names(VariantFigures::trains))
      line(
          FigureGroup.TRAINS,
          train,
          side -> each(side.trains().getOrDefault(train, 0), side.games()));
    for (String end : names(VariantFigures::outcomes))
      line(
          FigureGroup.ENDINGS,
          end,
          side -> share(side.outcomes().getOrDefault(end, 0), side.games()));
    for (String company : names(VariantFigures::floated))
      line(
          FigureGroup.FLOATED,
          company,
          side -> share(side.floated().getOrDefault(company, 0), side.games()));
    for (String company : names(VariantFigures::prices))
      line(
          FigureGroup.PRICES,
          company,
          side -> measure(side.prices().getOrDefault(company, new Spread(0, 0, 0))));
  }

  private void count(String what, ToIntFunction<VariantFigures> count) {
    line(
        FigureGroup.GAMES,
        what,
        side -> new Measure(count.applyAsInt(side), String.valueOf(count.applyAsInt(side))));
  }

  private void spread(FigureGroup group, String what, Function<VariantFigures, Spread> spread) {
    line(group, what, side -> measure(spread.apply(side)));
  }

  private void line(FigureGroup group, String what, Function<VariantFigures, Measure> measure) {
    lines.add(new FigureRow(group, what, sides.stream().map(measure).toList()));
  }

  private Set<String> names(Function<VariantFigures, Map<String, ?>> named) {
    var names = new LinkedHashSet<String>();
    for (VariantFigures side : sides) names.addAll(named.apply(side).keySet());
    return names;
  }

  private static Measure measure(Spread spread) {
    return new Measure(spread.mean(), spread.toString());
  }

  /** The number of games, and its share of all. */
  private static Measure share(int times, int games) {
    double percent = games == 0 ? 0 : 100.0 * times / games;
    return new Measure(percent, UiWords.of("lab.share", times, BarPlot.number(percent)));
  }

  /** The total, and the mean per game. */
  private static Measure each(int times, int games) {
    double each = games == 0 ? 0 : (double) times / games;
    return new Measure(each, UiWords.of("lab.each", times, BarPlot.number(each)));
  }
}
