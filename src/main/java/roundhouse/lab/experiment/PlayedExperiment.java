package roundhouse.lab.experiment;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.answers.InterimLooks;
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

  /**
   * A game that did not end by its rules.
   *
   * @param game the game itself, where it was played now
   */
  public record Failure(GameRecord record, Optional<SimulatedGame> game) {
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
    return of(experiment, progress, "");
  }

  /** The same until a figure is clear; "" for all games. */
  public static PlayedExperiment of(Experiment experiment, BatchProgress progress, String until) {
    var told = new Told(experiment);
    told.play(new ExperimentRun(experiment, progress, told), until);
    return told.played();
  }

  /**
   * Plays it and writes the rows of all games to a folder. Games whose rows are there already are
   * read and not played again.
   *
   * @param until the figure that ends it once it is clear; "" for all games
   * @throws IOException when they cannot be written, or are those of another experiment
   */
  public static PlayedExperiment of(
      Experiment experiment, BatchProgress progress, String until, Path rows) throws IOException {
    var told = new Told(experiment);
    try (RowFiles files = new RunFolder(rows, experiment).open(told::known)) {
      GameSink writing = (game, _) -> files.add(game);
      told.play(new ExperimentRun(experiment, progress, writing.and(told)), until);
      return told.played();
    }
  }

  /** What the games so far tell. */
  private static final class Told implements GameSink {
    private final Experiment experiment;
    private final Answers answers;
    private final List<Failure> first = new ArrayList<>();
    private int games;
    private int failed;

    private Told(Experiment experiment) {
      this.experiment = experiment;
      this.answers =
          new Answers(
              experiment.sides().stream().map(Variant::name).toList(), experiment.players());
    }

    /** Plays the games that are missing, up to each look. */
    private void play(ExperimentRun run, String until) {
      var looks = new InterimLooks(experiment.games());
      int together = experiment.allGames() / experiment.games();
      if (!until.isEmpty())
        for (int look : looks.at()) {
          if (games < look * together) run.play(games, look * together);
          if (games == look * together && looks.answered(answers, until, look)) return;
        }
      run.play(games);
    }

    private void known(GameRecord game) {
      took(game, Optional.empty());
    }

    @Override
    public void took(GameRecord game, Optional<SimulatedGame> played) {
      games++;
      answers.add(game);
      if (game.game().finished()) return;
      failed++;
      if (first.size() < FAILURES_KEPT) first.add(new Failure(game, played));
    }

    private PlayedExperiment played() {
      return new PlayedExperiment(experiment, answers, List.copyOf(first), failed);
    }
  }
}
