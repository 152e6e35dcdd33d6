package roundhouse.turn.facts;

import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.EndTiming;
import roundhouse.engine.Decision;
import roundhouse.game.GameState;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.Situation;

/** What is decided and who decides, or why nobody does. */
public final class DecisionWords {
  private DecisionWords() {}

  /** What is said in place of a decider while nothing is decided. */
  public static String idle(Snapshot now) {
    if (!now.busy().isEmpty()) return now.busy() + " …";
    if (now.play().isEmpty())
      return now.orphan().isPresent() ? UiWords.of("decision.orphan") : UiWords.of("decision.idle");
    if (now.play().get().state().over()) return UiWords.of("decision.over");
    return now.situation()
        .flatMap(Situation::failure)
        .map(failure -> UiWords.of("decision.failed", failure.hook()))
        .orElse("…");
  }

  /** Why the game is over. */
  public static Optional<String> why(GameState state) {
    return Optional.of(state)
        .filter(GameState::over)
        .flatMap(GameState::ending)
        .map(end -> UiWords.of("decision.reason", EndTiming.Cause.says(end.cause())));
  }

  /** What is decided, as a sentence. */
  public static String asks(Decision decision) {
    return ChoiceRow.sentence(decision.says());
  }

  /** Who decides for somebody else; " " if nobody does. */
  public static String deciders(Decision decision) {
    List<String> by = decision.deciders();
    if (by.equals(List.of(decision.entity()))) return " ";
    return switch (by.size()) {
      case 1 -> UiWords.of("decision.by-one", by.getFirst());
      case 2 -> UiWords.of("decision.by-two", by.getFirst(), by.getLast());
      default -> UiWords.of("decision.by-all");
    };
  }
}
