package roundhouse.editor;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.Callable;

/**
 * How long frames took: from an event until the display had them, and how long the event thread
 * worked for them, which other processes do not lengthen.
 */
final class FrameTimes {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final double[] took;
  private final double[] worked;

  FrameTimes(int frames) {
    took = new double[frames];
    worked = new double[frames];
  }

  /**
   * Measures a frame on the event thread.
   *
   * @param frame its number; none below 0 is kept
   */
  void measure(int frame, Callable<?> paint) throws Exception {
    long start = System.nanoTime();
    long work =
        Desk.look(
            () -> {
              long before = THREADS.getCurrentThreadCpuTime();
              paint.call();
              return THREADS.getCurrentThreadCpuTime() - before;
            });
    keep(frame, System.nanoTime() - start, work);
  }

  /**
   * Keeps what was measured elsewhere, in nanoseconds.
   *
   * @param frame its number; none below 0 is kept
   */
  void keep(int frame, long whole, long work) {
    if (frame < 0) return;
    took[frame] = whole / 1e6;
    worked[frame] = work / 1e6;
  }

  void print(String what) {
    System.out.printf("%s: %s; of processor %s%n", what, says(took), says(worked));
  }

  private static String says(double[] times) {
    Arrays.sort(times);
    return "median %.1f ms, 95th percentile %.1f ms, worst %.1f ms"
        .formatted(
            times[times.length / 2], times[times.length * 95 / 100], times[times.length - 1]);
  }
}
