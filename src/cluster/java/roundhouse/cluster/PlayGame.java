package roundhouse.cluster;

import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentGame;
import roundhouse.lab.simulation.GameWatcher;

/**
 * What a worker does: it plays the game at a place of the experiment. It throws nothing, for a task
 * that fails takes its whole batch with it.
 */
record PlayGame(String id, Broadcast<ClusterExperiment> sent)
    implements Function<Integer, GameLines> {
  @Override
  public GameLines call(Integer place) {
    try {
      Experiment experiment = WorkerExperiments.get(id, sent.value());
      ExperimentGame game = ExperimentGame.at(experiment, place);
      return GameLines.of(game.play(() -> GameWatcher.NONE, () -> false));
    } catch (Throwable failure) {
      return GameLines.failed(failure.toString());
    }
  }
}
