package roundhouse.engine;

import java.lang.reflect.RecordComponent;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import roundhouse.board.HexId;

/**
 * Reads the components of actions and hook arguments by name, to show or write any of them. A hex
 * appears there as the text that files and scripts hold.
 */
public final class RecordValues {
  private RecordValues() {}

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
