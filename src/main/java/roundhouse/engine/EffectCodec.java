package roundhouse.engine;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.board.HexId;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.YamlNames;

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
    return (Effect) bound("effects." + name, kind, map);
  }

  /** A record with values by the names of its components. */
  private static Object bound(String place, Class<?> type, Map<?, ?> values) {
    RecordComponent[] components = type.getRecordComponents();
    Object[] bound = new Object[components.length];
    for (int i = 0; i < components.length; i++) bound[i] = value(place, components[i], values);
    return make(type, components, bound);
  }

  private static Object value(String effect, RecordComponent component, Map<?, ?> map) {
    Object given = map.get(component.getName());
    Object value = given == null && isOptional(component) ? absent(component) : given;
    String place = effect + ": '" + component.getName() + "'";
    if (component.getType().isRecord()) return options(place, component.getType(), value);
    if (component.getType().isEnum()) return constant(place, component.getType(), value);
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
    if (component.getType() == List.class) {
      Class<?> element = recordOf(component);
      return element == null
          ? listType(component).read().apply(value)
          : AnswerType.list(value, each -> options(place, element, each));
    }
    return value == null ? Boolean.FALSE : value;
  }

  /** The enum whose constants a list holds; null for any other list. */
  private static Class<?> enumOf(RecordComponent list) {
    return list.getGenericType() instanceof ParameterizedType type
            && type.getActualTypeArguments()[0] instanceof Class<?> of
            && of.isEnum()
        ? of
        : null;
  }

  private static AnswerType<?> constants(Class<?> type) {
    String typescript =
        YamlNames.words(type).stream()
            .map(word -> '"' + word + '"')
            .collect(Collectors.joining(" | "));
    return new AnswerType<>(
        "(" + typescript + ")[]",
        answer -> AnswerType.list(answer, each -> constant("each of the list", type, each)),
        all -> all);
  }

  private static Object constant(String place, Class<?> type, Object value) {
    int index = YamlNames.words(type).indexOf(value);
    if (index >= 0) return type.getEnumConstants()[index];
    throw new IllegalArgumentException(
        "%s is one of %s, not '%s'".formatted(place, YamlNames.words(type), value));
  }

  private static Object options(String place, Class<?> type, Object value) {
    if (!(value instanceof Map<?, ?> map))
      throw new IllegalArgumentException(place + " must be an object");
    List<String> known =
        Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList();
    for (Object key : map.keySet())
      if (!known.contains(key))
        throw new IllegalArgumentException(
            place + " has no '" + key + "'; write one of " + String.join(", ", known));
    return bound(place, type, map);
  }

  /** The record of effects that a list holds, such as a certificate; null for other lists. */
  public static Class<?> recordOf(RecordComponent list) {
    Class<?> element =
        (Class<?>) ((ParameterizedType) list.getGenericType()).getActualTypeArguments()[0];
    return element.getEnclosingClass() == Effect.class && element.isRecord() ? element : null;
  }

  /** The type of a list: of whole numbers, possible answers or names. */
  public static AnswerType<?> listType(RecordComponent list) {
    String of = list.getGenericType().getTypeName();
    if (enumOf(list) != null) return constants(enumOf(list));
    if (of.contains("Integer")) return AnswerType.NUMBERS;
    return of.contains("PossibleAnswer") ? PossibleAnswer.LIST : AnswerType.NAMES;
  }

  /** Whether it may be left out. */
  public static boolean isOptional(RecordComponent component) {
    return component.getName().equals("entity") || component.isAnnotationPresent(Default.class);
  }

  /** What stands for something that is left out. */
  public static Object absent(RecordComponent component) {
    Default usual = component.getAnnotation(Default.class);
    if (component.getType().isRecord()) return Map.of();
    if (component.getType() == List.class) return List.of();
    if (component.getType() == Object.class) return Boolean.FALSE;
    if (component.getType() == int.class) return Integer.parseInt(usual.value());
    return usual == null ? "" : usual.value();
  }

  private static Object make(Class<?> kind, RecordComponent[] components, Object[] values) {
    try {
      Class<?>[] types =
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      return kind.getDeclaredConstructor(types).newInstance(values);
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
    RecordValues.of((Record) effect)
        .forEach(
            (key, value) ->
                map.put(
                    key,
                    switch (value) {
                      case Record options -> RecordValues.of(options);
                      case List<?> list -> list.stream().map(EffectCodec::plain).toList();
                      default -> value;
                    }));
    return map;
  }

  private static Object plain(Object item) {
    return switch (item) {
      case PossibleAnswer answer -> answer.show();
      case Record part -> RecordValues.of(part);
      case Enum<?> constant -> YamlNames.word(constant);
      default -> item;
    };
  }
}
