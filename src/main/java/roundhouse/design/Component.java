package roundhouse.design;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A component of a record, seen as a key in YAML.
 *
 * @param says what it means, or ""
 * @param standard its default, as YAML; empty if the key is required
 * @param isMapKey whether it receives the name under which the record stands in its map, and so is
 *     not a key itself
 */
record Component(
    RecordComponent java, String key, String says, Optional<String> standard, boolean isMapKey) {

  // Reflection and patterns would cost more than the rest of binding a map of a hundred hexes.
  private static final ClassValue<List<Component>> KNOWN =
      new ClassValue<>() {
        @Override
        protected List<Component> computeValue(Class<?> record) {
          return Arrays.stream(record.getRecordComponents()).map(Component::read).toList();
        }
      };

  private static final ClassValue<List<Component>> KEYS =
      new ClassValue<>() {
        @Override
        protected List<Component> computeValue(Class<?> record) {
          return of(record).stream().filter(component -> !component.isMapKey()).toList();
        }
      };

  static List<Component> of(Class<?> record) {
    return KNOWN.get(record);
  }

  /** The components that are keys. */
  static List<Component> keysOf(Class<?> record) {
    return KEYS.get(record);
  }

  Type type() {
    return java.getGenericType();
  }

  private static Component read(RecordComponent java) {
    Says says = java.getAnnotation(Says.class);
    return new Component(
        java,
        Names.key(java.getName()),
        says == null ? "" : says.value(),
        standard(java),
        java.isAnnotationPresent(Key.class));
  }

  private static Optional<String> standard(RecordComponent java) {
    Default standard = java.getAnnotation(Default.class);
    if (standard != null) return Optional.of(standard.value());
    boolean mayBeAbsent = java.getType() == Optional.class || java.getType() == Data.class;
    return mayBeAbsent ? Optional.of("") : Optional.empty();
  }

  static Class<?> raw(Type type) {
    return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
  }

  static Type argument(Type type, int index) {
    return ((ParameterizedType) type).getActualTypeArguments()[index];
  }
}
