package roundhouse.compare;

import java.util.List;
import java.util.Optional;

/**
 * One value that differs between two designs.
 *
 * @param path keys and names from the top: trains, 7+4, count
 * @param before the value in the first design; empty if it has none
 * @param after the value in the second design; empty if it has none
 * @param says what the key means, or ""
 */
public record ValueChange(
    List<String> path, Optional<String> before, Optional<String> after, String says) {
  private static final String NOTHING = "–";

  public ValueChange {
    path = List.copyOf(path);
  }

  /** The part of the design: trains. */
  public String part() {
    return path.getFirst();
  }

  /** {@code trains 7+4 count: 1 → 2}. */
  public String sentence() {
    return String.join(" ", path) + ": " + value();
  }

  /** {@code 7+4 count: 1 → 2}, without the part. */
  public String text() {
    List<String> below = path.size() == 1 ? path : path.subList(1, path.size());
    return String.join(" ", below) + ": " + value();
  }

  /** {@code 1 → 2}. */
  public String value() {
    if (before.isEmpty()) return alone("new", after);
    if (after.isEmpty()) return alone("removed", before);
    return shown(before) + " → " + shown(after);
  }

  private static String alone(String word, Optional<String> text) {
    return text.filter(some -> !some.isEmpty()).map(some -> word + ": " + some).orElse(word);
  }

  private static String shown(Optional<String> text) {
    return text.filter(some -> !some.isEmpty()).orElse(NOTHING);
  }
}
