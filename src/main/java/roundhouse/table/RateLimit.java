package roundhouse.table;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Lets each caller ask so often, or use so much: some at once, then a number each second.
 *
 * @param atOnce how many may come without a pause
 * @param eachSecond how many are allowed again each second
 */
record RateLimit(double atOnce, double eachSecond, Map<Object, double[]> left) {
  /** Callers that are remembered; who has not asked for longest is forgotten. */
  private static final int CALLERS = 1000;

  RateLimit(double atOnce, double eachSecond) {
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
   * Takes one, if there is one left.
   *
   * @param nanos the time, on any clock that only goes on
   */
  boolean allows(Object caller, long nanos) {
    synchronized (left) {
      double[] state = state(caller, nanos);
      if (state[0] < 1) return false;
      state[0]--;
      return true;
    }
  }

  /** Takes as many as were used, whether that many are left or not. */
  void use(Object caller, long nanos, double many) {
    synchronized (left) {
      state(caller, nanos)[0] -= many;
    }
  }

  private double[] state(Object caller, long nanos) {
    double[] state = left.computeIfAbsent(caller, _ -> new double[] {atOnce, nanos});
    state[0] = Math.min(atOnce, state[0] + (nanos - state[1]) / 1e9 * eachSecond);
    state[1] = nanos;
    return state;
  }
}
