package roundhouse.workshop;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.script.loading.Loaded;
import roundhouse.threads.AbandonedWork;
import roundhouse.words.UiWords;
import roundhouse.workshop.RulesThread.Urgency;
import roundhouse.workshop.files.WatchedThread;
import roundhouse.workshop.files.WriteFailure;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.recovery.Recovery;
import roundhouse.workshop.reload.ReloadReport;

/**
 * Does the work of the workshop: everything changes on the thread of the rules, and another keeps
 * the game in case of a crash. Holds the current snapshot.
 */
final class SnapshotLoop {
  private final GameKeeper keeper;
  private final List<BiConsumer<Snapshot, Snapshot>> listeners = new CopyOnWriteArrayList<>();
  private final RulesThread rules = new RulesThread(this::announce);
  private final WatchedThread disk = new WatchedThread("saving", this::tellStuck);
  private volatile Snapshot now = Snapshot.EMPTY;

  SnapshotLoop(Recovery recovery) {
    keeper = new GameKeeper(recovery);
  }

  void listen(BiConsumer<Snapshot, Snapshot> listener) {
    listeners.add(listener);
  }

  void forget(BiConsumer<Snapshot, Snapshot> listener) {
    listeners.remove(listener);
  }

  Snapshot now() {
    return now;
  }

  /** Shows another game, or another moment of it that was just played. */
  void show(GameHistory play, Optional<ReloadReport> report) {
    show(play, snapshot -> snapshot.with(play, report));
  }

  /** Shows a game under other rules; views change once, not for the rules and then for the game. */
  void show(Loaded rules, GameHistory play, ReloadReport report) {
    show(play, snapshot -> snapshot.with(rules).with(play, Optional.of(report)));
  }

  private void show(GameHistory play, UnaryOperator<Snapshot> change) {
    publish(change);
    findChoices(play);
    disk.execute(() -> keep(play));
  }

  /** Only the latest of several is worth writing, and only while no file holds it. */
  private void keep(GameHistory play) {
    if (!current(play) || play.played().isEmpty() && play.waiting().isEmpty()) return;
    if (now.saved()) attempt(keeper::forget);
    else attempt(() -> keeper.keep(play));
  }

  /** Does something once the game as it is now is on disk, or a later state of it. */
  void whenKept(Runnable then) {
    GameHistory game = now.play().orElse(null);
    disk.execute(
        () -> {
          // A later state is kept instead, by a task that follows.
          if (now.play().orElse(null) == game) then.run();
          else submit(() -> disk.execute(then));
        });
  }

  /** Keeps a game without actions, on which somebody made a note, unless a file holds it. */
  void keepNoted(GameHistory play) {
    if (now.file().isPresent() || !play.actions().isEmpty()) return;
    disk.execute(() -> attempt(() -> keeper.keep(play)));
  }

  /** Finds out what can be done at the moment that is shown. */
  private void findChoices(GameHistory play) {
    rules.derived(
        Urgency.CHOICES,
        0,
        () -> !current(play),
        () -> show(play, Situation.of(play.title(), play.state())),
        failure -> show(play, Situation.unknown(play.state(), failure)));
  }

  private void show(GameHistory play, Situation found) {
    if (current(play)) publish(snapshot -> snapshot.with(found));
  }

  /** Answers a question about the game at the current moment, when the choices are known. */
  <R> CompletableFuture<R> ask(Function<GameHistory, R> question, R without) {
    var answer = new CompletableFuture<R>();
    rules.derived(
        Urgency.QUESTION,
        0,
        answer::isDone,
        () -> {
          try {
            answer.complete(now.play().map(question).orElse(without));
          } catch (AbandonedWork stopped) {
            throw stopped;
          } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
            answer.completeExceptionally(new CompletionException(fault));
          }
        },
        failure -> answer.completeExceptionally(new CompletionException(failure)));
    return answer;
  }

  /** Does work that follows from the game, as {@link RulesThread#derived}. */
  void derived(
      Urgency urgency,
      long delay,
      BooleanSupplier obsolete,
      Runnable work,
      Consumer<HookFailure> lost) {
    rules.derived(urgency, delay, obsolete, work, lost);
  }

  private boolean current(GameHistory play) {
    return now.play().filter(shown -> shown == play).isPresent();
  }

  void announce(Notice.Kind kind, String says) {
    publish(snapshot -> snapshot.with(new Notice(kind, says)));
  }

  void announce(HookFailure failure) {
    publish(snapshot -> snapshot.with(Notice.of(failure)));
  }

  void publish(UnaryOperator<Snapshot> change) {
    Snapshot before = now;
    now = change.apply(before);
    for (var listener : listeners) listener.accept(before, now);
  }

  /** Does something to the game, after all that was asked before. */
  void submit(Runnable task) {
    rules.command(
        task,
        failure -> {
          publish(snapshot -> snapshot.with(snapshot.loaded()));
          announce(failure);
        });
  }

  /** Reports the fault where the app reports its faults. */
  private void announce(Throwable fault) {
    publish(snapshot -> snapshot.with(snapshot.loaded()));
    if ("1".equals(System.getenv("ROUNDHOUSE_DEBUG"))) fault.printStackTrace();
    var reports = Thread.getDefaultUncaughtExceptionHandler();
    if (reports == null) announce(Notice.Kind.FAILED, UiWords.of("faults.debug", fault));
    else reports.uncaughtException(Thread.currentThread(), fault);
  }

  private interface Attempt {
    void run() throws IOException;
  }

  private void attempt(Attempt attempt) {
    try {
      attempt.run();
    } catch (IOException unwritable) {
      submit(
          () ->
              announce(
                  Notice.Kind.FAILED, UiWords.of("kept.nothing", WriteFailure.reason(unwritable))));
    }
  }

  /** Reads or writes a file, after those before it; nothing else waits for it. */
  void disk(Runnable task) {
    disk.execute(task);
  }

  private void tellStuck() {
    submit(() -> announce(Notice.Kind.FAILED, UiWords.of("kept.stuck")));
  }

  /** Notes that the game is saved in a file. */
  void discardRecovery() {
    disk.execute(() -> attempt(keeper::forget));
  }

  /** Forgets the kept game of a design that is gone. */
  void discardRecovery(String title) {
    disk.execute(() -> attempt(() -> keeper.forget(title)));
  }

  /** Ends all work, after pending writes. */
  void close() {
    rules.close();
    disk.execute(() -> attempt(keeper::finish));
    disk.close();
  }

  /**
   * Keeps the game in case of a crash: what was played is added to a journal, and the game is
   * written whole when anything else about it changes, now and then, and at the end. Used by one
   * thread.
   */
  private static final class GameKeeper {
    /** Additions to a journal; reading it back stays quick. */
    private static final int MOST_ADDITIONS = 200;

    private final Recovery recovery;

    /** What is on disk, as far as this app wrote it. */
    private Optional<GameHistory> kept = Optional.empty();

    private int additions;

    GameKeeper(Recovery recovery) {
      this.recovery = recovery;
    }

    void keep(GameHistory game) throws IOException {
      Optional<GameLog.Growth> growth =
          additions < MOST_ADDITIONS ? kept.flatMap(game::grownSince) : Optional.empty();
      // After a line that could not be written, nothing is added: it may be torn.
      kept = Optional.empty();
      if (growth.isPresent()) recovery.keep(growth.get());
      else recovery.keep(game.log());
      additions = growth.isPresent() ? additions + 1 : 0;
      kept = Optional.of(game);
    }

    void forget() throws IOException {
      kept = Optional.empty();
      recovery.forgetGame();
    }

    /** Forgets the game if it is one of that title. */
    void forget(String title) throws IOException {
      if (recovery.game().filter(log -> log.title().equals(title)).isPresent()) forget();
    }

    /** Writes the game whole. */
    void finish() throws IOException {
      if (additions > 0 && kept.isPresent()) recovery.keep(kept.get().log());
      additions = 0;
    }
  }
}
