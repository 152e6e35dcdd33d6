package roundhouse.engine.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.game.UnfitPlayers;

/**
 * The replay of a saved game.
 *
 * @param states before the first action and after each accepted one
 * @param stopped the first action that was not accepted
 */
public record SavedGameReplay(List<GameState> states, Optional<ReplayPolicy.Failure> stopped) {

  public SavedGameReplay {
    states = List.copyOf(states);
  }

  /**
   * Replays a game as far as the title's rules accept its actions.
   *
   * @throws UnfitPlayers when the title does not allow these players
   */
  public static SavedGameReplay of(Title any, GameLog log) {
    Title title = any.forPlayers(log.players().size());
    GameState start = title.start(log.players(), log.seed());
    ReplayResult result = new ReplayLoop(title, ReplayPolicy.STOP).play(start, log.actions());
    return new SavedGameReplay(
        Stream.concat(Stream.of(start), result.played().stream().map(ReplayedAction::state))
            .toList(),
        result.failure());
  }

  /** The state after the last accepted action. */
  public GameState last() {
    return states.getLast();
  }

  /** The number of accepted actions. */
  public int actionCount() {
    return states.size() - 1;
  }

  /** Why the replay stopped, "" if it reached the end. */
  public String reason() {
    return stopped.map(ReplayPolicy.Failure::reason).orElse("");
  }
}
