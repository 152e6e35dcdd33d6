package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.List;

/**
 * What the games say of one goal's average at every point: a Bayesian ridge regression, quadratic
 * in the values, linear for shares of seats. Points of a block have the luck of its seeds in
 * common, which is what pairs them; each point may also lie beside the surface by itself.
 */
final class SurfaceModel {
  private static final double[] STEPS = {0.03, 0.1, 0.3, 1, 3};
  private static final int PASSES = 2;

  /** An average as the model sees it. */
  record Guess(double mean, double deviation) {}

  /** A point in a block. */
  private record Cell(ValuePoint point, double[] position, int block, double mean, int games) {}

  /** How far each part of the surface may reach, as standard deviations. */
  private record Reach(double linear, double second, double beside) {}

  private final ValueSpace space;
  private final List<Cell> cells = new ArrayList<>();
  private final double[] luck;
  private final double noise;
  private final double middle;
  private final double spread;
  private final double unit;
  private final Reach reach;
  private final Cholesky factor;
  private final double[] weights;

  /**
   * Fits it.
   *
   * @param goal the place of the goal in the values of the blocks
   * @param linear whether the surface is a plane
   */
  SurfaceModel(ValueSpace space, List<PlayedBlock> blocks, int goal, Goal wanted, boolean linear) {
    this.space = space;
    this.unit = wanted.scale();
    for (int block = 0; block < blocks.size(); block++) add(blocks.get(block), block, goal);
    Luck found = Luck.of(blocks, goal, unit);
    this.noise = found.noise();
    this.luck =
        blocks.stream().mapToDouble(block -> found.ofSeed() / Math.max(1, block.seeds())).toArray();
    this.middle = cells.stream().mapToDouble(Cell::mean).average().orElse(0);
    double square =
        cells.stream().mapToDouble(cell -> (cell.mean - middle) * (cell.mean - middle)).sum();
    this.spread = Math.max(0.1, Math.sqrt(square / Math.max(1, cells.size())));
    this.reach = likeliest(linear);
    this.factor = Cholesky.of(covariances(reach));
    this.weights = factor.solve(deviations());
  }

  private void add(PlayedBlock block, int number, int goal) {
    for (int point = 0; point < block.points().size(); point++) {
      int games = block.of(point, goal).length;
      if (games == 0) continue;
      ValuePoint where = block.points().get(point);
      double mean = block.mean(point, goal) / unit;
      cells.add(new Cell(where, space.position(where), number, mean, games));
    }
  }

  private double[] deviations() {
    return cells.stream().mapToDouble(cell -> cell.mean - middle).toArray();
  }

  /** The reach under which the means that were seen are likeliest, by turns in each part. */
  private Reach likeliest(boolean linear) {
    var best = new Reach(spread, linear ? 0 : spread * 0.3, spread * 0.03);
    double likelihood = likelihood(best);
    for (int pass = 0; pass < PASSES; pass++)
      for (int part = 0; part < 3; part++) {
        if (part == 1 && linear) continue;
        for (double step : STEPS) {
          double size = spread * step;
          var tried =
              new Reach(
                  part == 0 ? size : best.linear,
                  part == 1 ? size : best.second,
                  part == 2 ? size : best.beside);
          double found = likelihood(tried);
          if (found > likelihood) {
            likelihood = found;
            best = tried;
          }
        }
      }
    return best;
  }

  private double likelihood(Reach tried) {
    Cholesky tryout = Cholesky.of(covariances(tried));
    double square = 0;
    for (double each : tryout.forward(deviations())) square += each * each;
    return -(square + tryout.logDeterminant()) / 2;
  }

  private double[][] covariances(Reach tried) {
    int size = cells.size();
    double[][] all = new double[size][size];
    for (int row = 0; row < size; row++)
      for (int column = 0; column <= row; column++) {
        Cell one = cells.get(row);
        Cell other = cells.get(column);
        double both = covariance(tried, one.point, one.position, other);
        if (one.block == other.block) both += luck[one.block];
        if (row == column) both += noise / one.games;
        all[row][column] = both;
        all[column][row] = both;
      }
    return all;
  }

  /** How the true averages of a point and of a cell's point go together. */
  private double covariance(Reach tried, ValuePoint point, double[] position, Cell cell) {
    double product = 0;
    double squares = 0;
    for (int index = 0; index < position.length; index++) {
      double each = position[index] * cell.position[index];
      product += each;
      squares += each * each;
    }
    double mixed = (product * product - squares) / 2;
    double both =
        100 * spread * spread
            + tried.linear * tried.linear * product
            + tried.second * tried.second * (squares + mixed);
    return point.equals(cell.point) ? both + tried.beside * tried.beside : both;
  }

  private double[] covariances(ValuePoint point, double[] position) {
    double[] all = new double[cells.size()];
    for (int index = 0; index < all.length; index++)
      all[index] = covariance(reach, point, position, cells.get(index));
    return all;
  }

  /** The average at a point, in the unit of the goal. */
  double mean(ValuePoint point) {
    double[] with = covariances(point, space.position(point));
    double sum = middle;
    for (int index = 0; index < with.length; index++) sum += with[index] * weights[index];
    return sum * unit;
  }

  /** The same, and how sure it is. */
  Guess guess(ValuePoint point) {
    double[] position = space.position(point);
    double left = covariance(reach, point, position, new Cell(point, position, 0, 0, 0));
    for (double each : factor.forward(covariances(point, position))) left -= each * each;
    return new Guess(mean(point), Math.sqrt(Math.max(0, left)) * unit);
  }

  /**
   * How games vary around the average of their point.
   *
   * @param ofSeed variance that all points of a block have in common for a seed
   * @param noise the rest
   */
  private record Luck(double ofSeed, double noise) {
    /** Less than that is not believed, however few games there are. */
    private static final double LEAST = 0.01;

    static Luck of(List<PlayedBlock> blocks, int goal, double unit) {
      double rest = 0;
      double freedom = 0;
      double between = 0;
      double weight = 0;
      for (PlayedBlock block : blocks) {
        double[][] away = away(block, goal);
        int points = away.length;
        if (points < 2 || block.seeds() < 2) continue;
        double ofSeeds = 0;
        for (int seed = 0; seed < block.seeds(); seed++) {
          double mean = 0;
          for (double[] each : away) mean += each[seed] / points;
          ofSeeds += points * mean * mean;
          for (double[] each : away) rest += (each[seed] - mean) * (each[seed] - mean);
        }
        freedom += (points - 1.0) * (block.seeds() - 1);
        between += ofSeeds / points;
        weight += block.seeds() - 1;
      }
      double noise = Math.max(LEAST, freedom == 0 ? 1 : rest / freedom / (unit * unit));
      double seeds = weight == 0 ? 0 : between / weight / (unit * unit);
      double points = weight == 0 ? 1 : 1 + freedom / weight;
      return new Luck(Math.max(0, seeds - noise / points), noise);
    }

    /** Values less the mean of their point; what is missing counts as that mean. */
    private static double[][] away(PlayedBlock block, int goal) {
      var all = new ArrayList<double[]>();
      for (int point = 0; point < block.points().size(); point++) {
        double mean = block.mean(point, goal);
        if (Double.isNaN(mean)) continue;
        double[] of = new double[block.seeds()];
        for (int seed = 0; seed < of.length; seed++) {
          double value = block.values()[point][seed][goal];
          of[seed] = Double.isNaN(value) ? 0 : value - mean;
        }
        all.add(of);
      }
      return all.toArray(double[][]::new);
    }
  }

  /**
   * The factor of a symmetric matrix whose eigenvalues are positive. All sums are made in the same
   * order, so the last digit is the same everywhere.
   */
  private record Cholesky(double[][] lower) {

    static Cholesky of(double[][] matrix) {
      int size = matrix.length;
      double[][] lower = new double[size][size];
      for (int row = 0; row < size; row++)
        for (int column = 0; column <= row; column++) {
          double rest = matrix[row][column];
          for (int before = 0; before < column; before++)
            rest -= lower[row][before] * lower[column][before];
          lower[row][column] =
              row == column ? Math.sqrt(Math.max(rest, 1e-12)) : rest / lower[column][column];
        }
      return new Cholesky(lower);
    }

    /** Half of the way of {@link #solve}. */
    double[] forward(double[] right) {
      double[] found = right.clone();
      for (int row = 0; row < found.length; row++) {
        for (int before = 0; before < row; before++)
          found[row] -= lower[row][before] * found[before];
        found[row] /= lower[row][row];
      }
      return found;
    }

    /** What the matrix takes to the right side. */
    double[] solve(double[] right) {
      double[] found = forward(right);
      for (int row = found.length - 1; row >= 0; row--) {
        for (int after = row + 1; after < found.length; after++)
          found[row] -= lower[after][row] * found[after];
        found[row] /= lower[row][row];
      }
      return found;
    }

    double logDeterminant() {
      double sum = 0;
      for (int row = 0; row < lower.length; row++) sum += 2 * StrictMath.log(lower[row][row]);
      return sum;
    }
  }
}
