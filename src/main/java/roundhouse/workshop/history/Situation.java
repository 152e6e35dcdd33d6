package roundhouse.workshop.history;

import java.util.List;
import java.util.Optional;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;

/**
 * What can be done at a moment of a game, and its standings.
 *
 * @param decision what play waits for; nothing once the game is over
 * @param failure of a script, because of which the legal choices are unknown
 */
public record Situation(
    GameState state,
    Optional<Decision> decision,
    List<Choice> choices,
    Standings standing,
    Optional<HookFailure> failure) {

  public Situation {
    choices = List.copyOf(choices);
  }

  /** Asks the engine, which may take a while where runs are sought. */
  public static Situation of(Title title, GameState state) {
    try {
      return new Situation(
          state,
          Engine.decision(title, state),
          Engine.choices(title, state).stream()
              .map(choice -> choice.reworded(title.design().words()::in))
              .toList(),
          Standings.of(title, state),
          Optional.empty());
    } catch (HookFailure failure) {
      return unknown(state, failure);
    }
  }

  /** What can be done is unknown because of a script. */
  public static Situation unknown(GameState state, HookFailure failure) {
    return new Situation(
        state, Optional.empty(), List.of(), Standings.UNKNOWN, Optional.of(failure));
  }
}
