package roundhouse.turn.choices;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.takeovers.MergeStep;
import roundhouse.workshop.history.Situation;

/**
 * Actions that are played one by one, each as soon as the rules offer it; they stop if the rules do
 * not, for example because somebody may protect a price. While the owner of a partner is asked to
 * join a merger, they wait for the answer; they end if it is no, or if the question is undone.
 */
public final class QueuedActions {
  private final List<Action> waiting = new ArrayList<>();
  private OptionalInt asked = OptionalInt.empty();

  /** Makes these wait, in place of those that waited before. */
  public void set(List<Action> actions) {
    asked = OptionalInt.empty();
    waiting.clear();
    waiting.addAll(actions);
  }

  boolean isEmpty() {
    return waiting.isEmpty();
  }

  /** Whether somebody else has to answer before they continue. */
  public boolean isAsking() {
    return asked.isPresent();
  }

  /**
   * The next action, if it is offered; otherwise all that wait are dropped.
   *
   * @param at how many actions have been played
   * @param last the last of them
   */
  public Optional<Action> next(Situation now, int at, Optional<Action> last) {
    if (waiting.isEmpty()) return Optional.empty();
    boolean takenBack = asked.isPresent() && at < asked.getAsInt();
    if (takenBack || last.filter(QueuedActions::isRefusal).isPresent()) {
      set(List.of());
      return Optional.empty();
    }
    if (now.choices().stream().map(Choice::action).anyMatch(QueuedActions::isAnswer)) {
      asked = OptionalInt.of(at);
      return Optional.empty();
    }
    asked = OptionalInt.empty();
    Action next = waiting.removeFirst();
    if (now.choices().stream().anyMatch(choice -> offers(choice, next))) return Optional.of(next);
    waiting.clear();
    return Optional.empty();
  }

  private static boolean isAnswer(Action action) {
    return action instanceof Action.Choose answer && answer.question().equals(MergeStep.QUESTION);
  }

  private static boolean isRefusal(Action action) {
    return action instanceof Action.Choose answer
        && isAnswer(action)
        && !answer.answer().equals(PlayerQuestions.AGREED);
  }

  private static boolean offers(Choice choice, Action wanted) {
    if (choice.action().equals(wanted)) return true;
    return choice
        .amount()
        .filter(_ -> choice.action().getClass() == wanted.getClass())
        .filter(
            range ->
                IntStream.iterate(
                        range.min(),
                        amount -> amount <= range.max(),
                        amount -> amount + range.step())
                    .anyMatch(amount -> choice.withAmount(amount).equals(wanted)))
        .isPresent();
  }
}
