package roundhouse.engine.play;

import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.game.GameState;

/** What a replay does about an action that the rules do not take. */
@FunctionalInterface
public interface ReplayPolicy {

  /** The replay ends there and says why. */
  ReplayPolicy STOP = _ -> Optional.empty();

  /** A refused action is left out; a script that fails ends the replay. */
  ReplayPolicy SKIP =
      failure ->
          failure.result() instanceof Result.Refused ? Optional.of(List.of()) : Optional.empty();

  /** What to play in place of the action, already played; nothing to end the replay. */
  Optional<List<ReplayedAction>> instead(Failure failure);

  /**
   * An action that the rules did not take.
   *
   * @param index of the action among those replayed, from 0
   * @param state in which it was tried
   * @param result a refusal, or the failure of a script
   */
  record Failure(int index, Action action, GameState state, Result result) {

    /** Why, in words. */
    public String reason() {
      return switch (result) {
        case Result.Refused refused -> refused.reason();
        case Result.Failed failed -> failed.failure().says();
        case Result.Applied _ -> "";
      };
    }

    /** The action with its number from 1, and why it was not taken. */
    public String says() {
      return "action %s (%s) %s%s"
          .formatted(
              index + 1,
              action,
              result instanceof Result.Refused ? "is refused: " : "fails: ",
              reason());
    }
  }
}
