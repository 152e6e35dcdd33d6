package roundhouse.editor.lab;

import java.time.Duration;
import roundhouse.words.UiWords;

/** Estimates the remaining time of work from its progress. */
final class TimeLeft {
  private static final int MINUTE = 60;

  private TimeLeft() {}

  /**
   * The remaining time in words, rounded up.
   *
   * @param done the finished steps, at least one
   * @param of all steps
   * @param took the time of the finished steps
   */
  static String says(int done, int of, Duration took) {
    long seconds = Math.ceilDiv(took.toMillis() * (of - done), 1000L * done);
    return seconds <= MINUTE
        ? UiWords.counted("lab.seconds", seconds)
        : UiWords.of("lab.minutes", Math.ceilDiv(seconds, MINUTE));
  }
}
