package roundhouse.lab.experiment;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.problem.SpellingHint;
import roundhouse.files.FolderLock;
import roundhouse.files.FolderTree;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.answers.Contrast;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.InterimLooks;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.KeptRows;
import roundhouse.lab.rows.RowFiles;
import roundhouse.lab.simulation.SimulatedGame;

/**
 * Plays experiments and finds their answers.
 *
 * @param until the figure that ends an experiment once it is clear; "" for all games
 */
public record ExperimentPlayer(ExperimentEngine engine, BatchProgress progress, String until) {
  private static final int FAILURES_KEPT = 10;

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
    var folder = new ExperimentRunFolder(rows, experiment);
    folder.refuseForeign();
    try (FolderLock _ = FolderLock.whileWriting(rows)) {
      folder.claim();
      if (!restore(folder, told)) return told.played();
      int known = told.next;
      if (!until.isEmpty()) KeptAwaited.write(rows, until, experiment.games());
      try (var files = new RowFiles(rows)) {
        told.play(this, writing(files, told));
      }
      if (until.isEmpty() && known < experiment.allGames() && told.next >= experiment.allGames())
        KeptAwaited.forget(rows);
      return told.played();
    }
  }

  private static GameSink writing(RowFiles files, Told told) {
    GameSink writing = (game, _) -> files.add(game);
    return writing.and(told);
  }

  /**
   * Reads the games that are kept. Where rows are not as they were written, their games are played
   * again and the files are written again; until that is done the old ones stay.
   *
   * @return whether all were read or played; false if that was cancelled
   */
  private boolean restore(ExperimentRunFolder folder, Told told) throws IOException {
    ExperimentRunFolder.Kept kept = folder.read(game -> told.took(game, Optional.empty()));
    if (kept.asWritten()) return true;
    kept.says().forEach(progress::notice);
    Path rewritten = folder.beginRewriting();
    try {
      try (KeptRows rows = folder.rows();
          var files = new RowFiles(rewritten)) {
        for (int place = 0; place < kept.whole(); place++)
          if (rows.next().orElseThrow() instanceof KeptRows.Kept.Whole(GameRecord game)) {
            if (told.next < place) told.play(this, place, writing(files, told));
            if (told.next < place) return false;
            files.add(game);
            if (told.next == place) told.took(game, Optional.empty());
          }
      }
      folder.replace(rewritten);
      return true;
    } finally {
      FolderTree.delete(rewritten);
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
              experiment.sides().stream().map(Variant::name).toList(),
              experiment.players(),
              Contrast.of(experiment.sides()));
    }

    /** Plays the games that are missing, up to each look. */
    private void play(ExperimentPlayer player, GameSink sink) {
      var looks = new InterimLooks(experiment.games());
      int together = experiment.allGames() / experiment.games();
      if (!player.until.isEmpty())
        for (int look : looks.at()) {
          if (next < look * together) play(player, look * together, sink);
          if (next == look * together && looks.answered(answers, player.until)) return;
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
