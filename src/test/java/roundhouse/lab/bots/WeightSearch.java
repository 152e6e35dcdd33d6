package roundhouse.lab.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.optim.InitialGuess;
import org.hipparchus.optim.MaxEval;
import org.hipparchus.optim.SimpleBounds;
import org.hipparchus.optim.nonlinear.scalar.GoalType;
import org.hipparchus.optim.nonlinear.scalar.ObjectiveFunction;
import org.hipparchus.optim.nonlinear.scalar.noderiv.CMAESOptimizer;
import org.hipparchus.random.MersenneTwister;

/**
 * CMA-ES, asked for one generation after the other, so that a generation can race and a stopped
 * search can go on: with the same seed, what it was told before is its whole state.
 */
final class WeightSearch {
  /** How far the first generation lies around the start. */
  private static final double FIRST_SPREAD = 0.3;

  /** With few generations there is too little to learn how the numbers depend on each other. */
  private static final int ONLY_SPREADS = Integer.MAX_VALUE;

  private final int numbers;
  private final int population;
  private final long seed;

  /**
   * @param numbers that are searched, each from 0
   */
  WeightSearch(int numbers, int population, long seed) {
    this.numbers = numbers;
    this.population = population;
    this.seed = seed;
  }

  /**
   * What to try next.
   *
   * @param points empty when the search has converged
   * @param mean where the search is
   */
  record Generation(List<double[]> points, double[] mean) {}

  /** Ends a search at the first generation about which it was not told. */
  private static final class Asks extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /**
   * The generation after those of which it is told.
   *
   * @param told how bad each point of each generation was; the start counts as 0
   */
  Generation after(List<double[]> told) {
    var points = new ArrayList<double[]>();
    var search =
        new CMAESOptimizer(
            Integer.MAX_VALUE, 0, true, ONLY_SPREADS, 0, new MersenneTwister(seed), true, null);
    try {
      int[] asked = {-1};
      search.optimize(
          new MaxEval(Integer.MAX_VALUE),
          new ObjectiveFunction(point -> answer(told, asked[0]++, point, points)),
          GoalType.MINIMIZE,
          new InitialGuess(new double[numbers]),
          SimpleBounds.unbounded(numbers),
          new CMAESOptimizer.Sigma(filled(FIRST_SPREAD)),
          new CMAESOptimizer.PopulationSize(population));
    } catch (Asks _) {
      return new Generation(points, mean(search));
    }
    return new Generation(List.of(), mean(search));
  }

  /** The start is asked first, as number -1. */
  private double answer(List<double[]> told, int number, double[] point, List<double[]> points) {
    if (number < 0) return 0;
    int generation = number / population;
    if (generation < told.size()) return told.get(generation)[number % population];
    points.add(point.clone());
    if (points.size() == population) throw new Asks();
    return 0;
  }

  private double[] mean(CMAESOptimizer search) {
    List<RealMatrix> means = search.getStatisticsMeanHistory();
    return Optional.of(means)
        .filter(all -> !all.isEmpty())
        .map(all -> all.getLast().getRow(0))
        .orElseGet(() -> filled(0));
  }

  private double[] filled(double each) {
    var all = new double[numbers];
    Arrays.fill(all, each);
    return all;
  }
}
