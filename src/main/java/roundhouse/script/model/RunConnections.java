package roundhouse.script.model;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;

/**
 * Decides whether the runs of a turn connect two places: one run calls at both, or a chain of runs
 * that share stops leads from one to the other.
 */
final class RunConnections {
  private RunConnections() {}

  static boolean join(List<Run> runs, String one, String other) {
    Set<StopRef> reached = new HashSet<>();
    var waiting = new ArrayDeque<Run>();
    Set<Run> used = new HashSet<>();
    for (Run run : runs)
      if (run.calls().stream().anyMatch(stop -> is(stop, one)) && used.add(run)) waiting.add(run);
    while (!waiting.isEmpty()) {
      reached.addAll(waiting.poll().calls());
      for (Run run : runs)
        if (!used.contains(run)
            && run.calls().stream().anyMatch(reached::contains)
            && used.add(run)) waiting.add(run);
    }
    return reached.stream().anyMatch(stop -> is(stop, other));
  }

  private static boolean is(StopRef stop, String place) {
    return stop.hex().is(place) || stop.toString().equals(place);
  }
}
