package roundhouse.editor.lab;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import roundhouse.engine.HookFailure;
import roundhouse.lab.batch.Batch;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.BatchReport;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.threads.BackgroundThreads;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.project.BatchSetup;
import roundhouse.workshop.project.TitleSource;

/** Has bots play many games in the background and reports the results on the event thread. */
final class ManyGamesTask implements BatchProgress {
  /** The pause between updates of the figures; nobody reads faster. */
  private static final Duration PAUSE = Duration.ofMillis(250);

  /**
   * Sums over many games take time too: the games before the next update last at least this many
   * times as long.
   */
  private static final int SUMS = 8;

  private final Listener follower;
  private final AtomicBoolean cancelled = new AtomicBoolean();
  private final AtomicInteger done = new AtomicInteger();
  private final AtomicLong next = new AtomicLong(System.nanoTime());
  private int all;
  private long began;

  /** Receives the progress of the games, on the event thread. */
  interface Listener {
    /** The designs have been read; play begins. */
    void begun(List<Variant> variants);

    /** Some games are over, with this result. */
    void played(BatchReport soFar, int games, int of, Duration took);

    /**
     * All games are over, or the rest was cancelled.
     *
     * @param faults what programs did wrong
     */
    void ended(BatchReport report, boolean cancelled, List<String> faults);

    /** The games cannot be played at all. */
    void failed(String why);
  }

  private ManyGamesTask(Listener follower) {
    this.follower = follower;
  }

  /** Reads the designs and begins to play, in the background. */
  static ManyGamesTask start(
      TitleSource titles, BatchSetup games, OwnPrograms programs, Listener follower) {
    var work = new ManyGamesTask(follower);
    BackgroundThreads.startUnhurried("games", () -> work.run(titles, games, programs));
    return work;
  }

  /** Stops and keeps the results so far. */
  void cancel() {
    cancelled.set(true);
  }

  private void run(TitleSource titles, BatchSetup games, OwnPrograms programs) {
    try (BotRegistry bots = programs.started()) {
      Batch batch = games.batch(titles, bots);
      all = games.games() * games.sides().size();
      began = System.nanoTime();
      SwingUtilities.invokeLater(() -> follower.begun(batch.variants()));
      BatchReport report = batch.run(this);
      List<String> faults = bots.faults();
      SwingUtilities.invokeLater(() -> follower.ended(report, report.games() < all, faults));
    } catch (IOException unreadable) {
      SwingUtilities.invokeLater(() -> follower.failed(unreadable.getMessage()));
    } catch (HookFailure unplayable) {
      SwingUtilities.invokeLater(() -> follower.failed(unplayable.says()));
    } catch (IllegalStateException broken) {
      SwingUtilities.invokeLater(() -> follower.failed(String.valueOf(broken.getCause())));
    }
  }

  @Override
  public void done(int games, int of) {
    done.accumulateAndGet(games, Math::max);
  }

  @Override
  public void played(Supplier<BatchReport> soFar) {
    long now = System.nanoTime();
    long due = next.get();
    if (now < due || !next.compareAndSet(due, Long.MAX_VALUE)) return;
    BatchReport report = soFar.get();
    int games = done.get();
    long summed = System.nanoTime();
    next.set(summed + Math.max(PAUSE.toNanos(), SUMS * (summed - now)));
    SwingUtilities.invokeLater(
        () -> follower.played(report, games, all, Duration.ofNanos(summed - began)));
  }

  @Override
  public boolean cancelled() {
    return cancelled.get();
  }
}
