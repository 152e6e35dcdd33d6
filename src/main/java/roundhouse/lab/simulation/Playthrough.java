package roundhouse.lab.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.SeededRandom;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.lab.invariants.InvariantCheck;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.invariants.StateTransition;
import roundhouse.lab.simulation.BotTurns.Turn;

/** Plays one game. */
final class Playthrough {
  /** Keeps a state after every few actions, to compare with a replay. */
  private static final int KEPT_EVERY = 40;

  private final Simulation simulation;
  private final Title title;
  private final long seed;
  private final InvariantCheck inspection;
  private final BotTurns turns;
  private final List<Action> actions = new ArrayList<>();
  private final Map<Integer, GameState> kept = new LinkedHashMap<>();
  private final StandstillDetector standstill = new StandstillDetector();
  private final TallyCounter tally;
  private final GameWatcher watcher;
  private GameState state;

  Playthrough(Simulation simulation, long seed, GameWatcher watcher) {
    this.simulation = simulation;
    this.title = simulation.title();
    this.seed = seed;
    this.inspection = new InvariantCheck(title, new SeededRandom(seed * 31 + 7));
    this.turns = new BotTurns(simulation, inspection, seed);
    this.state = title.start(simulation.players(), seed);
    this.tally = new TallyCounter();
    this.watcher = watcher;
  }

  SimulatedGame play() {
    long began = System.nanoTime();
    Optional<SimulationOutcome> outcome = Optional.empty();
    while (outcome.isEmpty()) outcome = safely(this::step);
    if (simulation.checked() && outcome.get().endedNormally())
      outcome =
          Optional.of(LogReplay.firstDifference(title, log(), kept, state).orElse(outcome.get()));
    return new SimulatedGame(
        log(),
        outcome.get().endedNormally() ? valued(outcome.get()) : outcome.get(),
        state,
        worths(),
        tally.tally(),
        Duration.ofNanos(System.nanoTime() - began));
  }

  private GameLog log() {
    return new GameLog(
        title.id(), title.fingerprint(), simulation.players(), title.options(), seed, actions);
  }

  /** A failure of the rules ends the game; it becomes the outcome. */
  private static Optional<SimulationOutcome> safely(Supplier<Optional<SimulationOutcome>> work) {
    try {
      return work.get();
    } catch (HookFailure failure) {
      return Optional.of(SimulationOutcome.of(failure));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
      return Optional.of(new SimulationOutcome.Crashed(FaultLocation.describe(fault)));
    }
  }

  /** The outcome of a game that has ended, or why nobody can say who has won. */
  private SimulationOutcome valued(SimulationOutcome ended) {
    return safely(
            () -> {
              state.players().forEach(player -> Engine.worth(title, state, player.name()));
              return Optional.empty();
            })
        .orElse(ended);
  }

  /** Takes the next actions; returns the outcome if the game ends. */
  private Optional<SimulationOutcome> step() {
    if (state.over())
      return Optional.of(
          new SimulationOutcome.Ended(state.ending().map(GameState.Ending::cause).orElse("over")));
    if (actions.size() >= simulation.limits().actions())
      return Optional.of(new SimulationOutcome.TooLong(actions.size()));
    if (simulation.cancelled().getAsBoolean())
      return Optional.of(new SimulationOutcome.Cancelled());
    int left = simulation.limits().actions() - actions.size();
    for (Turn turn : turns.next(state, left)) {
      Optional<SimulationOutcome> outcome = outcome(turn);
      if (outcome.isPresent()) return outcome;
    }
    return Optional.empty();
  }

  private Optional<SimulationOutcome> outcome(Turn turn) {
    return switch (turn) {
      case BotTurns.End(SimulationOutcome reason) -> Optional.of(reason);
      case BotTurns.Taken taken -> took(taken);
    };
  }

  private Optional<SimulationOutcome> took(BotTurns.Taken taken) {
    Action action = taken.action();
    return switch (taken.result()) {
      case Result.Refused refused ->
          Optional.of(new SimulationOutcome.OfferRefused(action, refused.rule(), refused.reason()));
      case Result.Failed failed -> {
        actions.add(action);
        yield Optional.of(SimulationOutcome.of(failed.failure()));
      }
      case Result.Applied applied -> {
        actions.add(action);
        state = applied.state();
        tally.count(action, applied);
        watcher.played(new GameWatcher.Played(taken.before(), taken.choices(), action, applied));
        Optional<SimulationOutcome> stands =
            standstill
                .after(taken.before(), taken.step(), state)
                .map(SimulationOutcome.Standstill::new);
        if (stands.isPresent()) yield stands;
        yield simulation.checked() ? looked(taken.before(), action, applied) : Optional.empty();
      }
    };
  }

  private Optional<SimulationOutcome> looked(
      GameState before, Action action, Result.Applied applied) {
    if (actions.size() % KEPT_EVERY == 0) kept.put(actions.size(), state);
    return inspection.afterAction(
        new StateTransition(title, before, action, state, applied.events()));
  }

  private Map<String, Integer> worths() {
    var worths = new LinkedHashMap<String, Integer>();
    for (Player player : state.players()) worths.put(player.name(), worth(player));
    return worths;
  }

  /** The player's worth, or their cash if that hook fails; the outcome then says so. */
  private int worth(Player player) {
    try {
      return Engine.worth(title, state, player.name());
    } catch (RuntimeException fault) {
      return player.cash();
    }
  }
}
