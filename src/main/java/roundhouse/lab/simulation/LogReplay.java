package roundhouse.lab.simulation;

import java.util.Map;
import java.util.Optional;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.play.ReplayLoop;
import roundhouse.engine.play.ReplayPolicy;
import roundhouse.engine.play.ReplayResult;
import roundhouse.engine.play.ReplayedAction;
import roundhouse.game.GameState;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.invariants.UnrepeatableScript;

/** Replays logs. */
public final class LogReplay {
  private LogReplay() {}

  private static ReplayResult play(Title any, GameLog log, ReplayPolicy policy) {
    Title title = any.forPlayers(log.players().size());
    return new ReplayLoop(title, policy)
        .play(title.start(log.players(), log.seed()), log.actions());
  }

  /**
   * The first difference between a replay and the states of the original game: those kept, by the
   * number of actions before them, and the last.
   */
  static Optional<SimulationOutcome> firstDifference(
      Title title, GameLog log, Map<Integer, GameState> kept, GameState last) {
    ReplayResult replay = play(title, log, ReplayPolicy.STOP);
    for (int i = 1; i <= replay.played().size(); i++) {
      ReplayedAction again = replay.played().get(i - 1);
      GameState played = i == log.actions().size() ? last : kept.getOrDefault(i, again.state());
      if (!played.equals(again.state())) {
        GameState before =
            i > 1 ? replay.played().get(i - 2).state() : title.start(log.players(), log.seed());
        return broken(
            "the state differs after", i, UnrepeatableScript.during(title, before, again.action()));
      }
    }
    return replay
        .failure()
        .flatMap(
            refused ->
                broken(refused.reason() + " at", refused.index() + 1, refused.action().toString()));
  }

  private static Optional<SimulationOutcome> broken(String how, int number, String action) {
    return Optional.of(
        new SimulationOutcome.InvariantBroken(
            "a replay reaches the same states", "%s action %s: %s".formatted(how, number, action)));
  }
}
