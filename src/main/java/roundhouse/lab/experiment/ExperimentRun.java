package roundhouse.lab.experiment;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.RowCollector;
import roundhouse.lab.simulation.GameThreads;
import roundhouse.lab.simulation.GameWatcher;
import roundhouse.lab.simulation.MemoryProof;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SlowScriptRetry;

/**
 * Plays an experiment on several threads and hands the games on in order: each game number with
 * each number of players on each side. Only a few games wait in memory, however many are played.
 */
public final class ExperimentRun {
  private static final int WAITING_PER_THREAD = 4;

  private final Experiment experiment;
  private final BatchProgress progress;
  private final GameSink sink;
  private volatile boolean stopped;
  private int done;

  public ExperimentRun(Experiment experiment, BatchProgress progress, GameSink sink) {
    this.experiment = experiment;
    this.progress = progress;
    this.sink = sink;
  }

  /** Plays the games from one place in the order to another. */
  public void play(int from, int to) {
    done = from;
    var waiting = new ArrayDeque<Future<ExperimentGame.Played>>();
    try (ExecutorService crew = GameThreads.start(experiment.threads())) {
      try {
        for (int index = from; index < to && !cancelled(); index++) {
          int place = index;
          waiting.add(crew.submit(() -> played(place)));
          if (waiting.size() >= WAITING_PER_THREAD * experiment.threads()) take(waiting.remove());
        }
        while (!waiting.isEmpty() && !cancelled()) take(waiting.remove());
      } finally {
        stopped = true;
      }
    }
  }

  private boolean cancelled() {
    return stopped || progress.cancelled();
  }

  private void take(Future<ExperimentGame.Played> next) {
    ExperimentGame.Played played = GameThreads.await(next);
    if (played.game().outcome() instanceof SimulationOutcome.Cancelled) return;
    if (played.game().isOutOfTime())
      sink.leftOut(played.record().key(), played.game().outcome().says());
    else sink.took(played.record(), played.failed());
    progress.done(++done, experiment.allGames());
  }

  private ExperimentGame.Played played(int place) {
    ExperimentGame game = ExperimentGame.at(experiment, place);
    return game.play(() -> sink.watcher(game.side().title(), game.key()), this::cancelled);
  }

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
              experiment.registry().named(side.title(), experiment.bots()))
          .withLimits(experiment.limits())
          .checking(experiment.checked())
          .cancelledBy(cancelled);
    }
  }
}
