package roundhouse.engine.explanation;

/**
 * Explains whether an action is allowed, and why not.
 *
 * @param attempt such as "lay tile 7, 8"
 * @param allowed whether the rules allow it
 * @param rule the name of the rule that forbids it, "" if none does
 * @param reason in the words of a rulebook; if only some variants are allowed, which
 */
public record Explanation(String attempt, boolean allowed, String rule, String reason) {

  /** The explanation in one line. */
  public String says() {
    String start = Character.toUpperCase(attempt.charAt(0)) + attempt.substring(1);
    if (allowed) return start + ": allowed" + (reason.isEmpty() ? "" : ", " + reason);
    return start + ": " + reason;
  }
}
