package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import roundhouse.engine.SeededRandom;

/**
 * A design that plays no games: averages that depend on six values, and the chance of games. About
 * one in twenty-five of its points meets the goals, and what is true of each is known.
 *
 * <p>As in games of 1889, two thirds of the variance of a length belong to the seed.
 */
final class SyntheticDesign implements PointGames {
  private static final int SEATS = 3;
  private static final double SEED_LUCK = 0.75;
  private static final double OWN_LUCK = 0.5;

  /** What no surface of second order has. */
  private static final double BEND = 0.2;

  private static final double PART = 0.04;

  private static final List<String> VALUES =
      List.of("1..15", "2..5", "400..600 by 25", "yes, no", "1..6", "x0.5..x1.5 by 0.1");
  private static final List<String> OWN = List.of("12", "4", "450", "no", "3", "x1");

  private final ValueSpace space;
  private final List<Goal> goals;
  private final long seed;
  private final double[] linear;
  private final double[] second;
  private final double[][] seats = new double[SEATS][];
  private final double[] phase;
  private int played;

  SyntheticDesign(long seed, int varied) {
    this.seed = seed;
    this.space =
        new ValueSpace(
            IntStream.range(0, varied)
                .mapToObj(
                    index -> VariedValue.parse("value-" + index, VALUES.get(index % VALUES.size())))
                .toList(),
            IntStream.range(0, varied).mapToObj(index -> OWN.get(index % OWN.size())).toList());
    var random = new SeededRandom(seed);
    linear = normal(random, varied, 0.7);
    second = normal(random, varied * varied, 0.2);
    for (int seat = 0; seat < SEATS; seat++) seats[seat] = normal(random, varied, 0.03);
    phase = normal(random, varied, 0.6);
    goals = feasible(space.pool(seed));
  }

  ValueSpace space() {
    return space;
  }

  List<Goal> goals() {
    return goals;
  }

  /** Games so far. */
  int played() {
    return played;
  }

  private static double[] normal(SeededRandom random, int count, double deviation) {
    return IntStream.range(0, count).mapToDouble(_ -> deviation * Normal.drawn(random)).toArray();
  }

  /** Goals that one in twenty-five points meets: a length that the values reach, fair seats. */
  private List<Goal> feasible(List<ValuePoint> pool) {
    List<double[]> truths = pool.stream().map(this::truth).toList();
    double[] lengths = truths.stream().mapToDouble(truth -> truth[0]).sorted().toArray();
    List<Goal> best = List.of();
    double nearest = 1;
    for (int part = 5; part <= 95; part += 5) {
      List<Goal> tried = goals(lengths[lengths.length * part / 100]);
      double met =
          truths.stream().filter(truth -> loss(tried, truth) <= 1).count() / (double) pool.size();
      if (Math.abs(met - PART) < nearest) {
        nearest = Math.abs(met - PART);
        best = tried;
      }
    }
    return best;
  }

  private static List<Goal> goals(double length) {
    var all = new ArrayList<Goal>();
    all.add(new Goal("sets", length - 0.3, length + 0.3, 0.3, Goal.Kind.NUMBER));
    for (int seat = 1; seat <= SEATS; seat++)
      all.add(
          new Goal("seat " + seat + " wins", 1 / 3.0 - 0.05, 1 / 3.0 + 0.05, 0.05, Goal.Kind.SEAT));
    all.add(new Goal("phase-began D", 0.6, Double.POSITIVE_INFINITY, 0.1, Goal.Kind.SHARE));
    return all;
  }

  /** The true averages at a point. */
  double[] truth(ValuePoint point) {
    double[] at = space.position(point);
    double length = 8;
    double late = 1;
    for (int one = 0; one < at.length; one++) {
      length += linear[one] * at[one] + BEND * StrictMath.sin(3 * at[one] + one);
      late += phase[one] * at[one];
      for (int other = 0; other <= one; other++)
        length += second[one * at.length + other] * at[one] * at[other];
    }
    double[] wins = new double[SEATS];
    for (int seat = 0; seat < SEATS; seat++) {
      wins[seat] = 1 / 3.0;
      for (int one = 0; one < at.length; one++) wins[seat] += seats[seat][one] * at[one];
      wins[seat] = Math.max(0.02, wins[seat]);
    }
    double all = Arrays.stream(wins).sum();
    return new double[] {
      length, wins[0] / all, wins[1] / all, wins[2] / all, 1 / (1 + StrictMath.exp(-late))
    };
  }

  /** How far a point is truly off. */
  double loss(ValuePoint point) {
    return loss(goals, truth(point));
  }

  private static double loss(List<Goal> goals, double[] truth) {
    return IntStream.range(0, truth.length)
        .mapToDouble(goal -> goals.get(goal).loss(truth[goal]))
        .max()
        .orElseThrow();
  }

  @Override
  public PlayedBlock play(List<ValuePoint> points, int from, int to) {
    played += points.size() * (to - from);
    double[][][] values = new double[points.size()][to - from][];
    for (int point = 0; point < points.size(); point++)
      for (int game = from; game < to; game++)
        values[point][game - from] = game(points.get(point), game);
    return new PlayedBlock(points, values);
  }

  private double[] game(ValuePoint point, int number) {
    double[] truth = truth(point);
    var common = new SeededRandom(seed * 31 + number * 1_000_003L);
    var alone = new SeededRandom((seed * 31 + number) * 1_000_003L + point.hashCode() * 7919L);
    double[] values = new double[truth.length];
    values[0] = truth[0] + SEED_LUCK * Normal.drawn(common) + OWN_LUCK * Normal.drawn(alone);
    int lot = alone.below(1_000_000);
    int winner = lot < truth[1] * 1e6 ? 1 : lot < (truth[1] + truth[2]) * 1e6 ? 2 : 3;
    values[winner] = 1;
    values[4] = alone.below(1_000_000) < truth[4] * 1e6 ? 1 : 0;
    return values;
  }
}
