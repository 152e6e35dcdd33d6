package roundhouse.engine.events;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.words.VisibleText;

/**
 * Something that happened in a game, as data. Its type, kind and wording are declared on its
 * record; the sentence is only made when somebody reads it.
 *
 * <p>The components of the records name what they hold in the same way everywhere: {@code player},
 * {@code company} and {@code party}, which is either of the two, say whom it is about.
 */
public sealed interface Event
    permits AuctionEvent,
        BoardEvent,
        CompanyEvent,
        MergerEvent,
        MoneyEvent,
        PrivateEvent,
        RoundEvent,
        RunEvent,
        ScriptEvent,
        ShareEvent,
        TrainEvent,
        TurnEvent {

  /** The stable name of its type: "share-bought". */
  default String type() {
    return EventType.of(this).name();
  }

  default EventKind kind() {
    return EventType.of(this).kind();
  }

  /** Plain values by name: texts, whole numbers, lists of texts. */
  default Map<String, Object> values() {
    return EventType.of(this).values(this);
  }

  /** One of these values, where the event has it. */
  default Optional<Object> value(String name) {
    return EventType.of(this).value(this, name);
  }

  /** The player or company that it is about, "" for the game. */
  default String about() {
    Map<String, Object> values = values();
    return Stream.of("player", "company", "party")
        .filter(values::containsKey)
        .map(who -> String.valueOf(values.get(who)))
        .findFirst()
        .orElse("");
  }

  /** A sentence in the words of a rulebook: one line, whatever names and scripts put into it. */
  default String says() {
    return VisibleText.line(EventType.of(this).sentence(this));
  }
}
