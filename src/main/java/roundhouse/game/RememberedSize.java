package roundhouse.game;

import java.util.List;
import java.util.Map;

/**
 * How much room a value takes that a script keeps in a state, in characters. A history holds
 * thousands of states, so each may hold little.
 */
public final class RememberedSize {
  /** What scripts may keep in one state. */
  public static final int MOST = ScriptLimits.STANDARD.kept().characters();

  /** A number, and what a list, a map or a text takes beside its content. */
  private static final int ENTRY = 10;

  private RememberedSize() {}

  /** Answers are bounded, so the sum stays exact. */
  public static int of(Object value) {
    return switch (value) {
      case String text -> ENTRY + text.length();
      case List<?> list -> ENTRY + list.stream().mapToInt(RememberedSize::of).sum();
      case Map<?, ?> map -> ENTRY + of(List.copyOf(map.keySet())) + values(map);
      case null, default -> ENTRY;
    };
  }

  private static int values(Map<?, ?> map) {
    return map.values().stream().mapToInt(RememberedSize::of).sum();
  }
}
