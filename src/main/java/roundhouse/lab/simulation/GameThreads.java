package roundhouse.lab.simulation;

import java.io.UncheckedIOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import roundhouse.engine.HookFailure;
import roundhouse.threads.BackgroundThreads;

/** Threads that play many games, with the lowest priority: other work on the machine goes first. */
public final class GameThreads {
  private GameThreads() {}

  /** That many threads; closing waits for their games. */
  public static ExecutorService start(int threads) {
    return Executors.newFixedThreadPool(threads, BackgroundThreads.unhurried("game"));
  }

  /**
   * The result of a thread.
   *
   * @throws HookFailure when a script keeps the game from starting
   * @throws UncheckedIOException when its result could not be written
   * @throws IllegalStateException when the game failed otherwise, or the wait was interrupted
   */
  public static <T> T await(Future<T> game) {
    try {
      return game.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the games were interrupted", interrupted);
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof HookFailure unplayable) throw unplayable;
      if (failed.getCause() instanceof UncheckedIOException unwritable) throw unwritable;
      throw new IllegalStateException(failed.getCause());
    }
  }
}
