package roundhouse.design.binding;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/** Makes records from the values of their components. */
final class RecordConstructor {
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
