package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The models of all goals, and which points they hold to be good.
 *
 * @param margin how far inside each goal an average must be for fresh games to show it
 */
record Surfaces(List<Goal> goals, List<Double> margin, List<SurfaceModel> models) {
  private static final double HOPELESS = 1e-12;

  /** Candidates whose sureness is computed, which takes longer than their means. */
  private static final int LOOKED_AT = 200;

  /** Standard errors that an estimate may be wrong, with all looks of a race. */
  private static final double SURE = 2.5;

  static Surfaces of(
      ValueSpace space, List<Goal> goals, List<Double> margin, List<PlayedBlock> blocks) {
    var models = new ArrayList<SurfaceModel>();
    for (int goal = 0; goal < goals.size(); goal++)
      models.add(
          new SurfaceModel(space, blocks, goal, goals.get(goal), goals.get(goal).isOfSeat()));
    return new Surfaces(goals, margin, models);
  }

  /** How far a point is off by the means alone: the worst of its goals. */
  double loss(ValuePoint point) {
    double worst = 0;
    for (int goal = 0; goal < goals.size(); goal++) worst = Math.max(worst, loss(point, goal));
    return worst;
  }

  double loss(ValuePoint point, int goal) {
    return goals.get(goal).loss(models.get(goal).mean(point));
  }

  /** How likely a point meets all goals by so much that it shows, as a logarithm. */
  double promise(ValuePoint point) {
    double sum = 0;
    for (int index = 0; index < goals.size(); index++) {
      Goal goal = goals.get(index).within(margin.get(index));
      SurfaceModel.Guess guess = models.get(index).guess(point);
      double sure = Math.max(guess.deviation(), goal.scale() * 1e-6);
      double within =
          Normal.between((goal.low() - guess.mean()) / sure, (goal.high() - guess.mean()) / sure);
      sum +=
          within > HOPELESS
              ? StrictMath.log(within)
              : StrictMath.log(HOPELESS) - goal.loss(guess.mean());
    }
    return sum;
  }

  /** Whether a point surely misses a goal. */
  boolean isOut(ValuePoint point) {
    for (int index = 0; index < goals.size(); index++) {
      SurfaceModel.Guess guess = models.get(index).guess(point);
      double most = guess.mean() + SURE * guess.deviation();
      double least = guess.mean() - SURE * guess.deviation();
      Goal goal = goals.get(index);
      if (most < goal.low() || least > goal.high()) return true;
    }
    return false;
  }

  /** Points by how much they promise, of those that are nearest by their means. */
  List<ValuePoint> best(List<ValuePoint> points) {
    record Rated(ValuePoint point, double value) {}
    return points.stream()
        .map(point -> new Rated(point, loss(point)))
        .sorted(Comparator.comparingDouble(Rated::value))
        .limit(LOOKED_AT)
        .map(rated -> new Rated(rated.point, -promise(rated.point)))
        .sorted(Comparator.comparingDouble(Rated::value))
        .map(Rated::point)
        .toList();
  }
}
