package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.List;

/**
 * What it takes to show a goal on fresh games in eight of ten searches.
 *
 * @param games if the average is in the middle of it; 0 where it has only one border
 * @param tolerance that the games which there are can show; for one border, how far inside the
 *     average must be
 */
record Showing(Goal goal, int games, double tolerance) {

  static List<Showing> of(List<Goal> goals, List<Double> deviations, int confirm) {
    int seats = (int) goals.stream().filter(Goal::isOfSeat).count();
    var all = new ArrayList<Showing>();
    for (int index = 0; index < goals.size(); index++) {
      Goal goal = goals.get(index);
      double reach = Shown.reach(goal, deviations.get(index), goal.isOfSeat() ? seats : 1);
      double half = (goal.high() - goal.low()) / 2;
      int games = goal.isTwoSided() ? (int) Math.ceil(reach * reach / (half * half)) : 0;
      all.add(new Showing(goal, games, reach / Math.sqrt(confirm)));
    }
    return all;
  }

  /** Whether that number of games is too small. */
  boolean isTooMuch(int confirm) {
    return games > confirm;
  }

  /** Sentences about goals that the games can hardly show; seats are told once. */
  static List<String> says(List<Showing> all, int confirm) {
    return all.stream()
        .filter(each -> each.isTooMuch(confirm))
        .map(each -> each.says(confirm))
        .distinct()
        .toList();
  }

  private String says(int confirm) {
    return ("To show that %s within ± %s takes %s games, and the budget leaves %s: widen the"
            + " tolerance to ± %s, or raise the budget to %s games.")
        .formatted(
            goal.isOfSeat() ? "seats are even" : "'" + goal.what() + "' is",
            GoalText.amount(goal, (goal.high() - goal.low()) / 2),
            GoalText.count(games),
            GoalText.count(confirm),
            GoalText.amount(goal, tolerance),
            GoalText.count(games * 5 / 2));
  }
}
