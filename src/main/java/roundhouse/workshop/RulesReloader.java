package roundhouse.workshop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.game.UnfitPlayers;
import roundhouse.script.loading.TitleLoader.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.FileWatch;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.reload.Reload;

/**
 * Loads the rules from their files and watches the files: an edit loads the rules again and replays
 * the game.
 */
final class RulesReloader {
  /**
   * What an edit leads to, worked out before its files are at rest.
   *
   * @param before the game that was replayed
   */
  private record Ahead(int edit, GameHistory before, Loaded loaded, Reload.Replayed replayed) {}

  private final SnapshotLoop loop;
  private final TitleSource loader;
  private final AtomicInteger edits = new AtomicInteger();
  private final FileWatch watch = new FileWatch(this::stirred, _ -> atRest());
  private final OptionsCheck check;
  private volatile Set<String> options = Set.of();

  /** Used only on the thread on which everything changes. */
  private Optional<Ahead> ahead = Optional.empty();

  RulesReloader(SnapshotLoop loop, TitleSource loader) {
    this.loop = loop;
    this.loader = loader;
    this.check = new OptionsCheck(loop, loader, watch::isUnchanged);
  }

  /** Sets the options that are on from the next loading. */
  void options(Set<String> wanted) {
    options = Set.copyOf(wanted);
  }

  /** Loads the files and replays the game, unless the files are edited again before that. */
  void reload() {
    edits.incrementAndGet();
    atRest();
  }

  /** Files were written, perhaps not completely: works out in advance what they would lead to. */
  private void stirred() {
    long since = System.nanoTime();
    int edit = edits.incrementAndGet();
    loop.submit(
        () -> {
          if (edit == edits.get()) ahead = lookAhead(edit, since);
        });
  }

  /** Empty for broken files, which are loaded again when they are at rest. */
  private Optional<Ahead> lookAhead(int edit, long since) {
    Snapshot now = loop.now();
    if (now.design().isEmpty() || now.play().isEmpty()) return Optional.empty();
    Loaded loaded = loader.load(now.design().get(), options);
    try {
      return loaded
          .title()
          .flatMap(
              title -> Reload.replay(title, now.play().get(), since, () -> edit != edits.get()))
          .map(replayed -> new Ahead(edit, now.play().get(), loaded, replayed));
    } catch (UnfitPlayers | HookFailure unusable) {
      return Optional.empty();
    }
  }

  private void atRest() {
    long since = System.nanoTime();
    int edit = edits.get();
    loop.submit(
        () -> {
          if (edit != edits.get()) return;
          Optional<Ahead> ready =
              ahead.filter(
                  found ->
                      found.edit() == edit && loop.now().play().orElse(null) == found.before());
          ahead = Optional.empty();
          ready.ifPresentOrElse(
              this::inForce,
              () -> load(UiWords.of("reload.working")).ifPresent(title -> reloaded(title, since)));
        });
  }

  private Optional<Title> load(String what) {
    return loop.now().design().flatMap(design -> load(design, what));
  }

  private void inForce(Ahead found) {
    Loaded loaded = found.loaded();
    Reload.Replayed replayed = found.replayed();
    inForce(
        loop.now().design().orElseThrow(),
        loaded,
        () -> loop.show(loaded, replayed.game(), replayed.report()));
  }

  /** A script that fails before the first action makes the rules unusable. */
  void markUnusable(HookFailure failure) {
    Loaded loaded = loop.now().loaded();
    var problems = new ArrayList<>(loaded.problems());
    problems.add(SnapshotProblems.of(failure));
    loop.publish(snapshot -> snapshot.with(new Loaded(Optional.empty(), problems, loaded.files())));
    loop.announce(failure);
  }

  private void reloaded(Title title, long since) {
    try {
      if (loop.now().play().isPresent()) replay(title, loop.now().play().get(), since);
      else
        loop.show(
            GameHistory.begin(title, GameSetup.names(GameSetup.seats(title)), 1), Optional.empty());
    } catch (UnfitPlayers unfit) {
      loop.announce(Notice.Kind.REFUSED, UiWords.of("reload.unfit", unfit.getMessage()));
    } catch (HookFailure failure) {
      markUnusable(failure);
    }
  }

  private void replay(Title title, GameHistory before, long since) {
    replayed(title, before, since)
        .ifPresent(replayed -> loop.show(replayed.game(), Optional.of(replayed.report())));
  }

  /**
   * Shows a game that was opened; reports the replay only if the rules stop it.
   *
   * @param at how many actions lie before the moment to show
   */
  void open(Title title, GameHistory unplayed, int at) {
    replayed(title, unplayed, System.nanoTime())
        .ifPresent(
            replayed ->
                loop.show(
                    replayed.game().at(at),
                    Optional.of(replayed.report()).filter(told -> told.stop().isPresent())));
  }

  /** Replays a game under other rules; gives up if they change in the meantime. */
  private Optional<Reload.Replayed> replayed(Title title, GameHistory before, long since) {
    int edit = edits.get();
    return Reload.replay(title, before, since, () -> edit != edits.get());
  }

  /** Loads a design; there is no title if it is broken. */
  Optional<Title> load(Path design, String what) {
    loop.publish(snapshot -> snapshot.loading(design, what));
    Loaded loaded = read(design);
    if (loaded.title().isEmpty() && loop.now().play().isPresent()) {
      OptionsCheck.pause();
      loaded = read(design);
    }
    inForce(design, loaded);
    return loaded.title();
  }

  /** Puts a design that {@link #read} has read into force, and the game that follows it. */
  void adopt(Path design, Loaded found) {
    edits.incrementAndGet();
    loop.publish(snapshot -> snapshot.loading(design, ""));
    inForce(design, found);
  }

  Loaded read(Path design) {
    watch.beforeReading(folders(design, Stream.of()));
    return loader.load(design, options);
  }

  private void inForce(Path design, Loaded found) {
    inForce(design, found, () -> loop.publish(snapshot -> snapshot.with(found)));
  }

  private void inForce(Path design, Loaded found, Runnable shown) {
    Stream<Path> files = found.files().stream().map(Path::toAbsolutePath);
    watch.watch(folders(design, files.map(Path::getParent)));
    shown.run();
    if (found.title().isPresent()) check.later(design, options, found);
  }

  /** The folders to watch; some of them may not exist now. */
  private List<Path> folders(Path design, Stream<Path> others) {
    return Stream.of(Stream.of(design), others, loader.watchedFolders().stream())
        .flatMap(all -> all)
        .toList();
  }

  void close() {
    watch.close();
  }
}
