package roundhouse.design.problem;

import java.util.Locale;

/** Whether a problem makes a design unusable. */
public enum Severity {
  ERROR,
  WARNING;

  /** The word in problem lists. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
