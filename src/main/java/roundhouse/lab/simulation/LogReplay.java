package roundhouse.lab.simulation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.lab.invariants.SimulationOutcome;

/** Replays logs. */
public final class LogReplay {
  private LogReplay() {}

  /**
   * The state after all actions of a log.
   *
   * @throws IllegalArgumentException when an action is refused or a script fails; the message says
   *     which one and why
   */
  public static GameState replay(Title title, GameLog log) {
    GameState state = title.start(log.players(), log.seed());
    for (int i = 0; i < log.actions().size(); i++)
      state = next(title, state, log.actions().get(i), i);
    return state;
  }

  private static GameState next(Title title, GameState state, Action action, int index) {
    return switch (Engine.apply(title, state, action)) {
      case Result.Applied applied -> applied.state();
      case Result.Refused refused ->
          throw new IllegalArgumentException(
              "action %d (%s) is refused: %s".formatted(index + 1, action, refused.reason()));
      case Result.Failed failed ->
          throw new IllegalArgumentException(
              "action %d (%s): %s".formatted(index + 1, action, failed.failure().says()));
    };
  }

  /**
   * The first difference between a replay and the states of the original game: those kept, by the
   * number of actions before them, and the last.
   */
  static Optional<SimulationOutcome> firstDifference(
      Title title, GameLog log, Map<Integer, GameState> kept, GameState last) {
    List<Action> actions = log.actions();
    GameState state = title.start(log.players(), log.seed());
    for (int i = 0; i < actions.size(); i++) {
      state = next(title, state, actions.get(i), i);
      GameState played = i + 1 == actions.size() ? last : kept.getOrDefault(i + 1, state);
      if (!played.equals(state))
        return Optional.of(
            new SimulationOutcome.InvariantBroken(
                "a replay reaches the same states",
                "the state differs after action %d: %s".formatted(i + 1, actions.get(i))));
    }
    return Optional.empty();
  }
}
