package roundhouse.lab.experiment;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.simulation.SimulatedGame;

/**
 * An experiment that has been played.
 *
 * @param failures the first games that did not end by their rules
 * @param failed how many there are
 * @param leftOut games without rows, which no answer counts
 */
public record PlayedExperiment(
    Experiment experiment,
    Answers answers,
    List<Failure> failures,
    int failed,
    List<LeftOut> leftOut) {
  /**
   * A game without rows, since its scripts ran out of time.
   *
   * @param why what the script said
   */
  public record LeftOut(GameKey game, String why) {
    public String says() {
      return "%s, %s players, seed %s: %s".formatted(game.side(), game.players(), game.seed(), why);
    }
  }

  /**
   * A game that did not end by its rules.
   *
   * @param game the game itself, if it was played now
   */
  public record Failure(GameRecord record, Optional<SimulatedGame> game) {
    public String says() {
      return "%s, %s players, seed %s, after %s actions: %s"
          .formatted(
              record.key().side(),
              record.key().players(),
              record.key().seed(),
              record.game().actions(),
              record.game().ending());
    }
  }

  /** Plays it here and keeps nothing but the answers. */
  public static PlayedExperiment of(Experiment experiment, BatchProgress progress) {
    return ExperimentPlayer.here(progress, "").play(experiment);
  }

  /**
   * Plays it here and writes the rows of all games to a folder.
   *
   * @see ExperimentPlayer#play(Experiment, Path)
   */
  public static PlayedExperiment of(
      Experiment experiment, BatchProgress progress, String until, Path rows) throws IOException {
    return ExperimentPlayer.here(progress, until).play(experiment, rows);
  }
}
