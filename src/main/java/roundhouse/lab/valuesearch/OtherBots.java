package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import roundhouse.lab.answers.Intervals;

/**
 * The winner and the design as it is, played once more by other bots with the first fresh seeds.
 *
 * @param bots their names, with commas between
 * @param games of each of the two
 */
record OtherBots(String bots, int games, List<Change> changes) {
  /**
   * What becomes of a goal's average.
   *
   * @param before with the design as it is
   * @param after with the winner's values
   * @param reach how far the interval of the difference reaches that holds it in 95 of 100 cases
   * @param searched the difference that the search found
   */
  record Change(Goal goal, double before, double after, double reach, double searched) {
    /** Whether the difference goes the same way as in the search. */
    String says() {
      double change = after - before;
      String both =
          Math.abs(change) <= reach || Double.isNaN(change)
              ? "could be chance"
              : Math.signum(change) == Math.signum(searched)
                  ? "same direction with both"
                  : "the other direction";
      return "%s: %s instead of %s (95 %%: %s): %s"
          .formatted(
              goal.what(),
              GoalText.amount(goal, after),
              GoalText.amount(goal, before),
              GoalText.change(goal, change, reach),
              both);
    }
  }

  static OtherBots of(
      ValueSearchPlan plan, ValueSearch.Found found, PointGames again, ValueSearchPlan.Playing by) {
    ValuePoint asItIs = plan.space().asItIs();
    PlayedBlock block =
        again.play(List.of(asItIs, found.winner()), found.fresh(), found.fresh() + by.again());
    var changes = new ArrayList<Change>();
    for (int index = 0; index < plan.goals().size(); index++) {
      int goal = index;
      double[] pairs =
          IntStream.range(0, block.seeds())
              .mapToDouble(seed -> block.values()[1][seed][goal] - block.values()[0][seed][goal])
              .filter(each -> !Double.isNaN(each))
              .toArray();
      double reach = Intervals.mean(pairs, Intervals.ERROR).reach();
      SurfaceModel model = found.surfaces().models().get(goal);
      changes.add(
          new Change(
              plan.goals().get(goal),
              block.mean(0, goal),
              block.mean(1, goal),
              reach,
              model.mean(found.winner()) - model.mean(asItIs)));
    }
    return new OtherBots(String.join(", ", by.bots()), by.again(), changes);
  }
}
