package roundhouse.table;

import java.util.Optional;
import java.util.OptionalInt;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.workshop.history.Situation;

/**
 * What a guest wants to do: never an action, only what was offered.
 *
 * @param head where they saw the game stand
 * @param request made once for each act, so that what is sent twice happens once
 * @param offer what they were offered there
 * @param amount where the offer has a range
 */
public record Act(String head, String request, String offer, OptionalInt amount) {

  /** What a guest is told about an act. */
  public sealed interface Answer {
    /** Played, and kept on disk. */
    record Done(String head) implements Answer {}

    /** The rules forbid it, or the table does. */
    record Refused(String reason) implements Answer {}

    /** The game stands elsewhere by now. */
    record Moved(String head) implements Answer {}
  }

  /** Names a choice of a moment. */
  static String offer(int index) {
    return "c" + index;
  }

  /** The action of the offer, if it is one of the moment. */
  Optional<Action> in(Situation situation) {
    for (int index = 0; index < situation.choices().size(); index++)
      if (offer(index).equals(offer)) return in(situation.choices().get(index));
    return Optional.empty();
  }

  private Optional<Action> in(Choice choice) {
    if (choice.amount().isEmpty() || amount.isEmpty()) return Optional.of(choice.action());
    return choice.amount().get().includes(amount.getAsInt())
        ? Optional.of(choice.withAmount(amount.getAsInt()))
        : Optional.empty();
  }
}
