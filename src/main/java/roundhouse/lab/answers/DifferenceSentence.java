package roundhouse.lab.answers;

import java.util.Locale;

/** A difference in a sentence. */
public final class DifferenceSentence {
  /** The most games that the sentence recommends. */
  private static final double TOO_MANY = 100_000;

  /**
   * Below this share of games the sentence says in how many it happens, and what never counts as.
   */
  private static final double ALWAYS = 0.995;

  /** A third digit of a wider interval means nothing. */
  private static final double WIDE = 0.2;

  private static final String CLEAR = "clear";

  private DifferenceSentence() {}

  public static String of(Difference each, SidePair pair) {
    return of(each, pair, verdict(each));
  }

  /** The same where the games were played for another figure. */
  static String hint(Difference each, SidePair pair) {
    return of(each, pair, each.clear() ? "a hint" : verdict(each));
  }

  /** The same for the figure that the games were played for. */
  static String awaited(Difference each, SidePair pair, InterimLooks looks) {
    String verdict =
        looks.isClear(each, pair.played())
            ? CLEAR
            : each.tells() && each.chance() <= Intervals.ERROR
                ? "could be chance, because it was tested several times"
                : verdict(each);
    return of(each, pair, verdict);
  }

  private static String of(Difference each, SidePair pair, String verdict) {
    String subject = capital(each.figure().says());
    String told =
        switch (each.figure().kind()) {
          case TIME -> time(each, subject, pair);
          case NUMBER -> number(each, subject);
          case SHARE -> share(each, subject);
        };
    return told + ": " + verdict + ".";
  }

  private static String number(Difference each, String subject) {
    int digits = sideDigits(each);
    return "%s: %s instead of %s, %s (%smore in %s, fewer in %s)"
        .formatted(
            subject,
            number(each.other(), digits),
            number(each.base(), digits),
            signed(each.change().value(), each),
            interval(each),
            games(each.higher()),
            each.lower());
  }

  private static String share(Difference each, String subject) {
    return "%s in %s of games instead of %s (95 %%: %s to %s points; new in %s, gone in %s)"
        .formatted(
            subject,
            percent(each.other()),
            percent(each.base()),
            points(each.change().low()),
            points(each.change().high()),
            games(each.higher()),
            each.lower());
  }

  private static String time(Difference each, String subject, SidePair pair) {
    String sets = plain(Math.abs(each.change().value()));
    String way = each.change().value() < 0 ? "earlier" : "later";
    Estimate base = pair.base().share(each.figure());
    Estimate other = pair.other().share(each.figure());
    boolean always = base.value() >= ALWAYS && other.value() >= ALWAYS;
    String share =
        always
            ? ""
            : " in %s of games instead of %s,"
                .formatted(percent(other.value()), percent(base.value()));
    String never =
        always ? "" : String.format(Locale.ROOT, ", if never counts as set %.0f", pair.never());
    return "%s%s %s sets %s%s (%searlier in %s, later in %s)"
        .formatted(
            subject, share, sets, way, never, interval(each), games(each.lower()), each.higher());
  }

  /** One game says nothing of the others: it has no interval. */
  private static String interval(Difference each) {
    Estimate change = each.change();
    return Double.isInfinite(change.high())
        ? ""
        : "95 %%: %s to %s; ".formatted(signed(change.low(), each), signed(change.high(), each));
  }

  /** Whether this is the sentence of a difference that is clear. */
  public static boolean isClear(String sentence) {
    return sentence.endsWith(": " + CLEAR + ".");
  }

  private static String games(int count) {
    return count == 1 ? "1 game" : count + " games";
  }

  private static String verdict(Difference each) {
    if (each.clear()) return CLEAR;
    if (!each.tells()) return "too few games differ to tell";
    if (each.chance() <= Intervals.ERROR)
      return "could be chance, because many figures were compared";
    if (each.needed() > TOO_MANY) return "could be chance";
    return "could be chance; about %s games would tell".formatted(rounded(each.needed()));
  }

  private static String rounded(double games) {
    double grain = Math.pow(10, Math.max(1, Math.floor(Math.log10(games)) - 1));
    return String.format(Locale.ROOT, "%.0f", Math.ceil(games / grain) * grain);
  }

  static String percent(double part) {
    return Math.round(100 * part) + " %";
  }

  /** With a sign, and with the digits that the difference has. */
  private static String signed(double value, Difference each) {
    String text = number(Math.abs(value), digits(each));
    if (text.matches("[0.]+")) return "0";
    return (value < 0 ? "−" : "+") + text;
  }

  private static String points(double part) {
    return (part < 0 ? "−" : "+") + Math.round(100 * Math.abs(part));
  }

  /** Enough that what both sides differ by, as they are told, is the difference as it is told. */
  private static int sideDigits(Difference each) {
    int least = digits(each);
    int digits = Math.max(least, Math.max(digits(each.other()), digits(each.base())));
    double told = asTold(each.other(), digits) - asTold(each.base(), digits);
    boolean follows = number(told, least).equals(number(each.change().value(), least));
    return follows ? digits : digits + 1;
  }

  private static double asTold(double value, int digits) {
    return Double.parseDouble(number(value, digits));
  }

  /** With as many digits as are meaningful. */
  static String plain(double value) {
    return number(value, digits(value));
  }

  /** Those of the change, but of a small one no more than its interval makes meaningful. */
  private static int digits(Difference each) {
    int digits = digits(each.change().value());
    return each.change().high() - each.change().low() > WIDE ? Math.min(2, digits) : digits;
  }

  private static int digits(double value) {
    double size = Math.abs(value);
    return size >= 100 ? 0 : size >= 0.095 || size == 0 ? 1 : 3;
  }

  private static String number(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }

  private static String capital(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
