package roundhouse.script.views;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Data of the engine as {@link AnswerReader} reads it: null, Boolean, Long, String, List and Map.
 */
final class PlainData {
  /** Stands for anything else. */
  private static final Object NO_DATA = new Object();

  private PlainData() {}

  /** The data as a script's answer; empty where a part of it is shown to scripts as a view. */
  static Optional<Object> of(DataView view) {
    return Optional.of(read(view.data())).filter(read -> read != NO_DATA);
  }

  private static Object read(Object data) {
    return switch (data) {
      case null -> null;
      case String text -> text;
      case Boolean truth -> truth;
      case Long number -> number;
      case Integer number -> number.longValue();
      case List<?> list -> list(list);
      case Map<?, ?> map -> map(map);
      default -> NO_DATA;
    };
  }

  private static Object list(List<?> list) {
    var all = new ArrayList<Object>(list.size());
    for (Object each : list) {
      Object read = read(each);
      if (read == NO_DATA) return NO_DATA;
      all.add(read);
    }
    return all;
  }

  private static Object map(Map<?, ?> map) {
    var all = new LinkedHashMap<String, Object>();
    for (Map.Entry<?, ?> each : map.entrySet()) {
      Object read = read(each.getValue());
      if (read == NO_DATA || !(each.getKey() instanceof String name)) return NO_DATA;
      all.put(name, read);
    }
    return all;
  }
}
