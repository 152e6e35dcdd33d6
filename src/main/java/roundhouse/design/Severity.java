package roundhouse.design;

/** Whether a problem stops a design from being used. */
public enum Severity {
  ERROR,
  WARNING;

  /** The word written in a line of problems. */
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
