package roundhouse.engine.events;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import roundhouse.words.VisibleText;

/**
 * What a script logs, with a type and values of its own. If it means the same as a type of the
 * engine, it takes that type's name, so that both are counted together.
 *
 * @param shown values as people write them, by name, if that differs
 */
public record ScriptEvent(
    String type, Map<String, Object> values, Map<String, Object> shown, SentenceTemplate wording)
    implements Event {
  /** The type of a sentence that a script logs without values. */
  public static final String NOTE = "script-note";

  private static final String TEXT = "text";
  private static final SentenceTemplate NOTE_WORDING = SentenceTemplate.parse("{" + TEXT + "}");

  public ScriptEvent {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    shown = Map.copyOf(shown);
  }

  /** A sentence without values. */
  public static ScriptEvent note(String text) {
    return new ScriptEvent(NOTE, Map.of(TEXT, text), Map.of(), NOTE_WORDING);
  }

  @Override
  public EventKind kind() {
    return EventKind.SCRIPT;
  }

  @Override
  public Optional<Object> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  @Override
  public String says() {
    return VisibleText.line(wording.filledWith(name -> shown.getOrDefault(name, values.get(name))));
  }
}
