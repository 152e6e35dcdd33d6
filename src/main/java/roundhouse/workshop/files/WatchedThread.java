package roundhouse.workshop.files;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import roundhouse.threads.BackgroundThreads;

/**
 * Does tasks in order on its own thread. A task that does not end, because a disk or a network
 * folder does not answer, is reported and abandoned; a new thread does the rest.
 */
public final class WatchedThread implements Executor, AutoCloseable {
  /** The longest that a healthy disk takes. */
  public static final Duration PATIENCE = Duration.ofSeconds(10);

  /** The most threads that are abandoned to a disk that does not answer. */
  private static final int MOST_STUCK = 8;

  private static final Duration LAST_WAIT = Duration.ofSeconds(2);
  private static final Runnable END = () -> {};

  private final String name;
  private final Duration patience;
  private final Runnable stuck;
  private final BlockingQueue<Runnable> waiting = new LinkedBlockingQueue<>();
  private Worker worker;
  private int left;
  private boolean closed;

  /**
   * @param stuck called, on another thread, when a task has taken longer than its time
   */
  public WatchedThread(String name, Runnable stuck) {
    this(name, PATIENCE, stuck);
  }

  WatchedThread(String name, Duration patience, Runnable stuck) {
    this.name = name;
    this.patience = patience;
    this.stuck = stuck;
    this.worker = new Worker();
  }

  /** Does a task after those before it; after the end nothing is accepted. */
  @Override
  public synchronized void execute(Runnable task) {
    if (!closed) waiting.add(task);
  }

  /** Whether no more tasks are accepted. */
  public synchronized boolean isClosed() {
    return closed;
  }

  /** Waits a moment for the tasks that are left. */
  @Override
  public void close() {
    Thread last;
    synchronized (this) {
      closed = true;
      waiting.add(END);
      last = worker.thread;
    }
    try {
      last.join(LAST_WAIT);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** An interrupted thread can no longer write: what it has not finished yet stays undone. */
  private synchronized void replace(Worker late, long task) {
    if (worker != late || !late.isAt(task)) return;
    CompletableFuture.runAsync(stuck);
    if (left == MOST_STUCK) return;
    left++;
    worker = new Worker();
    late.thread.interrupt();
  }

  /** Whether a worker continues: it has not been replaced. */
  private synchronized boolean goesOn(Worker asked) {
    if (worker != asked) left--;
    return worker == asked;
  }

  private final class Worker implements Runnable {
    private final Thread thread = BackgroundThreads.start(name, this);
    private long tasks;
    private boolean working;

    @Override
    public void run() {
      try {
        Runnable task = waiting.take();
        while (task != END) {
          attempt(task);
          if (!goesOn(this)) return;
          task = waiting.take();
        }
      } catch (InterruptedException ended) {
        return;
      }
    }

    private void attempt(Runnable task) {
      long number = begin();
      CompletableFuture.delayedExecutor(patience.toMillis(), TimeUnit.MILLISECONDS)
          .execute(() -> replace(this, number));
      try {
        task.run();
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
        ThreadFaults.report(fault);
      } finally {
        end();
      }
    }

    private synchronized long begin() {
      working = true;
      return ++tasks;
    }

    private synchronized void end() {
      working = false;
    }

    private synchronized boolean isAt(long task) {
      return working && tasks == task;
    }
  }
}
