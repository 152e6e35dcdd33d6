package roundhouse.script.model;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.board.HexId;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.YamlNames;
import roundhouse.engine.EffectCodec;
import roundhouse.script.faults.ApiMisuse;
import roundhouse.script.views.CallArguments;
import roundhouse.script.views.ViewType;

/**
 * The functions that create effects for a script: one for each kind, with that kind's parameters.
 */
public final class EffectView {
  public static final ViewType<EffectView> TYPE = type();
  public static final EffectView ALL = new EffectView();

  private EffectView() {}

  private static ViewType<EffectView> type() {
    var type =
        ViewType.of("Effects", EffectView.class, "Creates the effects that a hook answers with.");
    EffectCodec.kinds()
        .forEach(
            (name, kind) ->
                type.method(
                    name,
                    "(" + parameters(kind) + "): Effect",
                    kind.getAnnotation(Says.class).value(),
                    (all, arguments) -> make(name, kind, arguments)));
    type.former("giveTrain", (_, given) -> moveTrain(given, given.plain(0)));
    type.former("removeTrain", (_, given) -> moveTrain(given, "out"));
    return type.build();
  }

  /** What the former effects meant, whose second argument is the train or its type. */
  private static Object moveTrain(CallArguments given, Object to) {
    var effect = new LinkedHashMap<String, Object>();
    effect.put("effect", "moveTrain");
    effect.put("train", idOf(given.plain(1)));
    effect.put("to", idOf(to));
    effect.put("how", Map.of());
    return effect;
  }

  private static Object make(String name, Class<?> kind, CallArguments arguments) {
    var effect = new LinkedHashMap<String, Object>();
    effect.put("effect", name);
    RecordComponent[] components = kind.getRecordComponents();
    for (int i = 0; i < components.length; i++)
      effect.put(components[i].getName(), value(name, components[i], arguments, i));
    return effect;
  }

  private static Object value(
      String name, RecordComponent component, CallArguments arguments, int position) {
    Object given = idOf(arguments.plain(position));
    if (given == null && EffectCodec.isOptional(component)) return EffectCodec.absent(component);
    if (given == null)
      throw new ApiMisuse("effects." + name + " lacks '" + component.getName() + "'");
    boolean fits =
        component.getType() == int.class
            ? given instanceof Long
            : component.getType() == String.class || component.getType() == HexId.class
                ? given instanceof String
                : component.getType() == List.class
                    ? given instanceof List<?>
                    : !component.getType().isRecord() || given instanceof Map<?, ?>;
    if (!fits)
      throw new ApiMisuse(
          "effects." + name + ": '" + component.getName() + "' must be a " + typescript(component));
    return given;
  }

  /** The id of a player, company, train or hex; anything else as it is. */
  static Object idOf(Object thing) {
    return switch (thing) {
      case null -> null;
      case ScriptModel.SeenPlayer player -> player.it().name();
      case ScriptModel.SeenCompany company -> company.it().id();
      case ScriptModel.SeenPrivate owned -> owned.it().id();
      case ScriptModel.SeenTrain train -> train.it().id();
      case ScriptModel.SeenRunner runner -> runner.it().id();
      case ScriptModel.SeenHex hex -> hex.it().id().text();
      case List<?> list -> list.stream().map(EffectView::idOf).toList();
      case Map<?, ?> map -> {
        var all = new LinkedHashMap<String, Object>();
        map.forEach((key, value) -> all.put(String.valueOf(key), idOf(value)));
        yield all;
      }
      default -> thing;
    };
  }

  private static String parameters(Class<?> kind) {
    var parameters = new ArrayList<String>();
    for (RecordComponent component : kind.getRecordComponents()) {
      String optional = EffectCodec.isOptional(component) ? "?" : "";
      parameters.add(component.getName() + optional + ": " + typescript(component));
    }
    return String.join(", ", parameters);
  }

  private static String typescript(RecordComponent component) {
    if (component.getType() == int.class) return "number";
    if (component.getType() == List.class)
      return EffectCodec.recordOf(component) == null
          ? EffectCodec.listType(component).typescript()
          : "{ " + parameters(EffectCodec.recordOf(component)) + " }[]";
    if (component.getType().isEnum())
      return YamlNames.words(component.getType()).stream()
          .map(word -> '"' + word + '"')
          .collect(Collectors.joining(" | "));
    if (component.getType().isRecord()) return "{ " + parameters(component.getType()) + " }";
    if (component.getType() == HexId.class) return "Somebody";
    if (component.getName().equals("values")) return "Record<string, any>";
    if (component.getType() == Object.class) return "any";
    return switch (component.getName()) {
      case "from", "to", "by", "entity", "player", "company", "id", "train", "hex", "holder" ->
          "Somebody";
      default -> "string";
    };
  }
}
