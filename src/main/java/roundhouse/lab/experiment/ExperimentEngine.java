package roundhouse.lab.experiment;

import roundhouse.lab.batch.BatchProgress;

/** Plays the games of an experiment: on threads of this machine, or on other machines. */
@FunctionalInterface
public interface ExperimentEngine extends AutoCloseable {
  /** The threads of this machine. */
  ExperimentEngine HERE =
      (experiment, range, progress, sink) ->
          new ExperimentRun(experiment, progress, sink).play(range.from(), range.to());

  /** Places in the order of an experiment's games, from the first to before the last. */
  record Range(int from, int to) {
    /** All places. */
    public static Range all(Experiment experiment) {
      return new Range(0, experiment.allGames());
    }
  }

  /**
   * Plays some of the games and passes them on in their order, until progress cancels. Every game
   * is passed on once, whatever its outcome.
   */
  void play(Experiment experiment, Range range, BatchProgress progress, GameSink sink);

  @Override
  default void close() {}
}
