package roundhouse.lab;

import java.util.Arrays;

/** Describes an exception in one line: what was thrown, and the first two places in our code. */
final class Faults {
  private static final int PLACES = 2;

  private Faults() {}

  static String where(Throwable fault) {
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
