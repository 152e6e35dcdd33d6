package roundhouse.editor.experiments;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.engine.GameLog;
import roundhouse.lab.answers.FigureGames;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.ExperimentRunGames;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.SweptVariant;
import roundhouse.workshop.project.TitleSource;

/**
 * Replays a game of an experiment and opens it. Values that were only tried have no design: if the
 * user agrees, a variant with them is made first, or an earlier one is used.
 */
final class GameOpening {
  private final Component owner;
  private final TitleSource titles;
  private final ObjIntConsumer<GameLog> open;
  private final Consumer<String> tell;
  private final LatestReading games;

  /**
   * @param open shows a game in the window, at a number of actions
   * @param tell shows a sentence
   */
  GameOpening(
      Component owner, TitleSource titles, ObjIntConsumer<GameLog> open, Consumer<String> tell) {
    this.owner = owner;
    this.titles = titles;
    this.open = open;
    this.tell = tell;
    this.games = new LatestReading(tell);
  }

  void open(ExperimentRunResults run, FigureGames.Met met) {
    tell.accept(UiWords.of("lab.game-playing", met.game().seed()));
    if (run.varied()) openTried(run, met);
    else
      games.read(() -> new ExperimentRunGames(run.run()).game(met.game()), game -> show(game, met));
  }

  private void show(GameLog game, FigureGames.Met met) {
    tell.accept(" ");
    open.accept(game, met.action());
  }

  private void openTried(ExperimentRunResults run, FigureGames.Met met) {
    if (!(titles instanceof FolderTitleSource source)) return;
    games.read(
        () -> {
          SweptVariant tried = tried(run, met.game().side());
          return new Found(tried, tried.made(source));
        },
        found -> {
          if (found.made().isEmpty() && !agreed(found.tried())) tell.accept(" ");
          else play(run, met, found, source);
        });
  }

  /** A variant, and its folder if it exists. */
  private record Found(SweptVariant tried, Optional<Path> made) {}

  private SweptVariant tried(ExperimentRunResults run, String side) throws IOException {
    String design = run.run().designs().get(side);
    Path base =
        titles.designs().stream()
            .filter(each -> each.getFileName().toString().equals(design))
            .findFirst()
            .orElseThrow(() -> new IOException(UiWords.of("games.no-title", design)));
    return SweptVariant.of(base, run.vary(), side)
        .orElseThrow(() -> new IOException(UiWords.of("experiments.untried", side)));
  }

  private boolean agreed(SweptVariant tried) {
    return ConfirmDialog.agreed(
        owner,
        UiWords.of("experiments.make-tried", tried.name(), tried.point().name()),
        "Roundhouse",
        UiWords.of("experiments.make-variant"));
  }

  private void play(
      ExperimentRunResults run, FigureGames.Met met, Found found, FolderTitleSource source) {
    games.read(
        () -> {
          Path variant = found.made().isPresent() ? found.made().get() : found.tried().make(source);
          return new ExperimentRunGames(run.run()).game(met.game(), found.tried(), variant, source);
        },
        game -> show(game, met));
  }
}
