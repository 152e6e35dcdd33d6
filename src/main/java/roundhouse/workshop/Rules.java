package roundhouse.workshop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.script.TitleLoader.Loaded;

/** The rules in force: loaded from files, watched, and when these are edited loaded anew and the game played again. */
final class Rules {
  /** A file may be half written although it rests; so long is waited before problems are told. */
  private static final long SECOND_LOOK = 150;

  private final Bench bench;
  private final TitleSource loader;
  private final AtomicInteger edits = new AtomicInteger();
  private final FileWatch watch = new FileWatch(_ -> edited());
  private volatile Set<String> options = Set.of();

  Rules(Bench bench, TitleSource loader) {
    this.bench = bench;
    this.loader = loader;
  }

  /** Has these options on from the next loading. */
  void options(Set<String> wanted) {
    options = Set.copyOf(wanted);
  }

  /** Loads the files and plays the game again, unless they are edited again before that. */
  void edited() {
    long since = System.nanoTime();
    int edit = edits.incrementAndGet();
    bench.work(
        () -> {
          if (edit != edits.get()) return;
          bench.now().design().flatMap(design -> load(design, "Reloading")).ifPresent(title -> reloaded(title, since));
        });
  }

  /** A script that fails before anybody has done anything keeps the rules from being used at all. */
  void unusable(HookFailure failure) {
    Loaded loaded = bench.now().loaded();
    var problems = new ArrayList<>(loaded.problems());
    problems.add(Snapshot.problem(failure));
    bench.publish(snapshot -> snapshot.with(new Loaded(Optional.empty(), problems, loaded.files())));
    bench.tell(Notice.Kind.FAILED, failure.says());
  }

  private void reloaded(Title title, long since) {
    try {
      if (bench.now().play().isPresent()) replay(title, bench.now().play().get(), since);
      else bench.show(Playtest.begin(title, GameSetup.names(GameSetup.seats(title)), 1), Optional.empty());
    } catch (IllegalArgumentException unfit) {
      bench.tell(Notice.Kind.REFUSED, "The game cannot go on under the new rules: " + unfit.getMessage());
    } catch (HookFailure failure) {
      unusable(failure);
    }
  }

  /** Plays a game again under other rules; gives up when they change meanwhile. */
  void replay(Title title, Playtest before, long since) {
    int edit = edits.get();
    Reload.replay(title, before, since, () -> edit != edits.get()).ifPresent(replayed -> bench.show(replayed.game(), Optional.of(replayed.report())));
  }

  /** Reads a design; there is no title when it is broken. */
  Optional<Title> load(Path design, String what) {
    bench.publish(snapshot -> snapshot.loading(design, what));
    Loaded loaded = loader.load(design, options);
    if (loaded.title().isEmpty() && bench.now().play().isPresent()) {
      pause();
      loaded = loader.load(design, options);
    }
    Loaded found = loaded;
    watch.watch(folders(design, found));
    bench.publish(snapshot -> snapshot.with(found));
    return found.title();
  }

  /** Nested folders are watched with those around them. */
  private List<Path> folders(Path design, Loaded loaded) {
    Stream<Path> owners = loaded.files().stream().map(Path::toAbsolutePath).map(Path::getParent);
    return Stream.of(Stream.of(design), owners, loader.watched().stream()).flatMap(all -> all).filter(Files::isDirectory).distinct().toList();
  }

  private static void pause() {
    try {
      Thread.sleep(SECOND_LOOK);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  void close() {
    watch.close();
  }
}
