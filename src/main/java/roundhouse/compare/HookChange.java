package roundhouse.compare;

import java.util.List;

/**
 * A hook that different scripts answer in the two designs.
 *
 * @param hook its name
 * @param says what it asks
 * @param before files that answer it in the first design, the base's first; none if the standard
 *     rule applies
 * @param after the same for the second design
 */
public record HookChange(String hook, String says, List<String> before, List<String> after) {
  private static final String PLAIN = "the standard rule";

  public HookChange {
    before = List.copyOf(before);
    after = List.copyOf(after);
  }

  /** {@code tileCost: the standard rule → bridges.js}. */
  public String text() {
    return hook + ": " + shown(before) + " → " + shown(after);
  }

  private static String shown(List<String> files) {
    return files.isEmpty() ? PLAIN : String.join(" over ", files.reversed());
  }
}
