package roundhouse.lab.experiment;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.RowFiles;
import roundhouse.lab.simulation.SimulatedGame;

/**
 * An experiment that has been played.
 *
 * @param failures the first games that did not end by their rules
 * @param failed how many there are
 */
public record PlayedExperiment(
    Experiment experiment, Answers answers, List<Failure> failures, int failed) {
  private static final int FAILURES_KEPT = 10;

  /** A game that did not end by its rules. */
  public record Failure(GameRecord record, SimulatedGame game) {
    public String says() {
      return "%s, %d players, seed %d, after %d actions: %s"
          .formatted(
              record.key().side(),
              record.key().players(),
              record.key().seed(),
              record.game().actions(),
              record.game().ending());
    }
  }

  /** Plays it and keeps nothing but the answers. */
  public static PlayedExperiment of(Experiment experiment, BatchProgress progress) {
    return played(experiment, progress, (_, _) -> {});
  }

  /**
   * Plays it and writes the rows of all games to a folder.
   *
   * @throws IOException when they cannot be written
   */
  public static PlayedExperiment of(Experiment experiment, BatchProgress progress, Path rows)
      throws IOException {
    try (var files = new RowFiles(rows)) {
      return played(experiment, progress, (game, _) -> files.add(game));
    }
  }

  private static PlayedExperiment played(
      Experiment experiment, BatchProgress progress, GameSink also) {
    var answers =
        new Answers(experiment.sides().stream().map(Variant::name).toList(), experiment.players());
    var failures = new FailureSink();
    GameSink sink = also.and((game, _) -> answers.add(game)).and(failures);
    new ExperimentRun(experiment, progress, sink).play(0);
    return new PlayedExperiment(experiment, answers, failures.first, failures.count);
  }

  private static final class FailureSink implements GameSink {
    private final List<Failure> first = new ArrayList<>();
    private int count;

    @Override
    public void took(GameRecord game, Optional<SimulatedGame> failed) {
      if (failed.isEmpty()) return;
      count++;
      if (first.size() < FAILURES_KEPT) first.add(new Failure(game, failed.get()));
    }
  }
}
