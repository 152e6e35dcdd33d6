package roundhouse.workshop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.files.RegularFiles;
import roundhouse.game.UnfitPlayers;
import roundhouse.interop.ExportedGame;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.files.WriteFailure;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.project.TitleSource;

/** Begins, opens, recovers and saves games. */
final class GameLifecycle {
  private final SnapshotLoop loop;
  private final RulesReloader rules;
  private final TitleSource loader;
  private final RecordedGameOpening recorded;
  private final GameSaver saving;

  GameLifecycle(SnapshotLoop loop, RulesReloader rules, TitleSource loader) {
    this.loop = loop;
    this.rules = rules;
    this.loader = loader;
    this.recorded = new RecordedGameOpening(loop, loader);
    this.saving = new GameSaver(loop);
  }

  RecordedGameOpening recorded() {
    return recorded;
  }

  void begin(GameSetup setup) {
    recorded.supersede();
    loop.submit(
        () -> {
          rules.options(setup.options());
          rules
              .load(setup.design(), UiWords.of("games.loading", setup.design().getFileName()))
              .ifPresent(title -> start(title, setup));
        });
  }

  private void start(Title title, GameSetup setup) {
    try {
      List<String> players =
          setup.players().isEmpty() ? GameSetup.names(GameSetup.seats(title)) : setup.players();
      loop.show(GameHistory.begin(title, players, setup.seed()), Optional.empty());
      loop.publish(snapshot -> snapshot.keptIn(Optional.empty(), snapshot.play()));
    } catch (UnfitPlayers unfit) {
      loop.announce(Notice.Kind.REFUSED, unfit.getMessage());
    } catch (HookFailure failure) {
      rules.markUnusable(failure);
    }
  }

  /**
   * Opens a saved game and plays it, as far as the rules are still what they were; or a game that
   * another program recorded.
   */
  void open(Path file) {
    recorded.supersede();
    loop.submit(() -> loop.disk(() -> read(file)));
  }

  private void read(Path file) {
    try {
      String text = SavedGames.text(file);
      if (ExportedGame.is(text)) {
        recorded.open(file, this::resumeUnsaved);
        return;
      }
      GameLog log = SavedGames.parse(text, file.toString());
      saving.opened(file);
      loop.submit(() -> opened(file, log));
    } catch (IOException unreadable) {
      String reason = UiWords.of("games.unopened", unreadable.getMessage());
      loop.submit(() -> loop.announce(Notice.Kind.FAILED, reason));
    }
  }

  private void opened(Path file, GameLog log) {
    loop.publish(snapshot -> snapshot.keptIn(Optional.of(file), snapshot.play()));
    resume(log);
    loop.publish(
        snapshot ->
            snapshot.keptIn(
                Optional.of(file),
                snapshot.play().filter(play -> play.log().onLine(log.line()).equals(log))));
    if (loop.now().saved()) loop.discardRecovery();
  }

  /** Continues a game that was not saved. */
  void recover(GameLog log) {
    recorded.supersede();
    loop.submit(() -> resumeUnsaved(log));
  }

  private void resumeUnsaved(GameLog log) {
    loop.publish(snapshot -> snapshot.keptIn(Optional.empty(), Optional.empty()));
    resume(log);
  }

  private void resume(GameLog log) {
    Optional<Path> design =
        loader.designs().stream()
            .filter(folder -> folder.getFileName().toString().equals(log.title()))
            .findFirst();
    if (design.isEmpty()) {
      loop.publish(snapshot -> snapshot.orphaned(log));
      loop.announce(
          Notice.Kind.FAILED,
          UiWords.counted("games.no-design", log.actions().size(), log.title()));
      return;
    }
    rules.options(Set.copyOf(log.options()));
    rules
        .load(design.get(), UiWords.of("games.opening", log.title()))
        .ifPresent(title -> resume(title, log));
  }

  private void resume(Title any, GameLog log) {
    Title title = any.forPlayers(log.players().size());
    try {
      rules.open(title, GameHistory.unplayed(title, log), log.moment());
    } catch (UnfitPlayers unfit) {
      loop.publish(snapshot -> snapshot.orphaned(log));
      loop.announce(Notice.Kind.FAILED, unfit.getMessage());
      return;
    } catch (HookFailure failure) {
      loop.publish(snapshot -> snapshot.orphaned(log));
      rules.markUnusable(failure);
      return;
    }
    if (!title.fingerprint().equals(log.fingerprint())) announceChangedDesign(log);
  }

  private void announceChangedDesign(GameLog log) {
    boolean legal = loop.now().report().isEmpty();
    if (legal)
      loop.announce(Notice.Kind.DONE, UiWords.counted("games.still-legal", log.actions().size()));
    else loop.announce(Notice.Kind.REFUSED, UiWords.of("games.design-changed"));
  }

  /** Writes the game to a file and remembers the file. */
  void save(Path file, Runnable afterwards, Consumer<String> refused) {
    saving.save(file, afterwards, refused);
  }

  /** Saves a game, unless another program has changed its file since. */
  private static final class GameSaver {
    private final SnapshotLoop loop;

    /** What the file of the game held when this app last opened or saved it. */
    private volatile Optional<Held> held = Optional.empty();

    private record Held(Path file, String text) {
      static Held in(Path file) throws IOException {
        return new Held(file, RegularFiles.text(file, RegularFiles.MOST_BYTES_OF_GAMES));
      }
    }

    GameSaver(SnapshotLoop loop) {
      this.loop = loop;
    }

    /** Notes that the game of a file is opened, on the thread that reads files. */
    void opened(Path file) throws IOException {
      held = Optional.of(Held.in(file));
    }

    /** Writes the game to a file and remembers the file. */
    void save(Path file, Runnable afterwards, Consumer<String> refused) {
      loop.submit(
          () ->
              loop.now()
                  .play()
                  .ifPresent(play -> loop.disk(() -> write(file, play, afterwards, refused))));
    }

    private void write(Path file, GameHistory play, Runnable afterwards, Consumer<String> refused) {
      try {
        if (changedElsewhere(file)) {
          String why = UiWords.of("games.elsewhere", file.getFileName());
          loop.submit(() -> refuse(Notice.Kind.REFUSED, why, refused));
          return;
        }
        SavedGames.save(file, play.log());
        held = Optional.of(Held.in(file));
        loop.submit(() -> saved(file, play, afterwards));
      } catch (IOException unwritable) {
        String why = UiWords.of("games.unsaved", WriteFailure.reason(unwritable));
        loop.submit(() -> refuse(Notice.Kind.FAILED, why, refused));
      }
    }

    private boolean changedElsewhere(Path file) throws IOException {
      return Files.exists(file)
          && held.filter(before -> before.file().equals(file)).isPresent()
          && !held.get().equals(Held.in(file));
    }

    /** If play went on while the game was written, it is unsaved again. */
    private void saved(Path file, GameHistory play, Runnable afterwards) {
      loop.publish(snapshot -> snapshot.keptIn(Optional.of(file), Optional.of(play)));
      if (loop.now().saved()) loop.discardRecovery();
      loop.announce(Notice.Kind.DONE, UiWords.of("games.saved", file));
      if (loop.now().holdsActions()) afterwards.run();
    }

    private void refuse(Notice.Kind kind, String why, Consumer<String> refused) {
      loop.announce(kind, why);
      refused.accept(why);
    }
  }
}
