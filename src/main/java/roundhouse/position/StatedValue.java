package roundhouse.position;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.YamlNames;
import roundhouse.engine.RecordValues;

/**
 * A value of a part of a position.
 *
 * @param key as files have it
 * @param value a number, a text, a list, a map or another part
 */
public record StatedValue(String key, StateProperty property, Object value) {

  /** The values of a part by key, those that say nothing left out. */
  public static Map<String, StatedValue> of(Record part) {
    var all = new LinkedHashMap<String, StatedValue>();
    for (RecordComponent component : part.getClass().getRecordComponents()) {
      String key = YamlNames.key(component.getName());
      Object value = plain(RecordValues.value(component, part));
      if (!Map.of().equals(value))
        all.put(key, new StatedValue(key, component.getAnnotation(StateProperty.class), value));
    }
    return all;
  }

  private static Object plain(Object value) {
    return switch (value) {
      case Optional<?> optional -> optional.map(StatedValue::plain).orElse(Map.of());
      case ScriptData data -> data.values();
      case Enum<?> constant -> YamlNames.word(constant);
      default -> value;
    };
  }
}
