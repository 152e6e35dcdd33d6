package roundhouse.lab.experiment;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.problem.SpellingHint;
import roundhouse.files.FolderLock;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.InterimLooks;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.RowFiles;
import roundhouse.lab.simulation.SimulatedGame;

/**
 * Plays experiments and finds their answers.
 *
 * @param until the figure that ends an experiment once it is clear; "" for all games
 */
public record ExperimentPlayer(ExperimentEngine engine, BatchProgress progress, String until) {
  private static final int FAILURES_KEPT = 10;
  private static final String BEFORE = "its scripts ran out of time when it was played";

  /** Plays on the threads of this machine. */
  static ExperimentPlayer here(BatchProgress progress, String until) {
    return new ExperimentPlayer(ExperimentEngine.HERE, progress, until);
  }

  /** Plays an experiment and keeps nothing but the answers. */
  public PlayedExperiment play(Experiment experiment) {
    var told = new Told(experiment);
    told.play(this, told);
    return told.played();
  }

  /**
   * Plays it and writes the rows of all games to a folder. Games whose rows are there already are
   * read and not played again.
   *
   * @throws IOException when they cannot be written, or are those of another experiment
   */
  public PlayedExperiment play(Experiment experiment, Path rows) throws IOException {
    var told = new Told(experiment);
    try (FolderLock _ = FolderLock.whileWriting(rows);
        RowFiles files = new ExperimentRunFolder(rows, experiment).open(told::known)) {
      int known = told.next;
      if (!until.isEmpty()) KeptAwaited.write(rows, until, experiment.games());
      GameSink writing = (game, _) -> files.add(game);
      told.play(this, writing.and(told));
      if (until.isEmpty() && known < experiment.allGames() && told.next >= experiment.allGames())
        KeptAwaited.forget(rows);
      return told.played();
    }
  }

  /** The results of the games so far. */
  private static final class Told implements GameSink {
    private final Experiment experiment;
    private final Answers answers;
    private final List<PlayedExperiment.Failure> first = new ArrayList<>();
    private final List<PlayedExperiment.LeftOut> leftOut = new ArrayList<>();
    private int next;
    private int failed;

    private Told(Experiment experiment) {
      this.experiment = experiment;
      this.answers =
          new Answers(
              experiment.sides().stream().map(Variant::name).toList(), experiment.players());
    }

    /** Plays the games that are missing, up to each look. */
    private void play(ExperimentPlayer player, GameSink sink) {
      var looks = new InterimLooks(experiment.games());
      int together = experiment.allGames() / experiment.games();
      if (!player.until.isEmpty())
        for (int look : looks.at()) {
          if (next < look * together) play(player, look * together, sink);
          if (next == look * together && looks.answered(answers, player.until, look)) return;
          if (look == looks.at()[0]) noticeUnseen(player);
        }
      play(player, experiment.allGames(), sink);
    }

    /** Only games show whether scripts have an event, and it may be rare. */
    private void noticeUnseen(ExperimentPlayer player) {
      List<Figure> figures =
          answers.tables().stream()
              .flatMap(table -> table.sides().stream())
              .flatMap(side -> side.figures().stream())
              .toList();
      if (figures.stream().anyMatch(each -> each.isNamed(player.until))) return;
      List<String> names = figures.stream().map(Figure::id).distinct().toList();
      player.progress.notice(
          "No game so far has the figure '%s'%s; Ctrl+C stops, and --rows keeps the games."
              .formatted(player.until, SpellingHint.hint(player.until, names)));
    }

    private void play(ExperimentPlayer player, int to, GameSink sink) {
      player.engine.play(experiment, new ExperimentEngine.Range(next, to), player.progress, sink);
    }

    /** A game that is missing before one whose rows are kept was left out. */
    private void known(GameRecord game) {
      for (int place = ExperimentGame.place(experiment, game.key()); next < place; )
        leftOut(ExperimentGame.at(experiment, next).key(), BEFORE);
      took(game, Optional.empty());
    }

    @Override
    public void leftOut(GameKey game, String why) {
      next++;
      leftOut.add(new PlayedExperiment.LeftOut(game, why));
    }

    @Override
    public void took(GameRecord game, Optional<SimulatedGame> played) {
      next++;
      answers.add(game);
      if (game.game().finished()) return;
      failed++;
      if (first.size() < FAILURES_KEPT) first.add(new PlayedExperiment.Failure(game, played));
    }

    private PlayedExperiment played() {
      return new PlayedExperiment(
          experiment, answers, List.copyOf(first), failed, List.copyOf(leftOut));
    }
  }
}
