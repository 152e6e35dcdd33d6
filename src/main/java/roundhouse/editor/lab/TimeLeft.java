package roundhouse.editor.lab;

import java.time.Duration;
import roundhouse.words.Words;

/** How long work still takes, if it goes on as it has gone. */
final class TimeLeft {
  private static final int MINUTE = 60;

  private TimeLeft() {}

  /**
   * In words, rounded up.
   *
   * @param done of the steps of the work, at least one
   * @param of all its steps
   * @param took the time for what is done
   */
  static String says(int done, int of, Duration took) {
    long seconds = Math.ceilDiv(took.toMillis() * (of - done), 1000L * done);
    return seconds <= MINUTE
        ? Words.counted("lab.seconds", seconds)
        : Words.of("lab.minutes", Math.ceilDiv(seconds, MINUTE));
  }
}
