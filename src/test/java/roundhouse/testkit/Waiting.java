package roundhouse.testkit;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Waits for what other threads do. No test sleeps in any other way. */
public final class Waiting {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration INTERVAL = Duration.ofMillis(10);

  private Waiting() {}

  /**
   * Asks until the answer is as wanted, and returns it.
   *
   * @param otherwise what to say when that never happens
   * @throws AssertionError after a minute
   */
  public static <T> T until(Callable<T> question, Predicate<T> wanted, Supplier<String> otherwise)
      throws Exception {
    T answer = within(PATIENCE, question, wanted);
    if (!wanted.test(answer)) throw new AssertionError(otherwise.get());
    return answer;
  }

  /** Waits for a condition. */
  public static void until(Callable<Boolean> condition, String otherwise) throws Exception {
    until(condition, met -> met, () -> otherwise);
  }

  /** The answer as soon as it is as wanted, or the last one when time is up. */
  public static <T> T within(Duration patience, Callable<T> question, Predicate<T> wanted)
      throws Exception {
    long end = System.nanoTime() + patience.toNanos();
    T answer = question.call();
    while (!wanted.test(answer) && System.nanoTime() < end) {
      pass(INTERVAL);
      answer = question.call();
    }
    return answer;
  }

  /** Lets time pass where time itself is what a test is about. */
  public static void pass(Duration time) throws InterruptedException {
    Thread.sleep(time);
  }
}
