package roundhouse.design.binding;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.Overlay;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.Span;
import roundhouse.design.yaml.YamlNode;
import roundhouse.design.yaml.YamlReader;

/** Binds records from maps or short forms, and sealed interfaces by the names of their records. */
public final class RecordBinder {
  // Bounded by the number of annotations, so nothing is ever evicted.
  private static final Map<String, YamlNode> STANDARDS = new ConcurrentHashMap<>();

  // Reflection is slow, so its results are kept.
  private static final ClassValue<List<String>> KINDS =
      new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> sealed) {
          return Arrays.stream(sealed.getPermittedSubclasses())
              .map(kind -> YamlNames.key(kind.getSimpleName()))
              .toList();
        }
      };

  ;

  private final Binder binder;
  private final Problems problems;
  private final ReferenceResolver references;

  RecordBinder(Binder binder, Problems problems, ReferenceResolver references) {
    this.binder = binder;
    this.problems = problems;
    this.references = references;
  }

  Optional<Object> record(YamlNode node, BindingTarget slot) {
    if (node instanceof MapNode map) return fromMap(map, slot);
    if (node.isEmpty()) return fromMap(MapNode.empty(node.place()), slot);
    ShortForm form = ShortForm.of(slot.raw());
    return switch (form) {
      case ShortForm.Word word when node instanceof ScalarNode scalar ->
          new WordBinder(binder, problems).parse(word, scalar, slot);
      case ShortForm.Only only -> fromMap(only.asMap(node), slot);
      default ->
          binder.wrong(
              node,
              slot,
              "a map of keys and values",
              node instanceof ScalarNode scalar && scalar.text().equals(Overlay.REMOVE)
                  ? "to take it out, write 'remove: [%s]' beside it".formatted(lastName(slot))
                  : "its keys are " + String.join(", ", keys(slot.raw())));
    };
  }

  private static String lastName(BindingTarget slot) {
    return slot.path().substring(slot.path().lastIndexOf('.') + 1);
  }

  /**
   * A record of a sealed interface, written as its name or as a map from its name to its content.
   */
  Optional<Object> oneOf(YamlNode node, BindingTarget slot) {
    List<Class<?>> kinds = List.of(slot.raw().getPermittedSubclasses());
    List<String> names = KINDS.get(slot.raw());
    Optional<MapNode.Entry> named = named(node);
    if (named.isEmpty())
      return binder.wrong(
          node, slot, "one name", "write a name, or 'name: { … }'; " + SpellingHint.fix("", names));
    ScalarNode name = named.get().key();
    int index = names.indexOf(name.text());
    if (index >= 0) return record(named.get().value(), slot.as(kinds.get(index)));
    problems.error(
        name.place(),
        slot.path(),
        "there is no " + YamlNames.spoken(slot.raw()) + " " + name.kind(),
        SpellingHint.fix(name.text(), names));
    return Optional.empty();
  }

  private static Optional<MapNode.Entry> named(YamlNode node) {
    return switch (node) {
      case ScalarNode name when !name.isEmpty() ->
          Optional.of(new MapNode.Entry(name, MapNode.empty(name.place())));
      case MapNode map when map.entries().size() == 1 -> Optional.of(map.entries().getFirst());
      default -> Optional.empty();
    };
  }

  private Optional<Object> fromMap(MapNode map, BindingTarget slot) {
    refuseUnknown(map, slot);
    List<RecordKey> components = RecordKey.of(slot.raw());
    List<Optional<Object>> values =
        components.stream().map(component -> component(component, map, slot)).toList();
    if (values.stream().anyMatch(Optional::isEmpty)) return Optional.empty();
    return construct(map, slot, values.stream().map(Optional::get).toArray());
  }

  private void refuseUnknown(MapNode map, BindingTarget slot) {
    List<String> known = keys(slot.raw());
    for (MapNode.Entry entry : map.entries()) {
      if (known.contains(entry.name()) || problems.isFull()) continue;
      String path = ValuePlaces.join(slot.path(), entry.name());
      problems.error(
          entry.key().place(),
          path,
          "unknown key " + entry.key().kind(),
          fix(entry.name(), slot.raw(), known));
    }
  }

  private static String fix(String key, Class<?> type, List<String> known) {
    for (FormerKey former : type.getAnnotationsByType(FormerKey.class))
      if (former.value().equals(key)) return former.now();
    return SpellingHint.fix(key, known);
  }

  private Optional<Object> component(RecordKey component, MapNode map, BindingTarget slot) {
    BindingTarget wanted = slot.component(component);
    if (component.isMapKey()) return binder.value(slot.key().orElseThrow(), wanted);
    Optional<YamlNode> written = map.get(component.key()).filter(node -> !node.isEmpty());
    return written
        .or(() -> component.defaultText().map(text -> defaultNode(text, map.place())))
        .map(node -> binder.value(node, wanted))
        .orElseGet(() -> missing(component, map, slot));
  }

  private Optional<Object> missing(RecordKey component, MapNode map, BindingTarget slot) {
    Optional<MapNode.Entry> blank = map.entry(component.key());
    SourcePlace place = blank.map(entry -> entry.key().place()).orElse(map.place());
    String message =
        "'" + component.key() + "' " + (blank.isPresent() ? "has no value" : "is missing");
    problems.error(
        place,
        ValuePlaces.join(slot.path(), component.key()),
        message,
        component.says() + beside(slot) + notLaidOver(slot, place));
    return Optional.empty();
  }

  /** What an option changes under a name that the design does not have is one more. */
  private static String notLaidOver(BindingTarget slot, SourcePlace place) {
    if (!place.file().endsWith("options.yaml")) return "";
    if (slot.path().matches("rounds\\.[^.]+\\.steps\\.[0-9]+"))
      return " If the option is to change a step, the round has none of this name: remove it here.";
    int dot = slot.path().indexOf('.');
    if (slot.key().isEmpty() || dot != slot.path().lastIndexOf('.')) return "";
    return " If the option is to change one of the design's, there is no '%s' under '%s': remove it here."
        .formatted(slot.key().get().text(), slot.path().substring(0, dot));
  }

  /** A name that lacks what it needs may be another one, misspelled. */
  private String beside(BindingTarget slot) {
    if (slot.key().isEmpty()) return "";
    String name = slot.key().get().text();
    if (!slot.path().endsWith("." + name)) return "";
    Set<String> others =
        new LinkedHashSet<>(
            references.names(slot.path().substring(0, slot.path().length() - name.length() - 1)));
    others.remove(name);
    return SpellingHint.of(name, others)
        .map(near -> " Or did you mean '" + near + "' by '" + name + "'?")
        .orElse("");
  }

  /** The node for a default. A default that is not YAML is a bug in the records. */
  public static YamlNode defaultNode(String text, SourcePlace place) {
    if (text.isEmpty()) return new ScalarNode(place, Span.NONE, "", true);
    return STANDARDS.computeIfAbsent(text, RecordBinder::parse).at(place);
  }

  private static YamlNode parse(String text) {
    return YamlReader.parse(Path.of("default"), text, new Problems())
        .orElseThrow(() -> new IllegalStateException("not YAML: " + text));
  }

  private Optional<Object> construct(YamlNode node, BindingTarget slot, Object[] values) {
    try {
      return Optional.of(RecordConstructor.make(slot.raw(), values));
    } catch (IllegalArgumentException refused) {
      problems.error(node.place(), slot.path(), refused.getMessage(), "");
      return Optional.empty();
    }
  }

  public static List<String> keys(Class<?> record) {
    return RecordKey.keysOf(record).stream().map(RecordKey::key).toList();
  }

  /** Binds records from a word, their short form. */
  private record WordBinder(Binder binder, Problems problems) {

    Optional<Object> parse(ShortForm.Word word, ScalarNode scalar, BindingTarget slot) {
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
            ours ? exception.getMessage() : ranges(slot));
        return Optional.empty();
      }
    }

    /** What the value means, and the range of its first number. */
    private static String ranges(BindingTarget slot) {
      return RecordKey.of(slot.raw()).stream()
          .filter(component -> component.type() == int.class)
          .findFirst()
          .flatMap(component -> slot.component(component).range())
          .map(range -> "%s from %s to %s".formatted(open(slot.says()), range.min(), range.max()))
          .orElse(slot.says())
          .strip();
    }

    /** A sentence without its full stop, so that it can go on. */
    private static String open(String sentence) {
      return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) + "," : sentence;
    }

    /** Whether a record parsed from a word respects the ranges of its keys. */
    private boolean inRange(Object record, ScalarNode scalar, BindingTarget slot) {
      return RecordKey.of(slot.raw()).stream()
          .filter(component -> component.type() == int.class)
          .allMatch(
              component ->
                  binder.inRange(
                      ShortForm.read(record, component), scalar, slot.component(component)));
    }
  }

  /** Makes records from the values of their components. */
  private static final class RecordConstructor {
    // Reflection is slow, so its results are kept.
    private static final ClassValue<Constructor<?>> CONSTRUCTORS =
        new ClassValue<>() {
          @Override
          protected Constructor<?> computeValue(Class<?> record) {
            return constructor(record);
          }
        };

    private RecordConstructor() {}

    /**
     * A record of these values.
     *
     * @throws IllegalArgumentException when the record refuses them
     */
    static Object make(Class<?> record, Object[] values) {
      try {
        return CONSTRUCTORS.get(record).newInstance(values);
      } catch (InvocationTargetException refused) {
        throw new IllegalArgumentException(
            String.valueOf(refused.getCause().getMessage()), refused.getCause());
      } catch (ReflectiveOperationException exception) {
        throw new IllegalStateException(exception);
      }
    }

    private static Constructor<?> constructor(Class<?> record) {
      try {
        Class<?>[] types =
            RecordKey.of(record).stream()
                .map(component -> component.java().getType())
                .toArray(Class[]::new);
        Constructor<?> constructor = record.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor;
      } catch (NoSuchMethodException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }
}
