package roundhouse.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The memory of a frame: plain data by name, so that every state can be stored and compared. */
public record FrameMemory(Map<String, Object> values) {
  public static final FrameMemory EMPTY = new FrameMemory(Map.of());

  public FrameMemory {
    values = values.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /**
   * The memory with another value: a whole number, a boolean, a text, or a list or map of these.
   */
  public FrameMemory with(String name, Object value) {
    var all = new LinkedHashMap<>(values);
    all.put(name, value);
    return new FrameMemory(all);
  }

  public FrameMemory without(String name) {
    var all = new LinkedHashMap<>(values);
    all.remove(name);
    return new FrameMemory(all);
  }

  public boolean has(String name) {
    return values.containsKey(name);
  }

  /** The number with this name, 0 if there is none. */
  public int number(String name) {
    return values.get(name) instanceof Number number ? number.intValue() : 0;
  }

  /** The text with this name, "" if there is none. */
  public String text(String name) {
    return values.get(name) instanceof String text ? text : "";
  }

  /** Whether the value with this name is true. */
  public boolean is(String name) {
    return Boolean.TRUE.equals(values.get(name));
  }

  /** The list of words with this name, empty if there is none. */
  @SuppressWarnings("unchecked")
  public List<String> words(String name) {
    return values.get(name) instanceof List<?> list ? (List<String>) list : List.of();
  }

  /** The map of numbers with this name, empty if there is none. */
  @SuppressWarnings("unchecked")
  public Map<String, Integer> numbers(String name) {
    return values.get(name) instanceof Map<?, ?> map ? (Map<String, Integer>) map : Map.of();
  }
}
