package roundhouse.design;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Binds records from maps or short forms, and sealed interfaces by the names of their records. */
final class Records {
  // Bounded by the number of annotations, so nothing is ever evicted.
  private static final Map<String, Node> STANDARDS = new ConcurrentHashMap<>();

  // Reflection is slow, so its results are kept.
  private static final ClassValue<List<String>> KINDS =
      new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> sealed) {
          return Arrays.stream(sealed.getPermittedSubclasses())
              .map(kind -> Names.key(kind.getSimpleName()))
              .toList();
        }
      };

  private static final ClassValue<Constructor<?>> CONSTRUCTORS =
      new ClassValue<>() {
        @Override
        protected Constructor<?> computeValue(Class<?> record) {
          return constructor(record);
        }
      };

  private final Binder binder;
  private final Problems problems;

  Records(Binder binder, Problems problems) {
    this.binder = binder;
    this.problems = problems;
  }

  Optional<Object> record(Node node, Slot slot) {
    if (node instanceof MapNode map) return fromMap(map, slot);
    if (node.isEmpty()) return fromMap(MapNode.empty(node.place()), slot);
    ShortForm form = ShortForm.of(slot.raw());
    return switch (form) {
      case ShortForm.Word word when node instanceof ScalarNode scalar -> parse(word, scalar, slot);
      case ShortForm.Only only -> fromMap(only.asMap(node), slot);
      default ->
          binder.wrong(
              node,
              slot,
              "a map of keys and values",
              "its keys are " + String.join(", ", keys(slot.raw())));
    };
  }

  /**
   * A record of a sealed interface, written as its name or as a map from its name to its content.
   */
  Optional<Object> oneOf(Node node, Slot slot) {
    List<Class<?>> kinds = List.of(slot.raw().getPermittedSubclasses());
    List<String> names = KINDS.get(slot.raw());
    Optional<MapNode.Entry> named = named(node);
    if (named.isEmpty())
      return binder.wrong(
          node, slot, "one name", "write a name, or 'name: { … }'; " + Nearest.fix("", names));
    ScalarNode name = named.get().key();
    int index = names.indexOf(name.text());
    if (index >= 0) return record(named.get().value(), slot.as(kinds.get(index)));
    problems.error(
        name.place(),
        slot.path(),
        "there is no " + Names.spoken(slot.raw()) + " " + name.kind(),
        Nearest.fix(name.text(), names));
    return Optional.empty();
  }

  private static Optional<MapNode.Entry> named(Node node) {
    return switch (node) {
      case ScalarNode name when !name.isEmpty() ->
          Optional.of(new MapNode.Entry(name, MapNode.empty(name.place())));
      case MapNode map when map.entries().size() == 1 -> Optional.of(map.entries().getFirst());
      default -> Optional.empty();
    };
  }

  private Optional<Object> fromMap(MapNode map, Slot slot) {
    refuseUnknown(map, slot);
    List<Component> components = Component.of(slot.raw());
    List<Optional<Object>> values =
        components.stream().map(component -> component(component, map, slot)).toList();
    if (values.stream().anyMatch(Optional::isEmpty)) return Optional.empty();
    return construct(map, slot, values.stream().map(Optional::get).toArray());
  }

  private void refuseUnknown(MapNode map, Slot slot) {
    List<String> known = keys(slot.raw());
    for (MapNode.Entry entry : map.entries()) {
      if (known.contains(entry.name()) || problems.isFull()) continue;
      String path = Places.join(slot.path(), entry.name());
      problems.error(
          entry.key().place(),
          path,
          "unknown key " + entry.key().kind(),
          Nearest.fix(entry.name(), known));
    }
  }

  private Optional<Object> component(Component component, MapNode map, Slot slot) {
    Slot wanted = slot.component(component);
    if (component.isMapKey()) return binder.value(slot.key().orElseThrow(), wanted);
    Optional<Node> written = map.get(component.key()).filter(node -> !node.isEmpty());
    return written
        .or(() -> component.standard().map(text -> standard(text, map.place())))
        .map(node -> binder.value(node, wanted))
        .orElseGet(() -> missing(component, map, slot));
  }

  private Optional<Object> missing(Component component, MapNode map, Slot slot) {
    Optional<MapNode.Entry> blank = map.entry(component.key());
    Place place = blank.map(entry -> entry.key().place()).orElse(map.place());
    String message =
        "'" + component.key() + "' " + (blank.isPresent() ? "has no value" : "is missing");
    problems.error(place, Places.join(slot.path(), component.key()), message, component.says());
    return Optional.empty();
  }

  /** The node for a default. A default that is not YAML is a bug in the records. */
  static Node standard(String text, Place place) {
    if (text.isEmpty()) return new ScalarNode(place, Span.NONE, "", true);
    return STANDARDS.computeIfAbsent(text, Records::parse).at(place);
  }

  private static Node parse(String text) {
    return Source.parse(Path.of("default"), text, new Problems())
        .orElseThrow(() -> new IllegalStateException("not YAML: " + text));
  }

  private Optional<Object> construct(Node node, Slot slot, Object[] values) {
    try {
      return Optional.of(CONSTRUCTORS.get(slot.raw()).newInstance(values));
    } catch (InvocationTargetException exception) {
      problems.error(
          node.place(), slot.path(), String.valueOf(exception.getCause().getMessage()), "");
      return Optional.empty();
    } catch (ReflectiveOperationException exception) {
      throw new IllegalStateException(exception);
    }
  }

  private static Constructor<?> constructor(Class<?> record) {
    try {
      Class<?>[] types =
          Component.of(record).stream()
              .map(component -> component.java().getType())
              .toArray(Class[]::new);
      Constructor<?> constructor = record.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor;
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private Optional<Object> parse(ShortForm.Word word, ScalarNode scalar, Slot slot) {
    try {
      return Optional.of(word.parse(scalar.text())).filter(value -> inRange(value, scalar, slot));
    } catch (IllegalArgumentException exception) {
      // The messages of Java's number and enum parsing would not help a designer; the description
      // does.
      boolean ours =
          exception.getClass() == IllegalArgumentException.class
              && !exception.getMessage().startsWith("No enum constant");
      problems.error(
          scalar.place(),
          slot.path(),
          scalar.kind() + " is not valid here",
          ours ? exception.getMessage() : slot.says());
      return Optional.empty();
    }
  }

  /** Whether a record parsed from a word respects the ranges of its keys. */
  private boolean inRange(Object record, ScalarNode scalar, Slot slot) {
    return Component.of(slot.raw()).stream()
        .filter(component -> component.type() == int.class)
        .allMatch(
            component ->
                binder.inRange(
                    ShortForm.read(record, component), scalar, slot.component(component)));
  }

  static List<String> keys(Class<?> record) {
    return Component.keysOf(record).stream().map(Component::key).toList();
  }
}
