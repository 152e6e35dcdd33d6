package roundhouse.lab.experiment;

import java.util.ArrayDeque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.GameThreads;

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
}
