package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.workshop.history.Situation;

/**
 * Actions that are played one by one, each as soon as the rules offer it; they halt where they do
 * not, as when somebody may protect a price.
 */
final class QueuedActions {
  private final List<Action> waiting = new ArrayList<>();

  /** Waits with these, in place of what waited before. */
  void set(List<Action> actions) {
    waiting.clear();
    waiting.addAll(actions);
  }

  boolean isEmpty() {
    return waiting.isEmpty();
  }

  /** The next action, if it is offered; otherwise all that wait are dropped. */
  Optional<Action> next(Situation now) {
    if (waiting.isEmpty()) return Optional.empty();
    Action next = waiting.removeFirst();
    if (now.choices().stream().anyMatch(choice -> offers(choice, next))) return Optional.of(next);
    waiting.clear();
    return Optional.empty();
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
