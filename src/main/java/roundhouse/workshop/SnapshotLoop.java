package roundhouse.workshop;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import roundhouse.engine.HookFailure;
import roundhouse.script.loading.Loaded;
import roundhouse.script.sandbox.SessionRegistry;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.WatchedThread;
import roundhouse.workshop.files.WriteFailure;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.recovery.Recovery;
import roundhouse.workshop.reload.ReloadReport;

/**
 * Does the work of the workshop. Everything changes on one thread; others find choices and keep the
 * game in case of a crash. Holds the current snapshot.
 */
final class SnapshotLoop {
  private final Recovery recovery;
  private final List<BiConsumer<Snapshot, Snapshot>> listeners = new CopyOnWriteArrayList<>();
  private final ExecutorService worker = executor("workshop");
  private final ExecutorService adviser = executor("choices");
  private final WatchedThread disk = new WatchedThread("saving", this::tellStuck);
  private volatile Snapshot now = Snapshot.EMPTY;

  SnapshotLoop(Recovery recovery) {
    this.recovery = recovery;
  }

  /**
   * One thread of its own; what comes in after the end is of no use any more. With the thread end
   * the sessions in which it ran scripts, and no others: another window may play on.
   */
  private static ExecutorService executor(String name) {
    return new ThreadPoolExecutor(
        1,
        1,
        0,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        Thread.ofPlatform().name(name).daemon().factory(),
        new ThreadPoolExecutor.DiscardPolicy()) {
      @Override
      protected void terminated() {
        SessionRegistry.endThread();
      }
    };
  }

  void listen(BiConsumer<Snapshot, Snapshot> listener) {
    listeners.add(listener);
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
    if (!current(play) || play.actions().isEmpty()) return;
    if (now.saved()) attempt(recovery::forgetGame);
    else attempt(() -> recovery.keep(play.log()));
  }

  /** Finds out what can be done at the moment that is shown. */
  void findChoices(GameHistory play) {
    later(
        () -> {
          if (!current(play)) return;
          Situation situation = Situation.of(play.title(), play.state());
          submit(
              () -> {
                if (current(play)) publish(snapshot -> snapshot.with(situation));
              });
        });
  }

  /** Answers a question about the game at the current moment, in the background. */
  <R> CompletableFuture<R> ask(Function<GameHistory, R> question, R without) {
    return CompletableFuture.supplyAsync(() -> now.play().map(question).orElse(without), adviser);
  }

  /** Does work that can wait, in the background. */
  void later(Runnable task) {
    adviser.execute(
        () -> {
          try {
            task.run();
          } catch (RuntimeException fault) {
            // Closing interrupts the task, wherever that meets it.
            if (!adviser.isShutdown()) throw fault;
          }
        });
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

  void submit(Runnable task) {
    worker.execute(
        () -> {
          try {
            task.run();
          } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
            publish(snapshot -> snapshot.with(snapshot.loaded()));
            announce(fault);
          }
        });
  }

  /** Reports the fault where the app reports its faults. */
  private void announce(Throwable fault) {
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
    disk.execute(() -> attempt(recovery::forgetGame));
  }

  /** Ends all work, after pending writes. */
  void close() {
    worker.shutdownNow();
    adviser.shutdownNow();
    disk.close();
  }
}
