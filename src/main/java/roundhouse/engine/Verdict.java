package roundhouse.engine;

import java.util.function.Supplier;

/**
 * Whether something is allowed, and if not, why. The reason is only put into words when it is read:
 * most never are.
 */
public final class Verdict {
  /** Nothing forbids it. */
  public static final Verdict YES = new Verdict(true, () -> "");

  private final boolean allowed;
  private final Supplier<String> reason;

  private Verdict(boolean allowed, Supplier<String> reason) {
    this.allowed = allowed;
    this.reason = reason;
  }

  /** A rule forbids it, for a reason in the words of a rulebook. */
  public static Verdict no(String why, Object... names) {
    return new Verdict(false, () -> String.format(why, names));
  }

  /** Whether no rule forbids it. */
  public boolean allowed() {
    return allowed;
  }

  /** "" if it is allowed. */
  public String why() {
    return reason.get();
  }

  /** This verdict if it forbids, otherwise the next one. */
  public Verdict and(Supplier<Verdict> next) {
    return allowed ? next.get() : this;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Verdict verdict
        && allowed == verdict.allowed
        && why().equals(verdict.why());
  }

  @Override
  public int hashCode() {
    return Boolean.hashCode(allowed);
  }

  @Override
  public String toString() {
    return allowed ? "allowed" : "not allowed: " + why();
  }
}
