package roundhouse.lab.experiment;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.RowCollector;
import roundhouse.lab.simulation.GameWatcher;
import roundhouse.lab.simulation.MemoryProof;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SlowScriptRetry;

/** One game of an experiment. */
public record ExperimentGame(Experiment experiment, Variant side, GameKey key) {
  /** A game that was played, with its rows. */
  public record Played(GameRecord record, SimulatedGame game) {
    /** The game if it did not end by its rules. */
    Optional<SimulatedGame> failed() {
      return game.outcome().endedNormally() ? Optional.empty() : Optional.of(game);
    }
  }

  /** The game at a place in the order: each number with each number of players on each side. */
  public static ExperimentGame at(Experiment experiment, int place) {
    Variant side = experiment.sides().get(place % experiment.sides().size());
    return new ExperimentGame(experiment, side, experiment.order().key(place));
  }

  /**
   * Plays it, and again if its scripts run out of time.
   *
   * @param watchers make a watcher for each time that it is played
   * @param cancelled asked between actions; true stops the game
   */
  public Played play(Supplier<GameWatcher> watchers, BooleanSupplier cancelled) {
    return SlowScriptRetry.play(() -> once(watchers.get(), cancelled), Played::game);
  }

  private Played once(GameWatcher watcher, BooleanSupplier cancelled) {
    var rows = new RowCollector(side.title(), key);
    Simulation simulation = simulation(cancelled);
    var proof = new MemoryProof(simulation.title(), isFirst());
    SimulatedGame game = proof.checked(simulation.play(key.seed(), rows.and(watcher).and(proof)));
    return new Played(rows.record(game), game);
  }

  /** Whether it is the first game of its side. */
  private boolean isFirst() {
    return key.game() == 0 && key.players() == experiment.players().getFirst();
  }

  private Simulation simulation(BooleanSupplier cancelled) {
    return Simulation.seated(
            side.title(),
            key.players(),
            Bots.named(side.title(), experiment.bots(), experiment.guests()))
        .withLimits(experiment.limits())
        .checking(experiment.checked())
        .cancelledBy(cancelled);
  }
}
