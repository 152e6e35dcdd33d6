package roundhouse.design.problem;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Where each value of a design was written, by its path: names joined by dots, items of a list by
 * number from 0 ({@code trains.5+3.count}, {@code then.0}). A default has the place of the value it
 * belongs to.
 */
public final class ValuePlaces {
  private final Map<String, SourcePlace> places = new HashMap<>();
  private final Map<String, SourcePlace> texts = new HashMap<>();

  public static String join(String path, String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  public Optional<SourcePlace> of(String path) {
    return Optional.ofNullable(places.get(path));
  }

  /** The place of a value, or of the nearest value around it that has one. */
  public Optional<SourcePlace> near(String path) {
    for (String part = path;
        !part.isEmpty();
        part = part.substring(0, Math.max(0, part.lastIndexOf('.')))) {
      if (places.containsKey(part)) return of(part);
    }
    return of("");
  }

  public void put(String path, SourcePlace place) {
    places.put(path, place);
  }

  /** Notes where the first character of a text is, if its lines are lines of the file. */
  public void putText(String path, SourcePlace first) {
    texts.put(path, first);
  }

  /**
   * The place within a text, or of the whole value if that is not known.
   *
   * @param line from 0
   * @param column from 0
   */
  public Optional<SourcePlace> within(String path, int line, int column) {
    SourcePlace first = texts.get(path);
    return first == null
        ? near(path)
        : Optional.of(new SourcePlace(first.file(), first.line() + line, first.column() + column));
  }
}
