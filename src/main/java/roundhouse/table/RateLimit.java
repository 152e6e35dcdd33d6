package roundhouse.table;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Lets each caller ask so often: some at once, then a number each second.
 *
 * @param atOnce how many may come without a pause
 * @param eachSecond how many are allowed again each second
 */
record RateLimit(int atOnce, int eachSecond, Map<Object, double[]> left) {
  /** Callers that are remembered; who has not asked for longest is forgotten. */
  private static final int CALLERS = 1000;

  RateLimit(int atOnce, int eachSecond) {
    this(
        atOnce,
        eachSecond,
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<Object, double[]> eldest) {
            return size() > CALLERS;
          }
        });
  }

  /**
   * @param nanos the time, on any clock that only goes on
   */
  boolean allows(Object caller, long nanos) {
    synchronized (left) {
      double[] state = left.computeIfAbsent(caller, _ -> new double[] {atOnce, nanos});
      state[0] = Math.min(atOnce, state[0] + (nanos - state[1]) / 1e9 * eachSecond);
      state[1] = nanos;
      if (state[0] < 1) return false;
      state[0]--;
      return true;
    }
  }
}
