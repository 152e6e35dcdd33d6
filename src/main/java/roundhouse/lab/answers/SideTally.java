package roundhouse.lab.answers;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.DoublePredicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import roundhouse.board.HexId;
import roundhouse.lab.rows.CompanyRow;
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
  private int sets;
  private int operatingRounds;

  SideTally(String side) {
    this.side = side;
  }

  void add(GameRecord game, Map<Figure, Double> figures) {
    games++;
    boolean finished = game.game().finished();
    if (finished) hexes.add(game);
    trends.add(game);
    sets += (int) game.companies().stream().mapToInt(CompanyRow::set).distinct().count();
    operatingRounds +=
        (int) game.companies().stream().mapToDouble(CompanyRow::time).distinct().count();
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

  /** Operating rounds of a set, on average; not a number if no company operated. */
  double roundsOfSet() {
    return operatingRounds / (double) sets;
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

  /**
   * How prices and revenues of companies go from set to set, over the games of a side. Of each set
   * the last operating round counts: sets of different games have different numbers of rounds. The
   * set in which a game was stopped has no last round.
   */
  static final class TrendTally {
    /** A set that fewer games have than this part of the most says nothing about the others. */
    private static final double LEAST_PART = 0.25;

    private static final int NO_ROUND = -1;

    private final Map<CompanyMeasure, Map<String, TreeMap<Integer, ValueCounts>>> values =
        new EnumMap<>(CompanyMeasure.class);

    void add(GameRecord game) {
      List<CompanyRow> rows = lastOfSets(game);
      for (CompanyRow row : rows)
        for (CompanyMeasure measure : CompanyMeasure.values())
          at(measure, row.company(), row.set()).add(measure.of(row));
      together(rows).forEach((set, sum) -> at(CompanyMeasure.REVENUE, SideTally.ALL, set).add(sum));
    }

    private static List<CompanyRow> lastOfSets(GameRecord game) {
      var last = new TreeMap<Integer, Integer>();
      game.companies().forEach(row -> last.merge(row.set(), row.number(), Math::max));
      if (!game.game().finished()) last.remove(game.game().sets());
      return game.companies().stream()
          .filter(row -> last.getOrDefault(row.set(), NO_ROUND) == row.number())
          .toList();
    }

    private static Map<Integer, Integer> together(List<CompanyRow> rows) {
      var sums = new TreeMap<Integer, Integer>();
      rows.forEach(row -> sums.merge(row.set(), row.revenue(), Integer::sum));
      return sums;
    }

    private ValueCounts at(CompanyMeasure measure, String company, int set) {
      return values
          .computeIfAbsent(measure, _ -> new TreeMap<>())
          .computeIfAbsent(company, _ -> new TreeMap<>())
          .computeIfAbsent(set, _ -> new ValueCounts());
    }

    Set<String> companies(CompanyMeasure measure) {
      return new TreeSet<>(values.getOrDefault(measure, Map.of()).keySet());
    }

    /** One point for each set that enough games have. */
    List<TrendPoint> points(CompanyMeasure measure, String company) {
      TreeMap<Integer, ValueCounts> sets =
          values.getOrDefault(measure, Map.of()).getOrDefault(company, new TreeMap<>());
      int most = sets.values().stream().mapToInt(ValueCounts::size).max().orElse(0);
      return sets.entrySet().stream()
          .filter(each -> each.getValue().size() >= LEAST_PART * most)
          .map(each -> point(each.getKey(), each.getValue()))
          .toList();
    }

    private static TrendPoint point(int set, ValueCounts all) {
      return new TrendPoint(
          set, all.quantile(0.25), all.quantile(0.5), all.quantile(0.75), all.size());
    }
  }

  /**
   * The share of games in which something has happened by a time (cumulative incidence, by Aalen
   * and Johansen). The end of a game competes with it: what has not happened by then never will.
   * Only a game that was stopped leaves open what would have happened.
   *
   * @param events when it happened
   * @param others when the other games ended or were broken off
   */
  record Incidence(ValueCounts events, GameEnds others) {

    /** Differences of parts below this are those of rounding. */
    private static final double NOTHING = 1e-9;

    /**
     * How far it has come.
     *
     * @param part of the games in which it has happened
     * @param open part of the games in which it may still happen
     */
    private record Course(double part, double open) {}

    /**
     * The share of games by a time. Games that were stopped before do not make its interval
     * narrower.
     */
    Estimate by(double time) {
      double part = course(time).part();
      int known = known(time);
      Estimate all = Intervals.share((int) Math.round(part * known), known);
      return new Estimate(part, all.low(), all.high());
    }

    /**
     * The time by which it has happened in half of the games: infinite if it never does in half of
     * them, and not a number if too many games were stopped to know. The interval reaches over the
     * times at which a half is not ruled out; it is infinite both ways if there are too few games.
     */
    Estimate median() {
      if (Intervals.rankOfMedian(all()) == 0)
        return new Estimate(middle(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      return new Estimate(middle(), first(this::mayBeHalf), first(this::isMoreThanHalf));
    }

    private double middle() {
      double time = first(each -> course(each).part() >= 0.5 - NOTHING);
      Course end = course(PairTally.NEVER);
      boolean unknown = time == PairTally.NEVER && end.part() + end.open() >= 0.5 - NOTHING;
      return unknown ? Double.NaN : time;
    }

    private boolean mayBeHalf(double time) {
      int rank = Intervals.rankOfMedian(known(time));
      return rank > 0 && course(time).part() * known(time) >= rank - NOTHING;
    }

    private boolean isMoreThanHalf(double time) {
      int rank = Intervals.rankOfMedian(known(time));
      return rank > 0 && course(time).part() * known(time) >= known(time) - rank + 1 - NOTHING;
    }

    /** The time by which it has happened in a part of the games in which it ever happens. */
    double quantile(double part) {
      double wanted = part * course(PairTally.NEVER).part() - NOTHING;
      return first(time -> course(time).part() >= wanted);
    }

    /** The first time of which something is true. */
    private double first(DoublePredicate isTrue) {
      return events.all().keySet().stream()
          .mapToDouble(Double::doubleValue)
          .filter(isTrue)
          .findFirst()
          .orElse(PairTally.NEVER);
    }

    private int all() {
      return events.size() + others.finished().size() + others.broken().size();
    }

    /** Games of which is known whether it has happened by a time. */
    private int known(double time) {
      int stopped = 0;
      for (Map.Entry<Double, Integer> each : others.broken().all().entrySet())
        if (each.getKey() < time) stopped += each.getValue();
      return all() - stopped;
    }

    private Course course(double until) {
      double open = 1;
      double part = 0;
      int left = all();
      for (double time : times()) {
        if (time > until || left == 0) break;
        int now = at(events, time);
        int ended = at(others.finished(), time);
        part += open * now / left;
        open *= 1 - (now + ended) / (double) left;
        left -= now + ended + at(others.broken(), time);
      }
      return new Course(part, open);
    }

    private TreeSet<Double> times() {
      var all = new TreeSet<>(events.all().keySet());
      all.addAll(others.finished().all().keySet());
      all.addAll(others.broken().all().keySet());
      return all;
    }

    private static int at(ValueCounts counts, double time) {
      return counts.all().getOrDefault(time, 0);
    }
  }

  /** When games ended by their rules, and when others were stopped. */
  static final class GameEnds {
    private final ValueCounts finished = new ValueCounts();
    private final ValueCounts broken = new ValueCounts();

    void add(double time, boolean byItsRules) {
      (byItsRules ? finished : broken).add(time);
    }

    ValueCounts finished() {
      return finished;
    }

    ValueCounts broken() {
      return broken;
    }

    /**
     * The latest end by the rules: a game that was stopped may have gone round in circles for ever.
     */
    double latest() {
      return finished.size() == 0 ? 0 : finished.atRank(finished.size() - 1);
    }

    /** The ends of the other games. */
    GameEnds without(GameEnds some) {
      var rest = new GameEnds();
      subtract(finished, some.finished, rest.finished);
      subtract(broken, some.broken, rest.broken);
      return rest;
    }

    private static void subtract(ValueCounts all, ValueCounts some, ValueCounts rest) {
      all.all().forEach((time, games) -> rest.add(time, games - some.all().getOrDefault(time, 0)));
    }
  }
}
