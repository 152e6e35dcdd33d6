package roundhouse.workshop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import roundhouse.design.NumberRange;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.script.TitleLoader.Loaded;

/**
 * A design and a game of it, alive: files are watched, an edit loads the rules anew and plays the game
 * again, and every change is kept against a crash.
 *
 * <p>Methods return at once; what they bring about happens on a thread of the workshop and is told to
 * those who listen as a new {@link Snapshot}, on that thread.
 */
public final class Workshop implements AutoCloseable {
  /** A file may be half written although it rests; so long is waited before problems are told. */
  private static final long SECOND_LOOK = 150;

  private final TitleSource loader;
  private final Recovery recovery;
  private final List<BiConsumer<Snapshot, Snapshot>> listeners = new CopyOnWriteArrayList<>();
  private final ExecutorService worker = executor("workshop");
  private final ExecutorService adviser = executor("choices");
  private final ExecutorService keeper = executor("recovery");
  private final AtomicInteger edits = new AtomicInteger();
  private final FileWatch watch = new FileWatch(this::edited);
  private volatile Snapshot now = Snapshot.EMPTY;
  private volatile Set<String> options = Set.of();

  public Workshop(TitleSource loader, Recovery recovery) {
    this.loader = loader;
    this.recovery = recovery;
  }

  private static ExecutorService executor(String name) {
    return Executors.newSingleThreadExecutor(Thread.ofPlatform().name(name).daemon().factory());
  }

  /** Has changes told: the snapshot before and the one after each. */
  public void listen(BiConsumer<Snapshot, Snapshot> listener) {
    listeners.add(listener);
  }

  public Snapshot now() {
    return now;
  }

  public TitleSource loader() {
    return loader;
  }

  public Recovery recovery() {
    return recovery;
  }

  /** Loads a design and begins a game of it. */
  public void begin(GameSetup setup) {
    work(
        () -> {
          options = setup.options();
          load(setup.design(), "Loading " + setup.design().getFileName())
              .ifPresent(title -> start(title, setup));
        });
  }

  private void start(Title title, GameSetup setup) {
    try {
      List<String> players = setup.players().isEmpty() ? GameSetup.names(seats(title)) : setup.players();
      show(Playtest.begin(title, players, setup.seed()), Optional.empty());
      publish(snapshot -> snapshot.at(Optional.empty(), true));
    } catch (IllegalArgumentException unfit) {
      tell(Notice.Kind.REFUSED, unfit.getMessage());
    }
  }

  /** Three play, where the title allows it. */
  private static int seats(Title title) {
    NumberRange range = title.design().players();
    return Math.clamp(3, range.min(), range.max());
  }

  /** Opens a saved game and plays it, as far as the rules are still what they were. */
  public void open(Path file) {
    work(
        () -> {
          try {
            GameLog log = SavedGames.open(file);
            publish(snapshot -> snapshot.at(Optional.of(file), true));
            resume(log);
            publish(snapshot -> snapshot.at(Optional.of(file), snapshot.play().map(play -> play.log().equals(log)).orElse(true)));
          } catch (IOException unreadable) {
            tell(Notice.Kind.FAILED, "The game could not be opened. " + unreadable.getMessage());
          }
        });
  }

  /** Goes on with a game that was not saved. */
  public void recover(GameLog log) {
    work(
        () -> {
          publish(snapshot -> snapshot.at(Optional.empty(), false));
          resume(log);
        });
  }

  private void resume(GameLog log) {
    Optional<Path> design = loader.designs().stream().filter(folder -> folder.getFileName().toString().equals(log.title())).findFirst();
    if (design.isEmpty()) {
      publish(snapshot -> snapshot.orphaned(log));
      tell(Notice.Kind.FAILED, "The design '" + log.title() + "' of this game is not here. Its " + log.actions().size() + " actions are kept and listed, but cannot be played.");
      return;
    }
    options = Set.copyOf(log.options());
    load(design.get(), "Opening a game of " + log.title()).ifPresent(title -> resume(title, log));
  }

  private void resume(Title title, GameLog log) {
    try {
      Playtest unplayed = new Playtest(title, log.players(), log.seed(), title.start(log.players(), log.seed()), List.of(), 0, log.actions());
      replay(title, unplayed, System.nanoTime());
    } catch (IllegalArgumentException unfit) {
      publish(snapshot -> snapshot.orphaned(log));
      tell(Notice.Kind.FAILED, unfit.getMessage());
      return;
    }
    if (!title.fingerprint().equals(log.fingerprint())) {
      String how = now.report().flatMap(ReloadReport::stop).map(_ -> "").orElse(" All " + log.actions().size() + " actions are still legal.");
      tell(Notice.Kind.REFUSED, "The design has changed since this game was saved." + how);
    }
  }

  /** Writes the game to a file and remembers the file. */
  public void save(Path file) {
    work(
        () ->
            now.play()
                .ifPresent(
                    play -> {
                      try {
                        SavedGames.save(file, play.log());
                        publish(snapshot -> snapshot.at(Optional.of(file), true));
                        keeper.execute(() -> attempt(recovery::forgetGame));
                        tell(Notice.Kind.DONE, "Saved as " + file);
                      } catch (IOException unwritable) {
                        tell(Notice.Kind.FAILED, "The game could not be saved: " + unwritable.getMessage());
                      }
                    }));
  }

  public void play(Action action) {
    work(() -> now.play().ifPresent(play -> played(play.play(action))));
  }

  private void played(Playtest.Played played) {
    switch (played.result()) {
      case Result.Applied _ -> show(played.game(), Optional.empty());
      case Result.Refused refused -> tell(Notice.Kind.REFUSED, refused.reason());
      case Result.Failed failed -> tell(Notice.Kind.FAILED, failed.failure().says());
    }
  }

  public void undo() {
    move(play -> play.at(play.at() - 1));
  }

  public void redo() {
    move(play -> play.at(play.at() + 1));
  }

  /** Looks at the game as it was after so many actions. */
  public void goTo(int index) {
    move(play -> play.at(index));
  }

  private void move(UnaryOperator<Playtest> where) {
    work(
        () ->
            now.play()
                .map(where)
                .filter(moved -> !now.play().map(play -> play.at() == moved.at()).orElse(false))
                .ifPresent(
                    moved -> {
                      boolean saved = now.saved();
                      publish(snapshot -> snapshot.with(moved, snapshot.report()).at(snapshot.file(), saved));
                      advise(moved);
                    }));
  }

  public void dismissReport() {
    work(() -> publish(Snapshot::withoutReport));
  }

  /** Loads the files again, as if they had just been edited. */
  public void reload() {
    edited(Set.of());
  }

  private void edited(Set<Path> files) {
    long since = System.nanoTime();
    int edit = edits.incrementAndGet();
    work(
        () -> {
          if (edit != edits.get()) return;
          now.design().flatMap(design -> load(design, "Reloading")).ifPresent(title -> reloaded(title, since));
        });
  }

  private void reloaded(Title title, long since) {
    try {
      if (now.play().isPresent()) replay(title, now.play().get(), since);
      else start(title, new GameSetup(now.design().orElseThrow(), List.of(), options, 1));
    } catch (IllegalArgumentException unfit) {
      tell(Notice.Kind.REFUSED, "The game cannot go on under the new rules: " + unfit.getMessage());
    }
  }

  private void replay(Title title, Playtest before, long since) {
    int edit = edits.get();
    Reload.replay(title, before, since, () -> edit != edits.get()).ifPresent(replayed -> show(replayed.game(), Optional.of(replayed.report())));
  }

  private Optional<Title> load(Path design, String what) {
    publish(snapshot -> snapshot.loading(design, what));
    Loaded loaded = loader.load(design, options);
    if (loaded.title().isEmpty() && now.play().isPresent()) {
      pause();
      loaded = loader.load(design, options);
    }
    Loaded found = loaded;
    watch.watch(folders(design, found));
    publish(snapshot -> snapshot.with(found));
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

  private void show(Playtest play, Optional<ReloadReport> report) {
    publish(snapshot -> snapshot.with(play, report));
    advise(play);
    keeper.execute(() -> keep(play));
  }

  /** Only the latest of several is worth writing. */
  private void keep(Playtest play) {
    if (current(play) && !play.actions().isEmpty()) attempt(() -> recovery.keep(play.log()));
  }

  private void advise(Playtest play) {
    adviser.execute(
        () -> {
          if (!current(play)) return;
          Situation situation = Situation.of(play.title(), play.state());
          work(() -> {
            if (current(play)) publish(snapshot -> snapshot.with(situation));
          });
        });
  }

  private boolean current(Playtest play) {
    return now.play().filter(shown -> shown == play).isPresent();
  }

  private void tell(Notice.Kind kind, String says) {
    publish(snapshot -> snapshot.with(new Notice(kind, says)));
  }

  private void publish(UnaryOperator<Snapshot> change) {
    Snapshot before = now;
    now = change.apply(before);
    for (var listener : listeners) listener.accept(before, now);
  }

  private void work(Runnable task) {
    worker.execute(
        () -> {
          try {
            task.run();
          } catch (RuntimeException fault) {
            tell(Notice.Kind.FAILED, "A fault of Roundhouse itself: " + fault);
          }
        });
  }

  private interface Attempt {
    void run() throws IOException;
  }

  private void attempt(Attempt attempt) {
    try {
      attempt.run();
    } catch (IOException unwritable) {
      work(() -> tell(Notice.Kind.FAILED, "What is not saved cannot be kept against a crash: " + unwritable.getMessage()));
    }
  }

  /** Ends the workshop; what is being written is written first. */
  @Override
  public void close() {
    watch.close();
    worker.shutdownNow();
    adviser.shutdownNow();
    keeper.shutdown();
    try {
      keeper.awaitTermination(2, TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
