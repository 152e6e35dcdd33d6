package roundhouse.lab.experiment;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.BatchSeeds;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.RowCollector;
import roundhouse.lab.simulation.GameThreads;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;

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

  /** What a thread hands back. */
  private record Over(GameRecord record, SimulatedGame game) {
    Optional<SimulatedGame> failed() {
      return game.outcome().endedNormally() ? Optional.empty() : Optional.of(game);
    }
  }

  /** Plays all games but the first ones, which are known. */
  public void play(int known) {
    play(known, experiment.allGames());
  }

  /** Plays the games from one place in the order to another. */
  public void play(int from, int to) {
    done = from;
    var waiting = new ArrayDeque<Future<Over>>();
    try (ExecutorService crew = GameThreads.start(experiment.threads())) {
      try {
        for (int index = from; index < to && !cancelled(); index++) {
          int place = index;
          waiting.add(crew.submit(() -> over(place)));
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

  private void take(Future<Over> next) {
    Over over = GameThreads.await(next);
    if (over.game().outcome() instanceof SimulationOutcome.Cancelled) return;
    sink.took(over.record(), over.failed());
    progress.done(++done, experiment.allGames());
  }

  private Over over(int place) {
    int sides = experiment.sides().size();
    Variant side = experiment.sides().get(place % sides);
    int players = experiment.players().get(place / sides % experiment.players().size());
    int number = place / sides / experiment.players().size();
    long seed = BatchSeeds.of(experiment.seed(), players, number);
    var key = new GameKey(number, side.name(), players, seed);
    var rows = new RowCollector(side.title(), key);
    SimulatedGame game =
        simulation(side, players).play(seed, rows.and(sink.watcher(side.title(), key)));
    return new Over(rows.record(game), game);
  }

  private Simulation simulation(Variant side, int players) {
    List<Bot> bots =
        experiment.bots().stream()
            .map(name -> Bots.named(side.title(), name).orElseThrow())
            .toList();
    return new Simulation(
        side.title(),
        Simulation.names(players),
        Simulation.seats(bots, players),
        experiment.limits(),
        experiment.checked(),
        this::cancelled);
  }
}
