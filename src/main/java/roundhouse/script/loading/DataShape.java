package roundhouse.script.loading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.problem.ValuePlaces;

/**
 * The shape of data as a script states it: a map of keys, where {@code "key?"} may be absent and
 * {@code "*"} stands for any name; a list with the shape of its items; or a word, {@code "number"},
 * {@code "hex"}, {@code "'full' | 'half'"}.
 */
final class DataShape {
  private static final String ANY_NAME = "*";

  /**
   * What does not fit.
   *
   * @param path of the value, or of the map that lacks one
   * @param key that is missing, "" if a value is wrong
   */
  record Misfit(String path, String key, String message, String fix) {}

  private final Map<String, List<String>> names;
  private final List<Misfit> misfits = new ArrayList<>();
  private final Map<String, String> unknown = new LinkedHashMap<>();

  /**
   * @param names of the design's things by the word for their kind
   */
  DataShape(Map<String, List<String>> names) {
    this.names = names;
  }

  /** Compares a value with its shape and keeps what does not fit. */
  void compare(Object shape, Object value, String path) {
    switch (shape) {
      case Map<?, ?> keys when value instanceof Map<?, ?> map -> compareKeys(keys, map, path);
      case Map<?, ?> _ -> wrong(shape, value, path);
      case List<?> items when value instanceof List<?> list -> compareItems(items, list, path);
      case List<?> _ -> wrong(shape, value, path);
      default -> {
        if (!isOne(String.valueOf(shape), value)) wrong(shape, value, path);
      }
    }
  }

  List<Misfit> misfits() {
    return misfits;
  }

  /** Paths of the values that no key of the shape stands for, with the key that may be meant. */
  Map<String, String> unknown() {
    return unknown;
  }

  private void compareKeys(Map<?, ?> keys, Map<?, ?> map, String path) {
    keys.forEach(
        (key, shape) -> {
          String name = String.valueOf(key);
          String plain = plain(name);
          if (name.equals(ANY_NAME)) return;
          if (map.containsKey(plain)) compare(shape, map.get(plain), at(path, plain));
          else if (name.equals(plain))
            misfits.add(
                new Misfit(path, plain, "lacks '" + plain + "'", plain + ": " + shown(shape)));
        });
    map.forEach(
        (key, value) -> {
          if (keys.containsKey(key) || keys.containsKey(key + "?")) return;
          if (keys.containsKey(ANY_NAME)) compare(keys.get(ANY_NAME), value, at(path, key));
          else unknown.put(at(path, key), meant(String.valueOf(key), keys, map));
        });
  }

  private static String meant(String key, Map<?, ?> keys, Map<?, ?> map) {
    List<String> free =
        keys.keySet().stream()
            .map(name -> plain(String.valueOf(name)))
            .filter(name -> !map.containsKey(name))
            .toList();
    return SpellingHint.of(key, free).orElse("");
  }

  private void compareItems(List<?> items, List<?> list, String path) {
    for (int i = 0; i < list.size() && !items.isEmpty(); i++)
      compare(items.getFirst(), list.get(i), at(path, i));
  }

  private static String at(String path, Object step) {
    return ValuePlaces.join(path, String.valueOf(step));
  }

  private static String plain(String key) {
    return key.endsWith("?") ? key.substring(0, key.length() - 1) : key;
  }

  private void wrong(Object shape, Object value, String path) {
    String hint =
        names.containsKey(String.valueOf(shape))
            ? SpellingHint.fix(String.valueOf(value), names.get(String.valueOf(shape)))
            : "write " + shown(shape);
    misfits.add(new Misfit(path, "", "'" + brief(value) + "' is not " + kind(shape), hint));
  }

  private static String brief(Object value) {
    String text = String.valueOf(value);
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }

  private static String kind(Object shape) {
    return switch (shape) {
      case Map<?, ?> _ -> "a map";
      case List<?> _ -> "a list";
      default -> "a " + shape;
    };
  }

  private boolean isOne(String words, Object value) {
    for (String word : words.split("\\|")) if (is(word.strip(), value)) return true;
    return false;
  }

  private boolean is(String word, Object value) {
    boolean plain = !(value instanceof Map<?, ?>) && !(value instanceof List<?>);
    if (word.startsWith("'")) return word.equals("'" + value + "'");
    return switch (word) {
      case "anything" -> true;
      case "number" -> value instanceof Long;
      case "boolean" -> value instanceof Boolean;
      case "text" -> plain;
      case "stop" -> plain && named("hex", String.valueOf(value).replaceFirst("\\.\\d$", ""));
      default -> plain && named(word, String.valueOf(value));
    };
  }

  private boolean named(String kind, String name) {
    return names.getOrDefault(kind, List.of()).contains(name);
  }

  /** A word of a shape that stands for nothing, if there is one. */
  Optional<String> unreadable(Object shape) {
    return switch (shape) {
      case Map<?, ?> keys -> unreadable(keys.values());
      case List<?> items when items.size() == 1 -> unreadable(items.getFirst());
      case List<?> items -> Optional.of("a list of " + items.size() + " shapes");
      case String words ->
          List.of(words.split("\\|")).stream()
              .map(String::strip)
              .filter(word -> !isWord(word))
              .findFirst()
              .map("'%s'"::formatted);
      case null, default -> Optional.of("'" + shape + "'");
    };
  }

  private Optional<String> unreadable(Collection<?> shapes) {
    return shapes.stream().flatMap(each -> unreadable(each).stream()).findFirst();
  }

  private boolean isWord(String word) {
    return word.matches("'[^']*'|number|text|boolean|stop|anything") || names.containsKey(word);
  }

  /** The words that a shape may use. */
  String words() {
    var words = new TreeSet<>(names.keySet());
    words.addAll(List.of("number", "text", "boolean", "stop", "anything"));
    return String.join(", ", words);
  }

  /** A shape as it would be written in a design. */
  private static String shown(Object shape) {
    return switch (shape) {
      case Map<?, ?> keys ->
          keys.entrySet().stream()
              .map(entry -> plain(String.valueOf(entry.getKey())) + ": " + shown(entry.getValue()))
              .collect(Collectors.joining(", ", "{ ", " }"));
      case List<?> items ->
          items.stream().map(DataShape::shown).collect(Collectors.joining(", ", "[", "]"));
      default -> "<" + shape + ">";
    };
  }
}
