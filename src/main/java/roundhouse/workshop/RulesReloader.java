package roundhouse.workshop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import roundhouse.design.problem.Problem;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.script.loading.TitleLoader.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.FileWatch;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.reload.Reload;

/**
 * The rules in force: loaded from files, watched, and when these are edited loaded again and the
 * game played again.
 */
final class RulesReloader {
  /** A file may be half written although it rests; so long is waited before problems are told. */
  private static final long SECOND_LOOK = 150;

  /** Milliseconds from the loading of the first game until it is on the screen. */
  private static final long FIRST_GAME_SEEN = 1000;

  /**
   * What comes of an edit, known before its files are at rest.
   *
   * @param before the game that was played again
   */
  private record Ahead(int edit, GameHistory before, Loaded loaded, Reload.Replayed replayed) {}

  private final SnapshotLoop bench;
  private final TitleSource loader;
  private final AtomicInteger edits = new AtomicInteger();
  private final FileWatch watch = new FileWatch(this::stirred, _ -> atRest());
  private volatile Set<String> options = Set.of();

  /** Belongs to the thread on which everything changes. */
  private Optional<Ahead> ahead = Optional.empty();

  RulesReloader(SnapshotLoop bench, TitleSource loader) {
    this.bench = bench;
    this.loader = loader;
  }

  /** Has these options on from the next loading. */
  void options(Set<String> wanted) {
    options = Set.copyOf(wanted);
  }

  /** Loads the files and plays the game again, unless they are edited again before that. */
  void reload() {
    edits.incrementAndGet();
    atRest();
  }

  /**
   * Files were written, but perhaps not yet for good: what would come of them is found out ahead.
   */
  private void stirred() {
    long since = System.nanoTime();
    int edit = edits.incrementAndGet();
    bench.submit(
        () -> {
          if (edit == edits.get()) ahead = lookAhead(edit, since);
        });
  }

  /** Broken files are looked at again when they are at rest. */
  private Optional<Ahead> lookAhead(int edit, long since) {
    Snapshot now = bench.now();
    if (now.design().isEmpty() || now.play().isEmpty()) return Optional.empty();
    Loaded loaded = loader.load(now.design().get(), options);
    try {
      return loaded
          .title()
          .flatMap(
              title -> Reload.replay(title, now.play().get(), since, () -> edit != edits.get()))
          .map(replayed -> new Ahead(edit, now.play().get(), loaded, replayed));
    } catch (IllegalArgumentException | HookFailure unusable) {
      return Optional.empty();
    }
  }

  private void atRest() {
    long since = System.nanoTime();
    int edit = edits.get();
    bench.submit(
        () -> {
          if (edit != edits.get()) return;
          Optional<Ahead> ready =
              ahead.filter(
                  found ->
                      found.edit() == edit && bench.now().play().orElse(null) == found.before());
          ahead = Optional.empty();
          ready.ifPresentOrElse(
              this::inForce,
              () -> load(UiWords.of("reload.working")).ifPresent(title -> reloaded(title, since)));
        });
  }

  private Optional<Title> load(String what) {
    return bench.now().design().flatMap(design -> load(design, what));
  }

  private void inForce(Ahead found) {
    inForce(bench.now().design().orElseThrow(), found.loaded());
    bench.show(found.replayed().game(), Optional.of(found.replayed().report()));
  }

  /**
   * A script that fails before anybody has done anything keeps the rules from being used at all.
   */
  void markUnusable(HookFailure failure) {
    Loaded loaded = bench.now().loaded();
    var problems = new ArrayList<>(loaded.problems());
    problems.add(Snapshot.problem(failure));
    bench.publish(
        snapshot -> snapshot.with(new Loaded(Optional.empty(), problems, loaded.files())));
    bench.announce(failure);
  }

  private void reloaded(Title title, long since) {
    try {
      if (bench.now().play().isPresent()) replay(title, bench.now().play().get(), since);
      else
        bench.show(
            GameHistory.begin(title, GameSetup.names(GameSetup.seats(title)), 1), Optional.empty());
    } catch (IllegalArgumentException unfit) {
      bench.announce(Notice.Kind.REFUSED, UiWords.of("reload.unfit", unfit.getMessage()));
    } catch (HookFailure failure) {
      markUnusable(failure);
    }
  }

  /** Plays a game again under other rules; gives up when they change meanwhile. */
  void replay(Title title, GameHistory before, long since) {
    int edit = edits.get();
    Reload.replay(title, before, since, () -> edit != edits.get())
        .ifPresent(replayed -> bench.show(replayed.game(), Optional.of(replayed.report())));
  }

  /** Reads a design; there is no title when it is broken. */
  Optional<Title> load(Path design, String what) {
    bench.publish(snapshot -> snapshot.loading(design, what));
    Loaded loaded = loader.load(design, options);
    if (loaded.title().isEmpty() && bench.now().play().isPresent()) {
      pause();
      loaded = loader.load(design, options);
    }
    inForce(design, loaded);
    return loaded.title();
  }

  private void inForce(Path design, Loaded found) {
    watch.watch(folders(design, found));
    bench.publish(snapshot -> snapshot.with(found));
    if (found.title().isPresent())
      whenSeen(() -> bench.submit(() -> bench.later(() -> check(design, found))));
  }

  /**
   * The first game is to be on the screen before anything else is looked into, at the start of the
   * app above all.
   */
  private void whenSeen(Runnable task) {
    boolean first = bench.now().play().isEmpty();
    if (first)
      CompletableFuture.delayedExecutor(FIRST_GAME_SEEN, TimeUnit.MILLISECONDS).execute(task);
    else task.run();
  }

  /**
   * Finds mistakes in options that are off; whatever has been loaded since is checked by itself. A
   * file that is away for a moment may be back before the watch looks, so errors are looked for
   * twice.
   */
  private void check(Path design, Loaded found) {
    if (bench.now().loaded() != found) return;
    List<Problem> problems = loader.check(design, options);
    if (problems.stream().anyMatch(Problem::isError)) {
      pause();
      problems = loader.check(design, options);
    }
    if (problems.equals(found.problems())) return;
    var checked = new Loaded(found.title(), problems, found.files());
    bench.submit(
        () -> {
          if (bench.now().loaded() == found) bench.publish(snapshot -> snapshot.checked(checked));
        });
  }

  /**
   * Nested folders are watched with those around them, and also what is not there yet, or for the
   * moment.
   */
  private List<Path> folders(Path design, Loaded loaded) {
    Stream<Path> owners = loaded.files().stream().map(Path::toAbsolutePath).map(Path::getParent);
    return Stream.of(Stream.of(design), owners, loader.watchedFolders().stream())
        .flatMap(all -> all)
        .distinct()
        .toList();
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
