package roundhouse.engine;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import roundhouse.board.HexId;

/**
 * Reads the components of actions and hook arguments by name, to show or write any of them. A hex
 * stands there as the text that files and scripts hold.
 */
public final class RecordValues {
  private RecordValues() {}

  /**
   * Reads one component of the records of a class, for code that reads it often: {@code
   * Method.invoke} checks access each time.
   */
  public static final class Reader {
    private static final MethodType ANY = MethodType.methodType(Object.class, Object.class);

    private final MethodHandle read;

    public Reader(RecordComponent component) {
      component.getAccessor().setAccessible(true);
      try {
        read = MethodHandles.lookup().unreflect(component.getAccessor()).asType(ANY);
      } catch (IllegalAccessException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    /** The component's value in a record. */
    public Object value(Object of) {
      try {
        return (Object) read.invokeExact(of);
      } catch (RuntimeException | Error failed) {
        throw failed;
      } catch (Throwable impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }

  /** The values of a record by component name, in order. */
  public static Map<String, Object> of(Record record) {
    var all = new LinkedHashMap<String, Object>();
    for (RecordComponent component : record.getClass().getRecordComponents())
      all.put(component.getName(), value(component, record));
    return Collections.unmodifiableMap(all);
  }

  private static Object value(RecordComponent component, Record record) {
    try {
      component.getAccessor().setAccessible(true);
      Object value = component.getAccessor().invoke(record);
      return value instanceof HexId hex ? hex.text() : value;
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
