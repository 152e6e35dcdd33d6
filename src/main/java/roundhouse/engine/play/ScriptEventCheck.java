package roundhouse.engine.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.engine.Effect;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.events.EventType;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.events.ScriptEvent;
import roundhouse.engine.events.SentenceTemplate;
import roundhouse.game.ScriptLimits;

/** Checks an event that a script logs, so that results which count it can rely on its values. */
final class ScriptEventCheck {
  private static final String RULE = "event";
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

  private static final int MOST_VALUES = ScriptLimits.STANDARD.texts().event();

  private ScriptEventCheck() {}

  static ScriptEvent checked(Game game, Effect.LogEvent event) {
    Refusal.unless(
        NAME.matcher(event.type()).matches(),
        RULE,
        "'%s' is not a type of event; write words in lower case with hyphens: 'bonus-paid'",
        event.type());
    Map<String, Object> values = values(event);
    var wording = SentenceTemplate.parse(event.text());
    requireAll(event.type(), "its sentence", wording.names(), values);
    EventType.named(event.type())
        .ifPresent(type -> requireAll(event.type(), "the engine", type.values(), values));
    return new ScriptEvent(event.type(), values, shown(game, event, values, wording), wording);
  }

  /** Places by their names, and money with its currency. */
  private static Map<String, Object> shown(
      Game game, Effect.LogEvent event, Map<String, Object> values, SentenceTemplate wording) {
    var shown = new LinkedHashMap<String, Object>();
    wording
        .forms()
        .forEach((name, form) -> shown.put(name, shown(game, event, form, values.get(name))));
    return shown;
  }

  private static Object shown(Game game, Effect.LogEvent event, String form, Object value) {
    if (form.equals("money") && value instanceof Integer amount) return game.amount(amount);
    // A stop is written as its hex and its number there: "G5.1".
    HexId named = HexId.of(String.valueOf(value).replaceFirst("\\.\\d$", ""));
    Hex hex = game.title().map().hexes().get(named);
    if (form.equals("place") && hex != null) return HexLabel.of(hex);
    throw Refusal.because(
        RULE,
        "the sentence of '%s' cannot write '%s' as '%s': write a hex as {name:place} and a number"
            + " as {name:money}",
        event.type(),
        value,
        form);
  }

  private static Map<String, Object> values(Effect.LogEvent event) {
    if (!(event.values() instanceof Map<?, ?> given))
      throw Refusal.because(
          RULE, "the values of '%s' must be an object: { company: company.id }", event.type());
    var values = new LinkedHashMap<String, Object>();
    given.forEach((name, value) -> values.put(String.valueOf(name), plain(event, name, value)));
    Refusal.unless(
        values.toString().length() <= MOST_VALUES,
        RULE,
        "the values of '%s' have more than %s characters; give only what results count",
        event.type(),
        MOST_VALUES);
    return values;
  }

  private static Object plain(Effect.LogEvent event, Object name, Object value) {
    return switch (value) {
      case Long number when number == number.intValue() -> number.intValue();
      case Integer number -> number;
      case String text -> text;
      case Boolean flag -> flag;
      case List<?> all -> all.stream().map(each -> plain(event, name, each)).toList();
      case null, default ->
          throw Refusal.because(
              RULE,
              "the value '%s' of '%s' must be a text, a whole number, true, false or a list of"
                  + " these",
              name,
              event.type());
    };
  }

  private static void requireAll(
      String type, String who, List<String> names, Map<String, Object> values) {
    for (String name : names)
      Refusal.unless(
          values.containsKey(name),
          RULE,
          "'%s' lacks the value '%s', which %s names",
          type,
          name,
          who);
  }
}
