package roundhouse.workshop;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import roundhouse.engine.HookFailure;
import roundhouse.game.UnfitPlayers;
import roundhouse.script.sandbox.SessionRegistry;
import roundhouse.threads.BackgroundThreads;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.reload.Reload;

/**
 * Reloads a long game out of sight while nothing else happens. Java compiles what runs often, so
 * that the first edits a person saves show as quickly as later ones.
 */
final class ReplayWarmUp implements AutoCloseable {
  /** The time without a change after which nothing else needs the processors. */
  private static final Duration SETTLED = Duration.ofSeconds(2);

  /** Fewer actions are replayed at once even by code that is not compiled. */
  private static final int LONG = 100;

  /** Actions after which more replays hardly speed up the next one. */
  private static final int ENOUGH = 20_000;

  /** Actions replayed so far in this process: all windows share what Java compiled. */
  private static final AtomicInteger IN_THIS_PROCESS = new AtomicInteger();

  private final SnapshotLoop loop;
  private final TitleSource loader;
  private final Duration settled;
  private final ScheduledExecutorService worker =
      new ScheduledThreadPoolExecutor(
          1, BackgroundThreads.unhurried("warm-up"), new ThreadPoolExecutor.DiscardPolicy());
  private final AtomicInteger replayed;

  ReplayWarmUp(SnapshotLoop loop, TitleSource loader) {
    this(loop, loader, SETTLED, IN_THIS_PROCESS);
  }

  ReplayWarmUp(SnapshotLoop loop, TitleSource loader, Duration settled, AtomicInteger replayed) {
    this.loop = loop;
    this.loader = loader;
    this.settled = settled;
    this.replayed = replayed;
  }

  /** Begins to wait for a long game and a moment without changes. */
  void begin() {
    loop.listen((_, now) -> look(now));
    look(loop.now());
  }

  private void look(Snapshot seen) {
    boolean worthwhile = seen.play().filter(play -> play.played().size() >= LONG).isPresent();
    if (worthwhile) worker.schedule(() -> replay(seen), settled.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void replay(Snapshot seen) {
    try {
      while (!isDone() && unchanged(seen)) reload(seen);
    } catch (UnfitPlayers | HookFailure unusable) {
      // The window tells what is wrong when the files are loaded for the game.
    } finally {
      SessionRegistry.endThread();
    }
    if (isDone()) worker.shutdown();
  }

  private boolean isDone() {
    return replayed.get() >= ENOUGH;
  }

  private boolean unchanged(Snapshot seen) {
    return loop.now() == seen;
  }

  /** Loads a title of its own: the one in play must answer people at any time. */
  private void reload(Snapshot seen) {
    GameHistory play = seen.play().orElseThrow();
    replayed.addAndGet(play.played().size());
    loader
        .load(seen.design().orElseThrow(), Set.copyOf(seen.options()))
        .title()
        .ifPresent(title -> Reload.replay(title, play, System.nanoTime(), () -> !unchanged(seen)));
  }

  @Override
  public void close() {
    worker.shutdownNow();
  }
}
