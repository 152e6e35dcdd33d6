package roundhouse.lab.answers;

import java.util.Locale;

/** Numbers as answers tell them: with the digits that mean something, and never two alike. */
final class Digits {
  /** An interval has about as many steps of its last meaningful digit. */
  private static final int STEPS = 10;

  /** Below this a number is 0. */
  private static final double NOTHING = 1e-9;

  private static final int MOST = 6;

  private Digits() {}

  /** With as many digits as are meaningful. */
  static String plain(double value) {
    return number(value, of(value));
  }

  static String percent(double part) {
    return percent(part, 0);
  }

  static String percent(double part, int digits) {
    return number(100 * part, digits) + " %";
  }

  static String number(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }

  /** With a sign, and with the digits that it takes to see that it is not 0. */
  static String signed(double value, int digits) {
    if (value == 0) return "0";
    if (Math.abs(value) < NOTHING) return value < 0 ? "below 0" : "above 0";
    int more = digits;
    while (asTold(value, more) == 0) more++;
    return (value < 0 ? "−" : "+") + number(Math.abs(value), more);
  }

  /**
   * Those of the change, but of a small one no more than its interval makes meaningful, and enough
   * that the change differs from both ends of its interval, and all from 0.
   */
  static int of(Estimate change) {
    double value = change.value();
    int digits = of(value);
    double width = change.high() - change.low();
    if (width > 0 && Double.isFinite(width))
      digits = Math.clamp((int) Math.ceil(-Math.log10(width / STEPS)), 0, digits);
    boolean small = looksLike(change.low(), 0, digits) || looksLike(change.high(), 0, digits);
    if (small) digits++;
    while (digits < MOST
        && (looksLike(value, change.low(), digits)
            || looksLike(value, change.high(), digits)
            || looksLike(value, 0, digits))) digits++;
    return digits;
  }

  /** Enough that what both sides differ by, as they are told, is the difference as it is told. */
  static int ofSides(PairedChange change, int least) {
    int digits = Math.max(least, Math.max(of(change.other()), of(change.base())));
    double told = asTold(change.other(), digits) - asTold(change.base(), digits);
    boolean follows = number(told, least).equals(number(change.value(), least));
    return follows ? digits : digits + 1;
  }

  /** Enough that the shares of both sides are not told alike, in percent. */
  static int ofShares(PairedChange change) {
    int digits = 0;
    while (digits < MOST
        && change.value() != 0
        && percent(change.base(), digits).equals(percent(change.other(), digits))) digits++;
    return digits;
  }

  private static int of(double value) {
    double size = Math.abs(value);
    return size >= 100 ? 0 : size >= 0.095 || size == 0 ? 1 : 3;
  }

  private static double asTold(double value, int digits) {
    return Double.parseDouble(number(value, digits));
  }

  private static boolean looksLike(double value, double other, int digits) {
    return Math.abs(value - other) > NOTHING
        && Double.isFinite(value - other)
        && asTold(value, digits) == asTold(other, digits);
  }
}
