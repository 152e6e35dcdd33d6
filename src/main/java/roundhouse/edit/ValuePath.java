package roundhouse.edit;

import java.util.ArrayList;
import java.util.List;

/**
 * The path to a value: keys from the outside in, items of a list by number from 0.
 *
 * @param names relative to the file: {@code 3+1, price} in {@code trains.yaml}
 */
public record ValuePath(List<String> names) {
  /** The path of the whole file. */
  public static final ValuePath ROOT = new ValuePath(List.of());

  public ValuePath {
    names = List.copyOf(names);
  }

  public static ValuePath of(String... names) {
    return new ValuePath(List.of(names));
  }

  public ValuePath child(String name) {
    var longer = new ArrayList<>(names);
    longer.add(name);
    return new ValuePath(longer);
  }

  public ValuePath child(int item) {
    return child(String.valueOf(item));
  }

  /** This path appended to another. */
  public ValuePath under(ValuePath outer) {
    var all = new ArrayList<>(outer.names);
    all.addAll(names);
    return new ValuePath(all);
  }

  /** The path without its first names. */
  public ValuePath from(int depth) {
    return new ValuePath(names.subList(depth, names.size()));
  }

  /** The path of the enclosing value; the root has none. */
  public ValuePath parent() {
    return upTo(names.size() - 1);
  }

  ValuePath upTo(int depth) {
    return new ValuePath(names.subList(0, depth));
  }

  /** The last key or number. */
  public String last() {
    return names.getLast();
  }

  public boolean isRoot() {
    return names.isEmpty();
  }

  /** {@code trains.3+1.price}, as in problems. */
  @Override
  public String toString() {
    return String.join(".", names);
  }
}
