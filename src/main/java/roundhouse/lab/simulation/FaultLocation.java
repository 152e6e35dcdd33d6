package roundhouse.lab.simulation;

import java.util.Arrays;

/** Describes an exception in one line: what was thrown, and the first places in our code. */
final class FaultLocation {
  private static final int PLACES = 4;

  private FaultLocation() {}

  static String describe(Throwable fault) {
    var places =
        Arrays.stream(fault.getStackTrace())
            .filter(place -> place.getClassName().startsWith("roundhouse."))
            .limit(PLACES)
            .map(
                place ->
                    " at "
                        + place.getClassName()
                        + "."
                        + place.getMethodName()
                        + ":"
                        + place.getLineNumber())
            .toList();
    return fault + String.join(",", places);
  }
}
