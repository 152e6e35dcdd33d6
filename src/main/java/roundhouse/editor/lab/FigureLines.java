package roundhouse.editor.lab;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import roundhouse.editor.lab.FigureLine.Measure;
import roundhouse.lab.Figures;
import roundhouse.lab.Spread;
import roundhouse.picture.BarPlot;
import roundhouse.words.Words;

/** The figures of one or two sides as rows. */
final class FigureLines {
  private final List<Figures> sides;
  private final List<FigureLine> lines = new ArrayList<>();

  private FigureLines(List<Figures> sides) {
    this.sides = sides;
  }

  /**
   * @param sides the figures of each, for the same number of players
   */
  static List<FigureLine> of(List<Figures> sides) {
    var all = new FigureLines(sides);
    all.games();
    all.lengths();
    all.worths();
    all.parts();
    return List.copyOf(all.lines);
  }

  private void games() {
    count(Words.of("lab.played"), Figures::games);
    count(Words.of("lab.failed"), Figures::failed);
    if (sides.size() > 1) count(Words.of("lab.changed"), Figures::changed);
    count(Words.of("lab.bankruptcies"), Figures::bankruptcies);
  }

  private void lengths() {
    spread(FigureGroup.LENGTH, Words.of("lab.actions"), Figures::actions);
    spread(FigureGroup.LENGTH, Words.of("lab.sets"), Figures::sets);
    spread(FigureGroup.LENGTH, Words.of("lab.milliseconds"), Figures::milliseconds);
  }

  private void worths() {
    spread(FigureGroup.WORTH, Words.of("lab.best"), Figures::best);
    spread(FigureGroup.WORTH, Words.of("lab.lead"), Figures::lead);
    int seats = sides.stream().mapToInt(Figures::players).max().orElse(0);
    IntStream.range(0, seats)
        .forEach(
            seat ->
                line(
                    FigureGroup.SEATS,
                    Words.of("lab.seat", seat + 1),
                    side -> share(side.wins().get(seat), side.games())));
  }

  private void parts() {
    for (String train : names(Figures::trains))
      line(
          FigureGroup.TRAINS,
          train,
          side -> each(side.trains().getOrDefault(train, 0), side.games()));
    for (String end : names(Figures::outcomes))
      line(
          FigureGroup.ENDINGS,
          end,
          side -> share(side.outcomes().getOrDefault(end, 0), side.games()));
    for (String company : names(Figures::floated))
      line(
          FigureGroup.FLOATED,
          company,
          side -> share(side.floated().getOrDefault(company, 0), side.games()));
    for (String company : names(Figures::prices))
      line(
          FigureGroup.PRICES,
          company,
          side -> measure(side.prices().getOrDefault(company, new Spread(0, 0, 0))));
  }

  private void count(String what, ToIntFunction<Figures> count) {
    line(
        FigureGroup.GAMES,
        what,
        side -> new Measure(count.applyAsInt(side), String.valueOf(count.applyAsInt(side))));
  }

  private void spread(FigureGroup group, String what, Function<Figures, Spread> spread) {
    line(group, what, side -> measure(spread.apply(side)));
  }

  private void line(FigureGroup group, String what, Function<Figures, Measure> measure) {
    lines.add(new FigureLine(group, what, sides.stream().map(measure).toList()));
  }

  private Set<String> names(Function<Figures, Map<String, ?>> named) {
    var names = new LinkedHashSet<String>();
    for (Figures side : sides) names.addAll(named.apply(side).keySet());
    return names;
  }

  private static Measure measure(Spread spread) {
    return new Measure(spread.mean(), spread.toString());
  }

  /** The number of games, and its share of all. */
  private static Measure share(int times, int games) {
    double percent = games == 0 ? 0 : 100.0 * times / games;
    return new Measure(percent, Words.of("lab.share", times, BarPlot.number(percent)));
  }

  /** The total, and the mean per game. */
  private static Measure each(int times, int games) {
    double each = games == 0 ? 0 : (double) times / games;
    return new Measure(each, Words.of("lab.each", times, BarPlot.number(each)));
  }
}
