package roundhouse.turn.runs;

import java.util.List;
import java.util.Optional;
import roundhouse.board.HexId;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/**
 * What F2 on a hex does to the run that is drawn, so that every run can be drawn without a mouse.
 */
public record RunOnHex(HexId hex, List<StopRef> stops) {

  /**
   * The run goes on to a stop of the hex. Where it ends at one of them, it ends at the next one
   * instead, or without the last. In a hex without stops its last leg takes the way through there.
   */
  public RunPlan entered(RunPlan plan) {
    Optional<DrawnRun> drawn = plan.edited().map(plan.drawnRuns()::get);
    if (drawn.isEmpty()) return plan;
    if (stops.isEmpty()) return through(plan, drawn.get());
    int here = drawn.get().isIdle() ? -1 : stops.indexOf(drawn.get().points().getLast());
    return here < 0
        ? goneOn(plan, stops).orElseGet(() -> plan.click(stops.getFirst()))
        : next(plan, here);
  }

  private RunPlan next(RunPlan plan, int here) {
    RunPlan shorter = plan.back();
    return goneOn(shorter, stops.subList(here + 1, stops.size())).orElse(shorter);
  }

  /** The first of the stops at which a click does something. */
  private static Optional<RunPlan> goneOn(RunPlan plan, List<StopRef> stops) {
    return stops.stream().map(plan::click).filter(next -> next.says().isEmpty()).findFirst();
  }

  private RunPlan through(RunPlan plan, DrawnRun drawn) {
    List<TrackRef> track = drawn.track();
    return track.isEmpty() ? plan : plan.rerouted(track.getLast().hex(), hex);
  }
}
