package roundhouse.engine;

import java.util.List;
import java.util.Optional;
import roundhouse.game.GameState;

/** The rules at work: what waits, what is legal, and what becomes of an action. */
public final class Engine {
  private Engine() {}

  /**
   * Takes an action.
   *
   * @return the next state with what was told, or a refusal; {@code state} itself never changes
   */
  public static Result apply(Title title, GameState state, Action action) {
    var change = new Change(title, state);
    try {
      Flow.take(change, action);
      return new Result.Applied(change.state(), change.events());
    } catch (Refusal refusal) {
      return refusal.result();
    } catch (HookFailure failure) {
      return new Result.Failed(failure);
    }
  }

  /** What play waits for; nothing once the game is over. */
  public static Optional<Decision> decision(Title title, GameState state) {
    return Flow.decision(new Game(title, state));
  }

  /** Every legal action; of runs only the best set and, where it may be declined, none. */
  public static List<Choice> choices(Title title, GameState state) {
    return Flow.choices(new Game(title, state));
  }

  /** The final or present worth of a player, in the game's currency. */
  public static int worth(Title title, GameState state, String player) {
    return Worth.of(new Game(title, state), state.player(player));
  }
}
