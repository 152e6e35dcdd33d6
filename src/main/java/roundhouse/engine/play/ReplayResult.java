package roundhouse.engine.play;

import java.util.List;
import java.util.Optional;
import roundhouse.game.GameState;

/**
 * What became of a replay.
 *
 * @param start the state before the first action
 * @param played the actions that the rules took, with what was played in place of others
 * @param failure the action at which the policy ended the replay
 * @param cancelled whether it was cancelled before its end
 */
public record ReplayResult(
    GameState start,
    List<ReplayedAction> played,
    Optional<ReplayPolicy.Failure> failure,
    boolean cancelled) {

  public ReplayResult {
    played = List.copyOf(played);
  }

  /** The state after the last action that was played. */
  public GameState last() {
    return played.isEmpty() ? start : played.getLast().state();
  }
}
