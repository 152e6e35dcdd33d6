package roundhouse.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The memory of a frame: plain data by name, so that every state can be stored and compared.
 *
 * @param values that nobody changes any more
 */
public record FrameMemory(Map<String, Object> values) {
  public static final FrameMemory EMPTY = new FrameMemory(Map.of());

  public FrameMemory {
    values = values.isEmpty() ? Map.of() : Collections.unmodifiableMap(values);
  }

  /** The memory with another value. */
  public <T> FrameMemory with(MemoryKey<T> key, T value) {
    var all = new LinkedHashMap<>(values);
    all.put(key.name(), value);
    return new FrameMemory(all);
  }

  public FrameMemory without(MemoryKey<?> key) {
    var all = new LinkedHashMap<>(values);
    all.remove(key.name());
    return new FrameMemory(all);
  }

  public boolean has(MemoryKey<?> key) {
    return values.containsKey(key.name());
  }

  /** The value with this key, or what the key reads if nothing is remembered. */
  public <T> T get(MemoryKey<T> key) {
    return key.in(values);
  }

  /** Whether a flag is set. */
  public boolean is(MemoryKey<Boolean> flag) {
    return get(flag);
  }

  /** The keys of all values of a kind that are remembered. */
  public <T> List<MemoryKey<T>> all(MemoryKey<T> kind) {
    return values.keySet().stream()
        .filter(name -> name.startsWith(kind.name()))
        .map(name -> kind.of(name.substring(kind.name().length())))
        .toList();
  }
}
