package roundhouse.game;

import java.util.List;
import java.util.Map;

/**
 * The name and the type of a value that a frame remembers.
 *
 * @param name as in the state
 * @param type of the value
 * @param absent what is read if nothing is remembered
 */
public record MemoryKey<T>(String name, Class<?> type, T absent) {
  /** A whole number, 0 until it is remembered. */
  public static MemoryKey<Integer> number(String name) {
    return new MemoryKey<>(name, Integer.class, 0);
  }

  /** A text, "" until it is remembered. */
  public static MemoryKey<String> text(String name) {
    return new MemoryKey<>(name, String.class, "");
  }

  /** Whether something holds, false until it is remembered. */
  public static MemoryKey<Boolean> flag(String name) {
    return new MemoryKey<>(name, Boolean.class, false);
  }

  /** A list, empty until it is remembered. */
  public static <E> MemoryKey<List<E>> list(String name) {
    return new MemoryKey<>(name, List.class, List.of());
  }

  /** Numbers by name, none until they are remembered. */
  public static MemoryKey<Map<String, Integer>> numbers(String name) {
    return new MemoryKey<>(name, Map.class, Map.of());
  }

  /** Data of a script, null until it is remembered. */
  public static MemoryKey<Object> data(String name) {
    return new MemoryKey<>(name, Object.class, null);
  }

  /** The key of one of several values of a kind: the bids on one lot, say. */
  public MemoryKey<T> of(String which) {
    return new MemoryKey<>(name + which, type, absent);
  }

  /** Only {@link FrameMemory#with} stores a value under a key, and that one has the key's type. */
  @SuppressWarnings("unchecked")
  T in(Map<String, Object> values) {
    Object value = values.get(name);
    return type.isInstance(value) ? (T) value : absent;
  }
}
