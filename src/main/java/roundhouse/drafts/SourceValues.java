package roundhouse.drafts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The numbers, texts and truth values of a source. Each notes when it is read, so that a draft can
 * list those that it made nothing of.
 */
public final class SourceValues {
  /** What an entry of a list is called by, where it has one of these. */
  private static final List<String> NAMES = List.of("sym", "abbrev", "name", "hexes", "number");

  private static final String ANY = "*";
  private static final int LONGEST_LINE = 350;

  private final List<Value> values = new ArrayList<>();

  /** One of them. */
  static final class Value {
    private final Object written;
    private final List<String> places;
    private final String path;
    private boolean read;

    private Value(Object written, Path place) {
      this.written = written;
      this.places = place.entries();
      this.path = place.keys();
    }

    Object read() {
      read = true;
      return written;
    }

    /** As written, without being read. */
    @Override
    public String toString() {
      return String.valueOf(written);
    }
  }

  /**
   * Where a value stands.
   *
   * @param keys with a star for each entry of a list
   * @param entries the names or numbers of these entries
   */
  private record Path(String keys, List<String> entries) {
    Path key(String key) {
      return new Path(keys.isEmpty() ? key : keys + "." + key, entries);
    }

    Path entry(String name) {
      var more = new ArrayList<>(entries);
      more.add(name);
      return new Path(keys + "." + ANY, more);
    }
  }

  /**
   * The same maps and lists with values that note when they are read.
   *
   * @param name of the whole; "" for a file
   */
  public Object of(String name, Object written) {
    return of(new Path(name, List.of()), written);
  }

  private Object of(Path place, Object written) {
    return switch (written) {
      case null -> null;
      case Map<?, ?> map -> {
        var all = new LinkedHashMap<String, Object>();
        map.forEach(
            (key, value) ->
                all.put(keyed(key), of(place.key(keyed(key).replace('\n', ' ')), value)));
        yield all;
      }
      case List<?> list -> {
        var all = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        for (Object entry : list) {
          String name = name(entry);
          boolean own = !name.isEmpty() && names.add(name);
          all.add(of(place.entry(own ? name : String.valueOf(all.size() + 1)), entry));
        }
        yield all;
      }
      default -> {
        var value = new Value(written, place);
        values.add(value);
        yield value;
      }
    };
  }

  /** Keys may be lists of hexes; these stay as they are read there. */
  private static String keyed(Object key) {
    return key instanceof List<?> list
        ? String.join(" ", list.stream().map(String::valueOf).toList())
        : String.valueOf(key);
  }

  private static String name(Object entry) {
    if (!(entry instanceof Map<?, ?> map)) return "";
    for (String key : NAMES) {
      Object said =
          map.get(key) instanceof List<?> list && !list.isEmpty() ? list.getFirst() : map.get(key);
      if (said instanceof String || said instanceof Number) return String.valueOf(said);
    }
    return "";
  }

  /** A value without the note, which counts as read; anything else as it is. */
  static Object plain(Object value) {
    return value instanceof Value noted ? noted.read() : value;
  }

  /** The same for its first number, which is not all of a text that has more. */
  static Object firstNumber(Object value) {
    boolean more = value instanceof Value noted && noted.toString().matches("(?s).*\\d\\D+\\d.*");
    return more && ((Value) value).written instanceof String text ? text : plain(value);
  }

  /** The values that nothing has read: each with its places, those of one key together. */
  Set<String> unread() {
    var byPath = new LinkedHashMap<String, Map<String, Set<String>>>();
    for (Value value : values)
      if (!value.read)
        byPath
            .computeIfAbsent(value.path, _ -> new LinkedHashMap<>())
            .computeIfAbsent(shown(value), _ -> new LinkedHashSet<>())
            .add(String.join(" ", value.places));
    var lines = new LinkedHashSet<String>();
    byPath.forEach(
        (path, found) -> lines.addAll(lines("`" + path.replace('`', '\'') + "`: ", found)));
    return lines;
  }

  private static String shown(Value value) {
    return value.toString().replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
  }

  private static List<String> lines(String path, Map<String, Set<String>> found) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder(path);
    found.forEach(
        (value, places) -> {
          line.append(line.length() > path.length() ? "; " : "").append(value);
          String before = " at ";
          for (String place : places) {
            if (place.isEmpty()) continue;
            if (line.length() > LONGEST_LINE) {
              lines.add(line.toString());
              line.setLength(0);
              line.append(path).append(value);
              before = " at ";
            }
            line.append(before).append(place);
            before = ", ";
          }
        });
    lines.add(line.toString());
    return lines;
  }
}
