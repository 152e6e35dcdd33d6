package roundhouse.lab.answers;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import roundhouse.board.HexId;
import roundhouse.lab.rows.FigureKind;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.MomentRow;

/** The games of one side, counted as they come. */
public final class SideTally {
  /** All companies together, in place of one. */
  public static final String ALL = "";

  private final String side;
  private final Map<Figure, ValueCounts> values = new HashMap<>();
  private final Map<Figure, GameEnds> endsOfReached = new HashMap<>();
  private final GameEnds ends = new GameEnds();
  private final HexSums hexes = new HexSums();
  private final TrendTally trends = new TrendTally();
  private int games;

  SideTally(String side) {
    this.side = side;
  }

  void add(GameRecord game, Map<Figure, Double> figures) {
    games++;
    boolean finished = game.game().finished();
    if (finished) hexes.add(game);
    trends.add(game);
    double end = end(game);
    ends.add(end, finished);
    figures.forEach(
        (figure, value) -> {
          values.computeIfAbsent(figure, _ -> new ValueCounts()).add(value);
          if (figure.kind() == FigureKind.TIME)
            endsOfReached.computeIfAbsent(figure, _ -> new GameEnds()).add(end, finished);
        });
  }

  private static double end(GameRecord game) {
    return game.moments().stream()
        .mapToDouble(MomentRow::time)
        .reduce(game.game().sets(), Math::max);
  }

  public String side() {
    return side;
  }

  public int games() {
    return games;
  }

  /** Games that ended by their rules. */
  public int finished() {
    return ends.finished().size();
  }

  /** The figures found in at least one game, in reading order. */
  public Set<Figure> figures() {
    return new TreeSet<>(values.keySet());
  }

  /** The latest time of any game that ended by its rules. */
  public double latest() {
    return ends.latest();
  }

  /** Games in which a time came or something was true. */
  public int reached(Figure figure) {
    return values.containsKey(figure) ? values.get(figure).size() : 0;
  }

  /** The share of games in which it came; only games that were broken off are left open. */
  public Estimate share(Figure figure) {
    if (figure.kind() == FigureKind.OUTCOME)
      return Intervals.share(values(figure).all().getOrDefault(1.0, 0), values(figure).size());
    if (figure.kind() != FigureKind.TIME)
      return Intervals.share(reached(figure), figure.ofStopped() ? games : finished());
    return incidence(figure).by(Double.POSITIVE_INFINITY);
  }

  /**
   * In which part of the games a time has come, for every round from the first to a last.
   *
   * @param step between two times
   */
  public List<Double> curve(Figure figure, double step, double last) {
    Incidence incidence = incidence(figure);
    return DoubleStream.iterate(0, time -> time <= last, time -> time + step)
        .map(time -> incidence.by(time).value())
        .boxed()
        .toList();
  }

  /** Least, quarter, half, three quarters and greatest of its values; none if no game has one. */
  public List<Double> spread(Figure figure) {
    ValueCounts values = values(figure);
    if (values.size() == 0) return List.of();
    return IntStream.rangeClosed(0, 4).mapToObj(part -> values.quantile(part / 4.0)).toList();
  }

  /**
   * How much of it a game that ended by its rules has in each hex, on average; hexes without any
   * are left out.
   */
  public Map<HexId, Double> use(MapUse use) {
    return hexes.means(use);
  }

  /** Companies that have a trend; {@link #ALL} means all together. */
  public Set<String> companies(CompanyMeasure measure) {
    return trends.companies(measure);
  }

  /** How a value of a company goes from set to set. */
  public List<TrendPoint> trend(CompanyMeasure measure, String company) {
    return trends.points(measure, company);
  }

  /**
   * A figure in one value: the middle of all games for a time, the mean of a number, or a share.
   */
  public Estimate estimate(Figure figure) {
    return switch (figure.kind()) {
      case SHARE, OUTCOME -> share(figure);
      case NUMBER, AMOUNT -> Intervals.mean(values(figure));
      case TIME -> incidence(figure).median();
    };
  }

  /** In which part of the games it has come by each time. */
  Incidence incidence(Figure figure) {
    return new Incidence(
        values.getOrDefault(figure, new ValueCounts()),
        ends.without(endsOfReached.getOrDefault(figure, new GameEnds())));
  }

  /** Values of the games that have it, or numbers of all games that ended by their rules. */
  ValueCounts values(Figure figure) {
    ValueCounts met = values.getOrDefault(figure, new ValueCounts());
    return figure.kind() == FigureKind.NUMBER ? met.withZeros(finished() - met.size()) : met;
  }
}
