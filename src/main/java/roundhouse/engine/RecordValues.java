package roundhouse.engine;

import java.lang.reflect.RecordComponent;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import roundhouse.board.HexId;
import roundhouse.design.binding.YamlNames;

/**
 * Reads the components of actions and hook arguments by name, to show or write any of them. A hex
 * or a constant appears there as the text that files and scripts hold.
 */
public final class RecordValues {
  private RecordValues() {}

  /** The values of a record by component name, in order. */
  public static Map<String, Object> of(Record record) {
    var all = new LinkedHashMap<String, Object>();
    for (RecordComponent component : record.getClass().getRecordComponents())
      all.put(component.getName(), written(value(component, record)));
    return Collections.unmodifiableMap(all);
  }

  private static Object written(Object value) {
    return switch (value) {
      case HexId hex -> hex.text();
      case Enum<?> constant -> YamlNames.word(constant);
      case null, default -> value;
    };
  }

  /** One value of a record, as it is. */
  public static Object value(RecordComponent component, Record record) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
