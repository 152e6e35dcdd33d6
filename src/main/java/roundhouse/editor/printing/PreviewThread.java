package roundhouse.editor.printing;

import java.util.concurrent.BlockingDeque;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.SwingUtilities;
import roundhouse.threads.BackgroundThreads;

/** Makes and draws pages one after another, off the event thread. */
final class PreviewThread {
  private final BlockingDeque<Runnable> waiting = new LinkedBlockingDeque<>();
  private final AtomicInteger turn = new AtomicInteger();
  private volatile boolean ended;

  /** Starts it; end it when nobody looks any more. */
  PreviewThread() {
    BackgroundThreads.start("preview", this::work);
  }

  void end() {
    forget();
    ended = true;
    waiting.addFirst(() -> {});
  }

  private void work() {
    try {
      while (!ended) waiting.take().run();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** Drops all work that is not done, because it would show something outdated. */
  void forget() {
    turn.incrementAndGet();
    waiting.clear();
  }

  /**
   * Answers before all that waits.
   *
   * @param question is given a check to run between its steps, which ends it once it is outdated
   * @param then called on the event thread, unless the answer is outdated
   * @param failed the same, with what went wrong instead
   */
  <T> void first(Function<Runnable, T> question, Consumer<T> then, Consumer<Throwable> failed) {
    waiting.addFirst(task(question, then, failed));
  }

  /** The same after all that waits. */
  <T> void last(Function<Runnable, T> question, Consumer<T> then, Consumer<Throwable> failed) {
    waiting.addLast(task(question, then, failed));
  }

  private <T> Runnable task(
      Function<Runnable, T> question, Consumer<T> then, Consumer<Throwable> failed) {
    int mine = turn.get();
    return () -> {
      try {
        T answer = question.apply(() -> check(mine));
        tell(mine, () -> then.accept(answer));
      } catch (CancellationException outdated) {
        return;
      } catch (RuntimeException | Error fault) {
        tell(mine, () -> failed.accept(fault));
      }
    };
  }

  private void check(int mine) {
    if (mine != turn.get()) throw new CancellationException();
  }

  private void tell(int mine, Runnable news) {
    SwingUtilities.invokeLater(
        () -> {
          if (mine == turn.get()) news.run();
        });
  }
}
