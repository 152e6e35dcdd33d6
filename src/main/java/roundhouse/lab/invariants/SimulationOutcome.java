package roundhouse.lab.invariants;

import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;

/** How a simulated game ended. */
public sealed interface SimulationOutcome {

  /** In a few words. */
  String says();

  /** Whether another outcome is the same failure after other actions. */
  default boolean sameFault(SimulationOutcome other) {
    return other.getClass() == getClass();
  }

  /** It ended by its rules. */
  record Ended(String cause) implements SimulationOutcome {
    @Override
    public String says() {
      return cause;
    }
  }

  /** It exceeded the limit of actions. */
  record TooLong(int actions) implements SimulationOutcome {
    @Override
    public String says() {
      return "not finished after %s actions".formatted(actions);
    }
  }

  /** It was cancelled. */
  record Cancelled() implements SimulationOutcome {
    @Override
    public String says() {
      return "cancelled";
    }
  }

  /** Nobody can act, but the game is not over. */
  record Stuck(String waiting) implements SimulationOutcome {
    @Override
    public String says() {
      return "stuck: " + waiting;
    }
  }

  /** The players continue, but nothing changes any more: the design leads nowhere. */
  record Standstill(String waiting) implements SimulationOutcome {
    @Override
    public String says() {
      return "stuck: " + waiting;
    }
  }

  /** The engine refused an action that it had offered. */
  record OfferRefused(Action action, String rule, String reason) implements SimulationOutcome {
    @Override
    public String says() {
      return "%s was offered and refused (%s): %s".formatted(action, rule, reason);
    }

    @Override
    public boolean sameFault(SimulationOutcome other) {
      return other instanceof OfferRefused refused
          && refused.rule.equals(rule)
          && refused.action.getClass() == action.getClass();
    }
  }

  /** A script failed. */
  record HookFailed(String failure) implements SimulationOutcome {
    @Override
    public String says() {
      return failure;
    }
  }

  /**
   * A script ran out of time. The machine may have been busy: the same game can end otherwise when
   * it is played again.
   */
  record OutOfTime(String failure) implements SimulationOutcome {
    @Override
    public String says() {
      return failure;
    }
  }

  /** The outcome of a game that a script's failure ends. */
  static SimulationOutcome of(HookFailure failure) {
    return failure.isSlow() ? new OutOfTime(failure.says()) : new HookFailed(failure.says());
  }

  /** The engine itself failed. */
  record Crashed(String failure) implements SimulationOutcome {
    @Override
    public String says() {
      return "the engine failed: " + failure;
    }

    @Override
    public boolean sameFault(SimulationOutcome other) {
      return other instanceof Crashed crashed && crashed.failure.equals(failure);
    }
  }

  /** An invariant is broken. */
  record InvariantBroken(String invariant, String how) implements SimulationOutcome {
    @Override
    public String says() {
      return "broken invariant '%s': %s".formatted(invariant, how);
    }

    @Override
    public boolean sameFault(SimulationOutcome other) {
      return other instanceof InvariantBroken broken && broken.invariant.equals(invariant);
    }
  }

  /** It ended by its rules, but an action depends on what scripts kept from those before. */
  record Remembering(String action) implements SimulationOutcome {
    @Override
    public String says() {
      return ("scripts remember what was played before, so the same seed gives other games and no"
              + " answer of these games can be trusted: without that memory another state follows"
              + " %s")
          .formatted(action);
    }
  }

  /** Whether the game ended by its rules. */
  default boolean endedNormally() {
    return this instanceof Ended;
  }
}
