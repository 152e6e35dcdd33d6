package roundhouse.design.binding;

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
 * @param isMapKey whether it receives the name of the record in its map, and so is not a key itself
 */
public record RecordKey(
    RecordComponent java, String key, String says, Optional<String> defaultText, boolean isMapKey) {

  // Reflection and patterns would cost more than the rest of binding a map of a hundred hexes.
  private static final ClassValue<List<RecordKey>> KNOWN =
      new ClassValue<>() {
        @Override
        protected List<RecordKey> computeValue(Class<?> record) {
          return Arrays.stream(record.getRecordComponents()).map(RecordKey::read).toList();
        }
      };

  private static final ClassValue<List<RecordKey>> KEYS =
      new ClassValue<>() {
        @Override
        protected List<RecordKey> computeValue(Class<?> record) {
          return of(record).stream().filter(component -> !component.isMapKey()).toList();
        }
      };

  public static List<RecordKey> of(Class<?> record) {
    return KNOWN.get(record);
  }

  /** The components that are keys. */
  public static List<RecordKey> keysOf(Class<?> record) {
    return KEYS.get(record);
  }

  public Type type() {
    return java.getGenericType();
  }

  private static RecordKey read(RecordComponent java) {
    Says says = java.getAnnotation(Says.class);
    return new RecordKey(
        java,
        key(java),
        says == null ? "" : says.value(),
        defaultText(java),
        java.isAnnotationPresent(MapKey.class));
  }

  private static String key(RecordComponent java) {
    WrittenAs written = java.getAnnotation(WrittenAs.class);
    return written == null ? YamlNames.key(java.getName()) : written.value();
  }

  private static Optional<String> defaultText(RecordComponent java) {
    Default standard = java.getAnnotation(Default.class);
    if (standard != null) return Optional.of(standard.value());
    boolean mayBeAbsent = java.getType() == Optional.class || java.getType() == ScriptData.class;
    return mayBeAbsent ? Optional.of("") : Optional.empty();
  }

  public static Class<?> raw(Type type) {
    return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
  }

  public static Type argument(Type type, int index) {
    return ((ParameterizedType) type).getActualTypeArguments()[index];
  }
}
