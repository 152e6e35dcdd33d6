package roundhouse.workshop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.files.RegularFiles;
import roundhouse.interop.ExportedGame;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.AtomicFiles;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.history.Branch;
import roundhouse.workshop.history.Branches;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.reload.ReloadReport;

/** How games come into the workshop and out of it: begun, opened, recovered, saved. */
final class GameLifecycle {
  private final SnapshotLoop bench;
  private final RulesReloader rules;
  private final TitleSource loader;
  private final RecordedGameOpening recorded;

  /**
   * What the file of the game held when it was last opened or saved here; known where files are
   * read and written.
   */
  private volatile Optional<Held> held = Optional.empty();

  private record Held(Path file, String text) {
    static Held in(Path file) throws IOException {
      return new Held(file, RegularFiles.text(file, RegularFiles.MOST_BYTES_OF_GAMES));
    }
  }

  GameLifecycle(SnapshotLoop bench, RulesReloader rules, TitleSource loader) {
    this.bench = bench;
    this.rules = rules;
    this.loader = loader;
    this.recorded = new RecordedGameOpening(bench, loader);
  }

  void begin(GameSetup setup) {
    recorded.supersede();
    bench.submit(
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
      bench.show(GameHistory.begin(title, players, setup.seed()), Optional.empty());
      bench.publish(snapshot -> snapshot.at(Optional.empty(), true));
    } catch (IllegalArgumentException unfit) {
      bench.announce(Notice.Kind.REFUSED, unfit.getMessage());
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
    bench.submit(() -> bench.disk(() -> read(file)));
  }

  private void read(Path file) {
    try {
      String text = SavedGames.text(file);
      if (ExportedGame.is(text)) {
        recorded.open(file, this::resumeUnsaved);
        return;
      }
      GameLog log = SavedGames.parse(text, file.toString());
      held = Optional.of(Held.in(file));
      bench.submit(() -> opened(file, log));
    } catch (IOException unreadable) {
      announce(Notice.Kind.FAILED, UiWords.of("games.unopened", unreadable.getMessage()));
    }
  }

  private void opened(Path file, GameLog log) {
    bench.publish(snapshot -> snapshot.at(Optional.of(file), true));
    resume(log);
    bench.publish(
        snapshot ->
            snapshot.at(
                Optional.of(file),
                snapshot.play().map(play -> play.log().equals(log)).orElse(true)));
  }

  private void announce(Notice.Kind kind, String says) {
    bench.submit(() -> bench.announce(kind, says));
  }

  /** Continues a game that was not saved. */
  void recover(GameLog log) {
    recorded.supersede();
    bench.submit(() -> resumeUnsaved(log));
  }

  private void resumeUnsaved(GameLog log) {
    bench.publish(snapshot -> snapshot.at(Optional.empty(), false));
    resume(log);
  }

  private void resume(GameLog log) {
    Optional<Path> design =
        loader.designs().stream()
            .filter(folder -> folder.getFileName().toString().equals(log.title()))
            .findFirst();
    if (design.isEmpty()) {
      bench.publish(snapshot -> snapshot.orphaned(log));
      bench.announce(
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
      GameHistory unplayed =
          new GameHistory(
              title,
              log.players(),
              log.seed(),
              title.start(log.players(), log.seed()),
              List.of(),
              0,
              log.actions(),
              Branches.ONE);
      unplayed = unplayed.with(lines(unplayed, log));
      rules.replay(title, unplayed, System.nanoTime());
    } catch (IllegalArgumentException unfit) {
      bench.publish(snapshot -> snapshot.orphaned(log));
      bench.announce(Notice.Kind.FAILED, unfit.getMessage());
      return;
    } catch (HookFailure failure) {
      bench.publish(snapshot -> snapshot.orphaned(log));
      rules.markUnusable(failure);
      return;
    }
    if (bench.now().report().flatMap(ReloadReport::stop).isEmpty())
      bench.publish(Snapshot::withoutReport);
    if (!title.fingerprint().equals(log.fingerprint())) {
      boolean legal = bench.now().report().isEmpty();
      if (legal)
        bench.announce(
            Notice.Kind.DONE, UiWords.counted("games.still-legal", log.actions().size()));
      else bench.announce(Notice.Kind.REFUSED, UiWords.of("games.design-changed"));
    }
  }

  /** Whether the file of this game now holds another, which is reported and not overwritten. */
  private boolean savedElsewhere(Path file) throws IOException {
    boolean other =
        Files.exists(file)
            && held.filter(before -> before.file().equals(file)).isPresent()
            && !held.get().equals(Held.in(file));
    if (other) announce(Notice.Kind.REFUSED, UiWords.of("games.elsewhere", file.getFileName()));
    return other;
  }

  private static Branches lines(GameHistory game, GameLog log) {
    var others = new ArrayList<Branch>();
    log.lines()
        .forEach(
            (name, actions) ->
                others.add(
                    new Branch(
                        name,
                        new GameHistory(
                            game.title(),
                            game.players(),
                            game.seed(),
                            game.start(),
                            List.of(),
                            0,
                            actions,
                            Branches.ONE))));
    return new Branches(log.line().isEmpty() ? Branches.ONE.present() : log.line(), others);
  }

  /** Writes the game to a file and remembers the file. */
  void save(Path file) {
    bench.submit(() -> bench.now().play().ifPresent(play -> bench.disk(() -> write(file, play))));
  }

  private void write(Path file, GameHistory play) {
    try {
      if (savedElsewhere(file)) return;
      SavedGames.save(file, play.log());
      held = Optional.of(Held.in(file));
      bench.submit(() -> saved(file, play));
    } catch (IOException unwritable) {
      announce(Notice.Kind.FAILED, UiWords.of("games.unsaved", AtomicFiles.reason(unwritable)));
    }
  }

  /** Whoever has played on meanwhile has something unsaved again. */
  private void saved(Path file, GameHistory play) {
    boolean all = bench.now().play().filter(now -> now == play).isPresent();
    bench.publish(snapshot -> snapshot.at(Optional.of(file), all));
    if (all) bench.discardRecovery();
    bench.announce(Notice.Kind.DONE, UiWords.of("games.saved", file));
  }
}
