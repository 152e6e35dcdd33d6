package roundhouse.design.binding;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.Overlay;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.threads.AbandonableThread;

/**
 * Turns nodes into records. A record mirrors a map: its component {@code startingCash} is the key
 * {@code starting-cash}, and its annotations ({@link Default}, {@link Range}, {@link WordList},
 * {@link MapKey}, {@link Reference}, {@link OneOf}) say what may be written there.
 *
 * <p>A component may be a String, an int, a boolean, an enum, an Optional, a List, a Map (by
 * String, Integer or enum, in the order written), a record, a {@link OneOf} interface, {@link
 * ScriptData} or a {@link YamlNode}. A record with a method {@code static parse(String)} may be
 * written as one word, another class with one is written as a text, a record with a single
 * component as that component alone.
 *
 * <p>Binding does not stop at the first problem; it collects them all.
 */
public final class Binder {
  private final Problems problems;
  private final ValuePlaces places = new ValuePlaces();
  private final ReferenceResolver references = new ReferenceResolver();
  private final ScalarBinder scalars;
  private final CollectionBinder listsAndMaps;
  private final RecordBinder records;

  public Binder(Problems problems) {
    this.problems = problems;
    this.scalars = new ScalarBinder(problems, references);
    this.listsAndMaps = new CollectionBinder(this, problems, references);
    this.records = new RecordBinder(this, problems, references);
  }

  /**
   * The value of a whole tree; empty if anything in it is wrong, which is then among the problems.
   */
  public <T> Optional<T> bind(YamlNode node, Class<T> type) {
    int before = problems.errors();
    Optional<Object> value = value(node, BindingTarget.root(type));
    references.check(problems);
    return problems.errors() > before ? Optional.empty() : value.map(type::cast);
  }

  /** A record all of whose keys have a default, as it is where none of them is written. */
  public static <T> T standard(Class<T> type) {
    var problems = new Problems();
    return new Binder(problems)
        .bind(MapNode.empty(SourcePlace.start(Path.of("default"))), type)
        .orElseThrow(() -> new IllegalStateException("no defaults: " + problems.list()));
  }

  /** Where each value bound so far was written. */
  public ValuePlaces places() {
    return places;
  }

  /** The value of a node; empty if it is wrong, which is then among the problems. */
  public Optional<Object> value(YamlNode node, BindingTarget slot) {
    AbandonableThread.stopIfAbandoned();
    places.put(slot.path(), node.place());
    if (node instanceof ScalarNode scalar)
      scalar.content().ifPresent(first -> places.putText(slot.path(), first));
    Class<?> raw = slot.raw();
    if (raw == YamlNode.class) return Optional.of(node);
    if (raw == ScriptData.class) return data(node, slot);
    if (raw == Optional.class) return optional(node, slot);
    if (raw == List.class) return listsAndMaps.list(node, slot);
    if (raw == Map.class) return listsAndMaps.map(node, slot);
    if (raw.isAnnotationPresent(OneOf.class)) return records.oneOf(node, slot);
    if (raw.isRecord()) return records.record(node, slot);
    return scalars.value(node, slot);
  }

  private Optional<Object> data(YamlNode node, BindingTarget slot) {
    if (!expectMap(node, slot)) return Optional.empty();
    ScriptData.note(node, slot.path(), places);
    return Optional.of(ScriptData.of(node));
  }

  /** A value that is not written says nothing; but where words are listed, "" is an empty list. */
  private Optional<Object> optional(YamlNode node, BindingTarget slot) {
    boolean nothing =
        node instanceof ScalarNode scalar
            && scalar.text().isEmpty()
            && !(slot.takesWords() && scalar.isWritten());
    return nothing
        ? Optional.of(Optional.empty())
        : value(node, slot.as(RecordKey.argument(slot.type(), 0))).map(Optional::of);
  }

  private boolean expectMap(YamlNode node, BindingTarget slot) {
    boolean map =
        node instanceof MapNode || node instanceof ScalarNode scalar && scalar.text().isEmpty();
    if (!map) wrong(node, slot, "a map of keys and values", "write { key: value }");
    return map;
  }

  boolean inRange(int number, YamlNode node, BindingTarget slot) {
    return scalars.inRange(number, node, slot);
  }

  /** Reports that something else was expected; the result is always empty. */
  Optional<Object> wrong(YamlNode node, BindingTarget slot, String expected, String fix) {
    problems.error(node.place(), slot.path(), expected + " was expected, not " + node.kind(), fix);
    return Optional.empty();
  }

  /** Binds lists and maps. Wrong entries are left out, so that the rest is still checked. */
  private static final class CollectionBinder {
    private final Binder binder;
    private final Problems problems;
    private final ReferenceResolver references;

    CollectionBinder(Binder binder, Problems problems, ReferenceResolver references) {
      this.binder = binder;
      this.problems = problems;
      this.references = references;
    }

    Optional<Object> list(YamlNode node, BindingTarget slot) {
      if (node instanceof MapNode)
        return binder.wrong(node, slot, "a list", "write [one, two], or a line with '- ' for each");
      List<Object> values = new ArrayList<>();
      for (YamlNode item : items(node, slot)) {
        binder.value(item, slot.item(values.size())).ifPresent(values::add);
      }
      return Optional.of(List.copyOf(values));
    }

    private static List<? extends YamlNode> items(YamlNode node, BindingTarget slot) {
      if (node instanceof ListNode list) return list.items();
      if (!(node instanceof ScalarNode scalar) || scalar.text().isEmpty()) return List.of();
      return slot.takesWords() ? Overlay.splitWords(scalar) : List.of(scalar);
    }

    Optional<Object> map(YamlNode node, BindingTarget slot) {
      boolean nothing = node instanceof ScalarNode scalar && scalar.text().isEmpty();
      if (nothing) return map(MapNode.empty(node.place()), slot);
      if (!(node instanceof MapNode written)) {
        return binder.wrong(
            node,
            slot,
            "a map of names and values",
            "write { name: value }, or a line 'name: value' for each");
      }
      MapNode map = slot.takesWords() ? Overlay.expandKeys(written, problems) : written;
      references.addNames(slot.path(), map.keys());
      Map<Object, Object> values = new LinkedHashMap<>();
      for (MapNode.Entry entry : map.entries()) {
        Optional<Object> key = binder.value(entry.key(), keySlot(entry.key(), slot));
        Optional<Object> value = binder.value(entry.value(), slot.under(entry.key()));
        key.ifPresent(name -> value.ifPresent(bound -> values.put(name, bound)));
      }
      return Optional.of(Collections.unmodifiableMap(values));
    }

    /**
     * A key is bound like a value, but the annotations of the map apply to its values, not to the
     * key.
     */
    private static BindingTarget keySlot(ScalarNode key, BindingTarget slot) {
      Class<?> type = RecordKey.raw(RecordKey.argument(slot.type(), 0));
      return new BindingTarget(
          type, type, ValuePlaces.join(slot.path(), key.text()), Optional.empty());
    }
  }
}
