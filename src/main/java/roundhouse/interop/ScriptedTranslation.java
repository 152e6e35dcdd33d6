package roundhouse.interop;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Hook;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.RecordingHooks;
import roundhouse.game.Frame;
import roundhouse.game.GameState;

/** Asks the scripts of a title what recorded actions mean. */
public final class ScriptedTranslation {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES).build();

  private ScriptedTranslation() {}

  /**
   * What a recorded action means; empty if no script says so.
   *
   * @param next the recorded action after it
   * @param usual what it means without a script, in a state
   */
  static Optional<Translation> of(
      Title title,
      RecordedAction action,
      Optional<RecordedAction> next,
      GameState state,
      Function<GameState, Translation> usual) {
    if (!title.rules().overrides(RecordingHooks.RECORDED)) return Optional.empty();
    Optional<Decision> asked = Engine.decision(title, state);
    List<Object> told =
        told(
            title,
            state,
            RecordingHooks.RECORDED,
            new RecordingHooks.Recorded(
                plain(action), plain(next), step(state, asked), entity(asked)));
    if (told.equals(List.of(RecordingHooks.USUAL))) return Optional.empty();
    var parts = new ArrayList<Function<GameState, Translation>>();
    for (Object each : told)
      parts.add(
          each.equals(RecordingHooks.USUAL)
              ? usual
              : now ->
                  action(
                      RecordingHooks.RECORDED.name(), each, ActionTranslator.actor(action, now)));
    return Optional.of(new Translation.Parts(parts));
  }

  /** What to do at a decision of ours that the recording does not know; none to decline it. */
  public static List<Translation> unrecorded(
      Title title, GameState state, Decision asked, Optional<RecordedAction> next) {
    if (!title.rules().overrides(RecordingHooks.UNRECORDED)) return List.of();
    List<Object> told =
        told(
            title,
            state,
            RecordingHooks.UNRECORDED,
            new RecordingHooks.Unrecorded(
                plain(next), step(state, Optional.of(asked)), asked.entity()));
    return told.stream()
        .map(each -> action(RecordingHooks.UNRECORDED.name(), each, asked.entity()))
        .toList();
  }

  private static <A extends Record> List<Object> told(
      Title title, GameState state, Hook<A, List<Object>> hook, A arguments) {
    return title.executor().run(() -> new Game(title, state).ask(hook, arguments));
  }

  /** The step that asks, or the question that a script asks. */
  static String step(GameState state, Optional<Decision> asked) {
    return state.top().kind() == Frame.Kind.QUESTION
        ? state.top().name()
        : asked.map(Decision::step).orElse("");
  }

  private static String entity(Optional<Decision> asked) {
    return asked.map(Decision::entity).orElse("");
  }

  private static Translation action(String hook, Object told, String by) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("by", by);
    ((Map<?, ?>) told).forEach((key, value) -> fields.put(String.valueOf(key), value));
    try {
      return Translation.of(MAPPER.convertValue(fields, Action.class));
    } catch (IllegalArgumentException wrong) {
      return new Translation.Unknown(
          "'%s' answers %s, which is no action: %s"
              .formatted(hook, told, wrong.getMessage().lines().findFirst().orElse("")));
    }
  }

  private static Object plain(Optional<RecordedAction> action) {
    return action.map(ScriptedTranslation::plain).orElseGet(Map::of);
  }

  private static Object plain(RecordedAction action) {
    return plain(action.fields());
  }

  /** JSON as scripts see data: whole numbers, texts, true and false, lists and objects. */
  private static Object plain(JsonNode node) {
    if (node.isObject()) {
      var map = new LinkedHashMap<String, Object>();
      node.properties().forEach(entry -> map.put(entry.getKey(), plain(entry.getValue())));
      return map;
    }
    if (node.isArray()) return node.valueStream().map(ScriptedTranslation::plain).toList();
    if (node.isBoolean()) return node.booleanValue();
    if (node.isIntegralNumber() && node.canConvertToLong()) return node.longValue();
    return node.isNull() ? null : node.asText();
  }
}
