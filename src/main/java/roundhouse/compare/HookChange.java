package roundhouse.compare;

import java.util.List;

/**
 * A hook that other scripts answer in the second design than in the first.
 *
 * @param hook its name
 * @param says what it asks
 * @param before files that answer it in the first, the base's first; none where the plain rule
 *     holds
 * @param after the same of the second
 */
public record HookChange(String hook, String says, List<String> before, List<String> after) {
  private static final String PLAIN = "the plain rule";

  public HookChange {
    before = List.copyOf(before);
    after = List.copyOf(after);
  }

  /** {@code tileCost: the plain rule → bridges.js}. */
  public String text() {
    return hook + ": " + shown(before) + " → " + shown(after);
  }

  private static String shown(List<String> files) {
    return files.isEmpty() ? PLAIN : String.join(" over ", files.reversed());
  }
}
