package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.List;
import roundhouse.lab.answers.Estimate;
import roundhouse.lab.answers.Intervals;

/**
 * What one change of the winner does to each goal, in pairs of games with the same seeds.
 *
 * @param index place of the varied value
 * @param change mean difference for each goal
 * @param reach how far each interval reaches that holds the true difference in 95 of 100 cases
 */
record ChangeEffect(int index, List<Double> change, List<Double> reach) {
  /** Up to this number of changes, all combinations are played; beyond, one step back each. */
  private static final int MOST_COMBINED = 5;

  /** The points that tell the effects; none if nothing is changed. */
  static List<ValuePoint> points(ValueSpace space, ValuePoint winner) {
    List<Integer> changes = space.changes(winner);
    var points = new ArrayList<ValuePoint>();
    if (changes.isEmpty()) return points;
    points.add(winner);
    if (changes.size() > MOST_COMBINED)
      for (int index : changes) points.add(winner.with(index, ValuePoint.OWN));
    else
      for (int without = 1; without < 1 << changes.size(); without++) {
        ValuePoint point = winner;
        for (int bit = 0; bit < changes.size(); bit++)
          if ((without >> bit & 1) == 1) point = point.with(changes.get(bit), ValuePoint.OWN);
        points.add(point);
      }
    return points;
  }

  /** The effects as the games of these points show them. */
  static List<ChangeEffect> of(ValueSpace space, ValuePoint winner, PlayedBlock block, int goals) {
    var all = new ArrayList<ChangeEffect>();
    for (int index : space.changes(winner)) {
      var change = new ArrayList<Double>();
      var reach = new ArrayList<Double>();
      for (int goal = 0; goal < goals; goal++) {
        double[] effects = effects(block, index, goal);
        Estimate found = Intervals.mean(effects, Intervals.ERROR);
        change.add(found.value());
        reach.add(found.reach());
      }
      all.add(new ChangeEffect(index, change, reach));
    }
    return all;
  }

  /** For each seed the mean over all pairs of points that differ in this change alone. */
  private static double[] effects(PlayedBlock block, int index, int goal) {
    var all = new ArrayList<Double>();
    for (int seed = 0; seed < block.seeds(); seed++) {
      double sum = 0;
      int pairs = 0;
      for (int with = 0; with < block.points().size(); with++) {
        int without = block.points().indexOf(block.points().get(with).with(index, ValuePoint.OWN));
        if (without < 0 || without == with) continue;
        sum += block.values()[with][seed][goal] - block.values()[without][seed][goal];
        pairs++;
      }
      if (pairs > 0 && !Double.isNaN(sum)) all.add(sum / pairs);
    }
    return all.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
