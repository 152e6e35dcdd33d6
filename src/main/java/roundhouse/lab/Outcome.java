package roundhouse.lab;

import roundhouse.engine.Action;

/** How a simulated game came to its end. */
public sealed interface Outcome {

  /** In a few words. */
  String says();

  /** Whether another outcome is the same fault, found with other actions. */
  default boolean sameFault(Outcome other) {
    return other.getClass() == getClass();
  }

  /** As the rules would have it. */
  record Ended(String cause) implements Outcome {
    @Override
    public String says() {
      return cause;
    }
  }

  /** More actions were taken than a game may take. */
  record TooLong(int actions) implements Outcome {
    @Override
    public String says() {
      return "not over after %d actions".formatted(actions);
    }
  }

  /** Somebody broke off. */
  record Cancelled() implements Outcome {
    @Override
    public String says() {
      return "broken off";
    }
  }

  /** Nobody can do anything, and the game is not over. */
  record Stuck(String waiting) implements Outcome {
    @Override
    public String says() {
      return "stuck: " + waiting;
    }
  }

  /** What was offered as legal was refused. */
  record OfferRefused(Action action, String rule, String reason) implements Outcome {
    @Override
    public String says() {
      return "%s was offered and refused (%s): %s".formatted(action, rule, reason);
    }

    @Override
    public boolean sameFault(Outcome other) {
      return other instanceof OfferRefused refused
          && refused.rule.equals(rule)
          && refused.action.getClass() == action.getClass();
    }
  }

  /** A script failed. */
  record HookFailed(String failure) implements Outcome {
    @Override
    public String says() {
      return failure;
    }
  }

  /** The engine itself failed. */
  record Crashed(String failure) implements Outcome {
    @Override
    public String says() {
      return "the engine failed: " + failure;
    }

    @Override
    public boolean sameFault(Outcome other) {
      return other instanceof Crashed crashed && crashed.failure.equals(failure);
    }
  }

  /** Something does not hold that always holds. */
  record LawBroken(String law, String how) implements Outcome {
    @Override
    public String says() {
      return "not so that %s: %s".formatted(law, how);
    }

    @Override
    public boolean sameFault(Outcome other) {
      return other instanceof LawBroken broken && broken.law.equals(law);
    }
  }

  /** Whether the game ended as the rules would have it. */
  default boolean natural() {
    return this instanceof Ended;
  }
}
