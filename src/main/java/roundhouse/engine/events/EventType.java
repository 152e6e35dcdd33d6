package roundhouse.engine.events;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.design.binding.YamlNames;

/** A type of the engine's events, derived once from its record. */
public final class EventType {
  private static final ClassValue<EventType> TYPES =
      new ClassValue<>() {
        @Override
        protected EventType computeValue(Class<?> event) {
          return new EventType(event);
        }
      };

  private final String name;
  private final Class<?> group;
  private final EventKind kind;
  private final List<String> values;
  private final SentenceTemplate wording;

  /** Methods of the record by name: its components, and words that it derives from them. */
  private final Map<String, Method> accessors = new HashMap<>();

  private EventType(Class<?> event) {
    Logged logged = event.getAnnotation(Logged.class);
    name = YamlNames.key(event.getSimpleName());
    group = event.getDeclaringClass();
    kind = logged.as();
    wording = SentenceTemplate.parse(logged.says());
    values = Arrays.stream(event.getRecordComponents()).map(RecordComponent::getName).toList();
    Stream.concat(values.stream(), wording.names().stream())
        .forEach(value -> accessors.computeIfAbsent(value, _ -> accessor(event, value)));
  }

  /** Every type, found when one is first named. */
  private static final class Named {
    static final Map<String, EventType> TYPES_BY_NAME =
        records(Event.class)
            .filter(event -> event != ScriptEvent.class)
            .map(TYPES::get)
            .collect(Collectors.toUnmodifiableMap(EventType::name, type -> type));
  }

  /** All types, by name. */
  public static List<EventType> all() {
    return Named.TYPES_BY_NAME.values().stream()
        .sorted(Comparator.comparing(EventType::name))
        .toList();
  }

  /** The type of the engine with a name, if there is one. */
  public static Optional<EventType> named(String name) {
    return Optional.ofNullable(Named.TYPES_BY_NAME.get(name));
  }

  static EventType of(Event event) {
    return TYPES.get(event.getClass());
  }

  /** By which results and scripts name it: "share-bought" for ShareBought. */
  public String name() {
    return name;
  }

  /** The events that it belongs to: those of trains, for example. */
  public Class<?> group() {
    return group;
  }

  public EventKind kind() {
    return kind;
  }

  /** The names of its values, in order. */
  public List<String> values() {
    return values;
  }

  public SentenceTemplate wording() {
    return wording;
  }

  Map<String, Object> values(Event event) {
    var all = new LinkedHashMap<String, Object>();
    for (String value : values) all.put(value, plain(read(event, value)));
    return Collections.unmodifiableMap(all);
  }

  Optional<Object> value(Event event, String name) {
    return values.contains(name) ? Optional.of(plain(read(event, name))) : Optional.empty();
  }

  String sentence(Event event) {
    return wording.filledWith(value -> read(event, value));
  }

  private static Stream<Class<?>> records(Class<?> type) {
    return type.isRecord()
        ? Stream.of(type)
        : Arrays.stream(type.getPermittedSubclasses()).flatMap(EventType::records);
  }

  private static Object plain(Object value) {
    return switch (value) {
      case MoneyAmount money -> money.amount();
      case HexLabel hex -> hex.id();
      default -> value;
    };
  }

  private Object read(Event event, String value) {
    try {
      return accessors.get(value).invoke(event);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Method accessor(Class<?> event, String name) {
    try {
      return event.getDeclaredMethod(name);
    } catch (NoSuchMethodException unknown) {
      throw new IllegalStateException(
          event.getSimpleName() + " has no value '" + name + "' for its sentence", unknown);
    }
  }
}
