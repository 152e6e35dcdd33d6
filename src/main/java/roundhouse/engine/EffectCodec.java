package roundhouse.engine;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.board.HexId;
import roundhouse.design.binding.Default;

/** Converts effects to plain data, {@code { effect: "pay", from, to, amount }}, and back. */
public final class EffectCodec {
  static final AnswerType<List<Effect>> TYPE =
      new AnswerType<>("Effect[] | Effect | undefined", EffectCodec::readAll, EffectCodec::showAll);

  private static final Map<String, Class<?>> KINDS = kinds();

  private EffectCodec() {}

  /** The kinds of effect by the names of the functions that create them. */
  public static Map<String, Class<?>> kinds() {
    var kinds = new LinkedHashMap<String, Class<?>>();
    for (Class<?> kind : Effect.class.getPermittedSubclasses()) {
      String name = kind.getSimpleName();
      kinds.put(Character.toLowerCase(name.charAt(0)) + name.substring(1), kind);
    }
    return kinds;
  }

  private static List<Effect> readAll(Object answer) {
    if (answer == null) return List.of();
    if (answer instanceof List<?>) return AnswerType.list(answer, EffectCodec::read);
    return List.of(read(answer));
  }

  private static Effect read(Object answer) {
    if (answer == null)
      throw new IllegalArgumentException(
          "answer only effects in the list, not null or undefined: leave out what does not happen");
    if (!(answer instanceof Map<?, ?> map)
        || !(map.get("effect") instanceof String name)
        || !KINDS.containsKey(name)) {
      throw new IllegalArgumentException(
          "answer a list of effects, created with "
              + String.join(", ", KINDS.keySet().stream().map(kind -> "effects." + kind).toList()));
    }
    Class<?> kind = KINDS.get(name);
    RecordComponent[] components = kind.getRecordComponents();
    Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) values[i] = value(name, components[i], map);
    return make(kind, components, values);
  }

  private static Object value(String effect, RecordComponent component, Map<?, ?> map) {
    Object value = map.get(component.getName());
    if (value == null && isOptional(component)) return "";
    String place = "effects." + effect + ": '" + component.getName() + "'";
    if (component.getType() == int.class) {
      if (value instanceof Number number && number.longValue() == number.intValue())
        return number.intValue();
      throw new IllegalArgumentException(place + " must be a whole number");
    }
    if (component.getType() == String.class || component.getType() == HexId.class) {
      if (value instanceof String text)
        return component.getType() == HexId.class ? HexId.of(text) : text;
      throw new IllegalArgumentException(
          place + " must be a text, or a player, company or private with an id");
    }
    if (component.getType() == List.class) return AnswerType.NAMES.read().apply(value);
    return value == null ? Boolean.FALSE : value;
  }

  /** A text that may be left out, and is "" then. */
  public static boolean isOptional(RecordComponent component) {
    return component.getName().equals("entity") || component.isAnnotationPresent(Default.class);
  }

  private static Effect make(Class<?> kind, RecordComponent[] components, Object[] values) {
    try {
      Class<?>[] types =
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      return (Effect) kind.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Object showAll(List<Effect> effects) {
    return effects.stream().map(EffectCodec::show).toList();
  }

  /** An effect as plain data. */
  public static Map<String, Object> show(Effect effect) {
    var map = new LinkedHashMap<String, Object>();
    String name = effect.getClass().getSimpleName();
    map.put("effect", Character.toLowerCase(name.charAt(0)) + name.substring(1));
    map.putAll(RecordValues.of((Record) effect));
    return map;
  }
}
