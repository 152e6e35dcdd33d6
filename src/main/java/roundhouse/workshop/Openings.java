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
import roundhouse.words.Words;

/** How games come into the workshop and out of it: begun, opened, recovered, saved. */
final class Openings {
  private final Bench bench;
  private final Rules rules;
  private final TitleSource loader;

  /**
   * What the file of the game held when it was last opened or saved here; known on the thread of
   * the workshop.
   */
  private Optional<Held> held = Optional.empty();

  private record Held(Path file, String text) {
    static Held in(Path file) throws IOException {
      return new Held(file, Files.readString(file));
    }
  }

  Openings(Bench bench, Rules rules, TitleSource loader) {
    this.bench = bench;
    this.rules = rules;
    this.loader = loader;
  }

  void begin(GameSetup setup) {
    bench.work(
        () -> {
          rules.options(setup.options());
          rules
              .load(setup.design(), Words.of("games.loading", setup.design().getFileName()))
              .ifPresent(title -> start(title, setup));
        });
  }

  private void start(Title title, GameSetup setup) {
    try {
      List<String> players =
          setup.players().isEmpty() ? GameSetup.names(GameSetup.seats(title)) : setup.players();
      bench.show(Playtest.begin(title, players, setup.seed()), Optional.empty());
      bench.publish(snapshot -> snapshot.at(Optional.empty(), true));
    } catch (IllegalArgumentException unfit) {
      bench.tell(Notice.Kind.REFUSED, unfit.getMessage());
    } catch (HookFailure failure) {
      rules.unusable(failure);
    }
  }

  /** Opens a saved game and plays it, as far as the rules are still what they were. */
  void open(Path file) {
    bench.work(
        () -> {
          try {
            GameLog log = SavedGames.open(file);
            held = Optional.of(Held.in(file));
            bench.publish(snapshot -> snapshot.at(Optional.of(file), true));
            resume(log);
            bench.publish(
                snapshot ->
                    snapshot.at(
                        Optional.of(file),
                        snapshot.play().map(play -> play.log().equals(log)).orElse(true)));
          } catch (IOException unreadable) {
            bench.tell(Notice.Kind.FAILED, Words.of("games.unopened", unreadable.getMessage()));
          }
        });
  }

  /** Goes on with a game that was not saved. */
  void recover(GameLog log) {
    bench.work(
        () -> {
          bench.publish(snapshot -> snapshot.at(Optional.empty(), false));
          resume(log);
        });
  }

  private void resume(GameLog log) {
    Optional<Path> design =
        loader.designs().stream()
            .filter(folder -> folder.getFileName().toString().equals(log.title()))
            .findFirst();
    if (design.isEmpty()) {
      bench.publish(snapshot -> snapshot.orphaned(log));
      bench.tell(
          Notice.Kind.FAILED, Words.counted("games.no-design", log.actions().size(), log.title()));
      return;
    }
    rules.options(Set.copyOf(log.options()));
    rules
        .load(design.get(), Words.of("games.opening", log.title()))
        .ifPresent(title -> resume(title, log));
  }

  private void resume(Title title, GameLog log) {
    try {
      Playtest unplayed =
          new Playtest(
              title,
              log.players(),
              log.seed(),
              title.start(log.players(), log.seed()),
              List.of(),
              0,
              log.actions(),
              Lines.ONE);
      unplayed = unplayed.with(lines(unplayed, log));
      rules.replay(title, unplayed, System.nanoTime());
    } catch (IllegalArgumentException unfit) {
      bench.publish(snapshot -> snapshot.orphaned(log));
      bench.tell(Notice.Kind.FAILED, unfit.getMessage());
      return;
    } catch (HookFailure failure) {
      bench.publish(snapshot -> snapshot.orphaned(log));
      rules.unusable(failure);
      return;
    }
    if (bench.now().report().flatMap(ReloadReport::stop).isEmpty())
      bench.publish(Snapshot::withoutReport);
    if (!title.fingerprint().equals(log.fingerprint())) {
      boolean legal = bench.now().report().isEmpty();
      if (legal)
        bench.tell(Notice.Kind.DONE, Words.counted("games.still-legal", log.actions().size()));
      else bench.tell(Notice.Kind.REFUSED, Words.of("games.design-changed"));
    }
  }

  /** Whether the file of this game holds another by now, which is told and not written over. */
  private boolean savedElsewhere(Path file) throws IOException {
    boolean other =
        Files.exists(file)
            && held.filter(before -> before.file().equals(file)).isPresent()
            && !held.get().equals(Held.in(file));
    if (other) bench.tell(Notice.Kind.REFUSED, Words.of("games.elsewhere", file.getFileName()));
    return other;
  }

  private static Lines lines(Playtest game, GameLog log) {
    var others = new ArrayList<Line>();
    log.lines()
        .forEach(
            (name, actions) ->
                others.add(
                    new Line(
                        name,
                        new Playtest(
                            game.title(),
                            game.players(),
                            game.seed(),
                            game.start(),
                            List.of(),
                            0,
                            actions,
                            Lines.ONE))));
    return new Lines(log.line().isEmpty() ? Lines.ONE.present() : log.line(), others);
  }

  /** Writes the game to a file and remembers the file. */
  void save(Path file) {
    bench.work(
        () ->
            bench
                .now()
                .play()
                .ifPresent(
                    play -> {
                      try {
                        if (savedElsewhere(file)) return;
                        SavedGames.save(file, play.log());
                        held = Optional.of(Held.in(file));
                        bench.publish(snapshot -> snapshot.at(Optional.of(file), true));
                        bench.forgetKept();
                        bench.tell(Notice.Kind.DONE, Words.of("games.saved", file));
                      } catch (IOException unwritable) {
                        bench.tell(
                            Notice.Kind.FAILED,
                            Words.of("games.unsaved", AtomicFiles.why(unwritable)));
                      }
                    }));
  }
}
