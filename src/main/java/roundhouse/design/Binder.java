package roundhouse.design;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Turns nodes into records. A record mirrors a map: its component {@code startingCash} is the key
 * {@code starting-cash}, and its annotations ({@link Default}, {@link Range}, {@link Words}, {@link
 * Key}, {@link Reference}, {@link OneOf}) say what may be written there.
 *
 * <p>A component may be a String, an int, a boolean, an enum, an Optional, a List, a Map (by
 * String, Integer or enum, in the order written), a record, a {@link OneOf} interface, {@link Data}
 * or a {@link Node}. A record with a method {@code static parse(String)} may be written as one
 * word, a record with a single component as that component alone.
 *
 * <p>Binding does not stop at the first problem; it collects them all.
 */
public final class Binder {
  private final Problems problems;
  private final Places places = new Places();
  private final References references = new References();
  private final Scalars scalars;
  private final ListsAndMaps listsAndMaps;
  private final Records records;

  public Binder(Problems problems) {
    this.problems = problems;
    this.scalars = new Scalars(problems, references);
    this.listsAndMaps = new ListsAndMaps(this, problems, references);
    this.records = new Records(this, problems);
  }

  /**
   * The value of a whole tree; empty if anything in it is wrong, which is then among the problems.
   */
  public <T> Optional<T> bind(Node node, Class<T> type) {
    int before = problems.errors();
    Optional<Object> value = value(node, Slot.root(type));
    references.check(problems);
    return problems.errors() > before ? Optional.empty() : value.map(type::cast);
  }

  /** Where each value bound so far was written. */
  public Places places() {
    return places;
  }

  /** The value of a node; empty if it is wrong, which is then among the problems. */
  Optional<Object> value(Node node, Slot slot) {
    places.put(slot.path(), node.place());
    Class<?> raw = slot.raw();
    if (raw == Node.class) return Optional.of(node);
    if (raw == Data.class)
      return Optional.of(Data.of(node))
          .filter(data -> expectMap(node, slot))
          .map(Object.class::cast);
    if (raw == Optional.class) return optional(node, slot);
    if (raw == List.class) return listsAndMaps.list(node, slot);
    if (raw == Map.class) return listsAndMaps.map(node, slot);
    if (raw.isAnnotationPresent(OneOf.class)) return records.oneOf(node, slot);
    if (raw.isRecord()) return records.record(node, slot);
    return scalars.value(node, slot);
  }

  private Optional<Object> optional(Node node, Slot slot) {
    boolean nothing = node instanceof ScalarNode scalar && scalar.text().isEmpty();
    return nothing
        ? Optional.of(Optional.empty())
        : value(node, slot.as(Component.argument(slot.type(), 0))).map(Optional::of);
  }

  private boolean expectMap(Node node, Slot slot) {
    boolean map =
        node instanceof MapNode || node instanceof ScalarNode scalar && scalar.text().isEmpty();
    if (!map) wrong(node, slot, "a map of keys and values", "write { key: value }");
    return map;
  }

  boolean inRange(int number, Node node, Slot slot) {
    return scalars.inRange(number, node, slot);
  }

  /** Reports that something else was expected; the result is always empty. */
  Optional<Object> wrong(Node node, Slot slot, String expected, String fix) {
    problems.error(node.place(), slot.path(), expected + " was expected, not " + node.kind(), fix);
    return Optional.empty();
  }
}
