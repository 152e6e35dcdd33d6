package roundhouse.lab.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.ReplayLoop;
import roundhouse.engine.play.ReplayPolicy;
import roundhouse.engine.play.ReplayResult;
import roundhouse.engine.play.ReplayedAction;
import roundhouse.game.GameState;
import roundhouse.lab.invariants.InvariantCheck;
import roundhouse.lab.invariants.Invariants;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.invariants.StateTransition;

/**
 * Finds a shorter list of actions that leads to the same failure, by leaving out ever smaller
 * parts.
 */
public final class Shrinker {
  /** At most this many lists are tried, each played from the start. */
  private static final int TRIES = 400;

  /** A shorter game is a help; nobody waits for it longer. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Title title;
  private final GameLog log;
  private final SimulationOutcome fault;
  private final long deadline = System.nanoTime() + PATIENCE.toNanos();
  private int tries;

  private Shrinker(Title title, GameLog log, SimulationOutcome fault) {
    this.title = title.forPlayers(log.players().size());
    this.log = log;
    this.fault = fault;
  }

  /** A game that took too long shows nothing in fewer actions. */
  public static boolean canShorten(SimulatedGame failed) {
    return !(failed.outcome() instanceof SimulationOutcome.TooLong
        || failed.outcome() instanceof SimulationOutcome.Remembering);
  }

  /** The shortest log found that still fails in the same way, or the game's own log. */
  public static GameLog shrink(Title title, SimulatedGame failed) {
    return new Shrinker(title, failed.log(), failed.outcome()).shrunk();
  }

  private GameLog shrunk() {
    List<Action> shortest = log.actions();
    for (int part = Math.max(1, shortest.size() / 2); part >= 1 && goesOn(); part /= 2)
      shortest = without(shortest, part);
    return log.with(shortest);
  }

  private boolean goesOn() {
    return tries < TRIES && System.nanoTime() < deadline;
  }

  /** Leaves out every unneeded part of that size, starting at the end, where less depends on it. */
  private List<Action> without(List<Action> actions, int part) {
    List<Action> shortest = actions;
    for (int end = shortest.size(); end > 0 && goesOn(); end -= part) {
      int from = Math.max(0, end - part);
      if (end > shortest.size()) continue;
      var fewer = new ArrayList<>(shortest.subList(0, from));
      fewer.addAll(shortest.subList(end, shortest.size()));
      shortest = failing(fewer).orElse(shortest);
    }
    return shortest;
  }

  /** The legal actions among these, if they still lead to the failure. */
  private Optional<List<Action>> failing(List<Action> actions) {
    tries++;
    return replay(actions).flatMap(this::failing);
  }

  /** Nothing if the engine fails before the last action: that may be another fault. */
  private Optional<ReplayResult> replay(List<Action> actions) {
    GameState start = title.start(log.players(), log.seed());
    try {
      return Optional.of(new ReplayLoop(title, ReplayPolicy.SKIP).play(start, actions));
    } catch (RuntimeException crash) {
      return Optional.empty();
    }
  }

  private Optional<List<Action>> failing(ReplayResult replay) {
    var taken = new ArrayList<Action>();
    GameState state = replay.start();
    for (ReplayedAction played : replay.played()) {
      taken.add(played.action());
      Optional<SimulationOutcome> broken =
          Invariants.broken(
              new StateTransition(title, state, played.action(), played.state(), played.events()));
      if (broken.filter(fault::sameFault).isPresent()) return Optional.of(taken);
      state = played.state();
    }
    if (replay.failure().isEmpty())
      return faultOf(state).filter(fault::sameFault).map(found -> taken);
    taken.add(replay.failure().get().action());
    return fault instanceof SimulationOutcome.HookFailed ? Optional.of(taken) : Optional.empty();
  }

  private Optional<SimulationOutcome> faultOf(GameState state) {
    if (state.over()) return Optional.empty();
    try {
      if (Engine.decision(title, state).isEmpty())
        return Optional.of(new SimulationOutcome.Stuck(""));
      var choices = Engine.choices(title, state);
      return choices.isEmpty()
          ? Optional.of(new SimulationOutcome.Stuck(""))
          : InvariantCheck.firstRefused(title, state, choices);
    } catch (HookFailure failure) {
      return Optional.of(new SimulationOutcome.HookFailed(failure.says()));
    } catch (RuntimeException crash) {
      return Optional.of(new SimulationOutcome.Crashed(FaultLocation.describe(crash)));
    }
  }
}
