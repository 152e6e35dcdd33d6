package roundhouse.engine.whynot;

/**
 * Why something may not be done, or that it may.
 *
 * @param would what somebody would do, "lay tile 7, 8"
 * @param allowed whether the rules allow it
 * @param rule the name of the rule that forbids it, "" where none does
 * @param because why, in the words of a rulebook; where it is allowed in some ways only, which
 */
public record Ground(String would, boolean allowed, String rule, String because) {

  /** All of it in a line. */
  public String says() {
    String start = Character.toUpperCase(would.charAt(0)) + would.substring(1);
    if (allowed) return start + ": allowed" + (because.isEmpty() ? "" : ", " + because);
    return start + ": " + because;
  }
}
