package roundhouse.design;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A component of a record as the key that it is in YAML. */
record Component(RecordComponent java) {

  static List<Component> of(Class<?> record) {
    return Arrays.stream(record.getRecordComponents()).map(Component::new).toList();
  }

  /** The components that stand as keys. */
  static List<Component> keysOf(Class<?> record) {
    return of(record).stream().filter(component -> !component.isMapKey()).toList();
  }

  String key() {
    return Names.key(java.getName());
  }

  Type type() {
    return java.getGenericType();
  }

  /** Whether it receives the name under which the record stands, and so is no key itself. */
  boolean isMapKey() {
    return java.isAnnotationPresent(Key.class);
  }

  /** What it is, or "" where nobody said. */
  String says() {
    Says says = java.getAnnotation(Says.class);
    return says == null ? "" : says.value();
  }

  /** What a missing key stands for, as YAML; empty where the key must be given. */
  Optional<String> standard() {
    Default standard = java.getAnnotation(Default.class);
    if (standard != null) return Optional.of(standard.value());
    return mayBeAbsent() ? Optional.of("") : Optional.empty();
  }

  private boolean mayBeAbsent() {
    Class<?> raw = raw(type());
    return raw == Optional.class || raw == Data.class;
  }

  static Class<?> raw(Type type) {
    return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
  }

  static Type argument(Type type, int index) {
    return ((ParameterizedType) type).getActualTypeArguments()[index];
  }
}
