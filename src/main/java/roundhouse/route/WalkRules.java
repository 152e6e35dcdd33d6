package roundhouse.route;

import java.util.List;
import java.util.Optional;
import roundhouse.route.problem.RouteProblem;

/** What rules of a single run are checked on: the run on its way, and the board's question. */
abstract class WalkRules {
  final RouteProblem problem;
  final IndexedProblem task;
  final IndexedProblem.IndexedTrain runner;
  final RunWalk walk;
  final List<Integer> stops;

  WalkRules(
      RouteProblem problem, IndexedProblem task, IndexedProblem.IndexedTrain runner, RunWalk walk) {
    this.problem = problem;
    this.task = task;
    this.runner = runner;
    this.walk = walk;
    this.stops = walk.stops();
  }

  /** The first rule that the run breaks. */
  abstract Optional<RunFault> fault();

  /** Whether the run calls at a stop on its way. */
  final boolean calls(int stop) {
    return walk.run().calls().contains(task.net.ref(stop));
  }

  static Optional<RunFault> fault(RunFault.Rule rule, String reason, Object... words) {
    return Optional.of(RunFault.of(rule, reason, words));
  }
}
