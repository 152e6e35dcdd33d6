package roundhouse.lab.invariants;

import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.events.RunEvent;
import roundhouse.engine.runs.BestRuns;

/** Invariants of runs: what they earn is what the rules and the judges of runs say of them. */
final class RunInvariants {
  private RunInvariants() {}

  /**
   * Runs are judged again, by the check that drawn runs go through, without anything that was
   * remembered; and the best are worth what the search for them found.
   */
  static Optional<String> worth(StateTransition moment) {
    if (!(moment.action() instanceof Action.RunTrains run) || run.runs().isEmpty())
      return Optional.empty();
    Optional<Integer> earned =
        moment.events().stream()
            .filter(RunEvent.TrainsRun.class::isInstance)
            .map(RunEvent.TrainsRun.class::cast)
            .filter(told -> told.company().equals(run.by()))
            .map(told -> told.revenue().amount())
            .findFirst();
    if (earned.isEmpty()) return Optional.empty();
    Optional<Integer> judged =
        BestRuns.judged(moment.title(), moment.before(), run.by(), run.runs());
    if (!judged.equals(earned))
      return Optional.of(
          "%s earns %s by runs that the rules judge to earn %s"
              .formatted(run.by(), earned.get(), judged.map(String::valueOf).orElse("nothing")));
    BestRuns best = BestRuns.of(moment.title(), moment.before(), run.by());
    // A company without a train is assumed to own one; in its turn it may lease it at other terms.
    boolean same = best.lent().isEmpty() && best.runs().equals(run.runs());
    return same && best.revenue() != earned.get()
        ? Optional.of(
            "%s earns %s by its best runs, for which the search promised %s"
                .formatted(run.by(), earned.get(), best.revenue()))
        : Optional.empty();
  }
}
