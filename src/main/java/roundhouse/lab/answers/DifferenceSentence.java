package roundhouse.lab.answers;

import java.util.Locale;
import java.util.stream.Collectors;
import roundhouse.lab.rows.FigureKind;

/** A difference in a sentence. */
public final class DifferenceSentence {
  /** The most games that the sentence recommends. */
  private static final double TOO_MANY = 100_000;

  /** From this share of games on a time comes always. */
  private static final double ALWAYS = 0.995;

  /** A third digit of a wider interval means nothing. */
  private static final double WIDE = 0.2;

  /** Nor does any after the point. */
  private static final double VERY_WIDE = 20;

  /** Below this a number is 0. */
  private static final double NOTHING = 1e-9;

  private static final int MOST_DIGITS = 6;

  static final String CLEAR = "clear";

  private DifferenceSentence() {}

  /** One of many that were compared. */
  static String of(Difference each) {
    return of(each, "many figures were compared");
  }

  /** One of those that are asked for. */
  static String asked(Difference each) {
    return of(each, "several figures were asked for");
  }

  /** That of the figure that the games were played for, for which their number is fixed. */
  static String awaited(Difference each) {
    return told(each) + ": " + verdict(each, "it was tested several times", "") + ".";
  }

  /** One that is clear, where the games were played for another figure. */
  static String hint(Difference each) {
    return told(each) + ": a hint.";
  }

  /** Whether this is the sentence of a difference that is clear. */
  public static boolean isClear(String sentence) {
    return sentence.endsWith(": " + CLEAR + ".");
  }

  /** A trend over many sides, or what changes do together. */
  static String effect(ContrastTally.Effect effect) {
    Difference each = effect.change();
    String reach = effectInterval(each);
    String more = each.tells() ? needed(each.needed()) : "";
    return "%s: %s %s%s: %s."
        .formatted(
            subject(each),
            effectSize(each),
            effect.contrast().says(),
            reach.isEmpty() ? "" : " (" + reach + ")",
            verdict(each, "several were compared", more));
  }

  /** "+0.3 sets" or "−12 points". */
  static String effectSize(Difference each) {
    Estimate interval = ofEffect(each);
    FigureKind kind = each.figure().kind();
    return signed(interval.value(), digits(interval))
        + (kind.isShare() ? " points" : kind == FigureKind.TIME ? " sets" : "");
  }

  /** Nothing where too few games tell. */
  static String effectInterval(Difference each) {
    Estimate interval = ofEffect(each);
    int digits = digits(interval);
    return Double.isInfinite(interval.high())
        ? ""
        : "%s: %s to %s"
            .formatted(
                level(each), signed(interval.low(), digits), signed(interval.high(), digits));
  }

  /** Shares in percent. */
  private static Estimate ofEffect(Difference each) {
    double unit = each.figure().kind().isShare() ? 100 : 1;
    Estimate found = each.interval(each.value());
    return new Estimate(unit * found.value(), unit * found.low(), unit * found.high());
  }

  private static String of(Difference each, String stricter) {
    String more = each.tells() ? needed(each.needed()) : "";
    return told(each) + ": " + verdict(each, stricter, more) + ".";
  }

  /**
   * @param stricter why chance must be rarer than for one figure
   * @param more how many games would tell
   */
  static String verdict(Difference each, String stricter, String more) {
    if (each.clear()) return CLEAR;
    if (!each.tells()) return "too few games differ to tell";
    String because = each.chance() <= Intervals.ERROR ? ", because " + stricter : "";
    return "could be chance" + because + more;
  }

  static String needed(PairedChange.Needed pairs) {
    if (pairs.least() > TOO_MANY) return "";
    String least = rounded(pairs.least());
    String most = rounded(pairs.most());
    if (pairs.most() > TOO_MANY)
      return "; to tell takes at least %s pairs of games in all".formatted(least);
    String range = least.equals(most) ? least : least + " to " + most;
    return "; about %s pairs of games in all would tell".formatted(range);
  }

  private static String rounded(double games) {
    double grain = Math.pow(10, Math.max(1, Math.floor(Math.log10(games)) - 1));
    return String.format(Locale.ROOT, "%.0f", Math.ceil(games / grain) * grain);
  }

  private static String told(Difference each) {
    return switch (each.figure().kind()) {
      case TIME -> time(each);
      case NUMBER -> number(each);
      case AMOUNT -> each.value().pairs() == 0 ? nowhere(each) : number(each) + ofSome(each);
      case OUTCOME -> each.value().pairs() == 0 ? nowhere(each) : share(each) + ofSome(each);
      case SHARE -> share(each);
    };
  }

  private static String share(Difference each) {
    return "%s %s; new in %s, gone in %s)"
        .formatted(subject(each), share(each, each.value()), games(each.higher()), each.lower());
  }

  private static String ofSome(Difference each) {
    int pairs = each.value().pairs();
    return pairs == each.pairs()
        ? ""
        : ", of %s of %s pairs that have it on both sides".formatted(pairs, each.pairs());
  }

  private static String nowhere(Difference each) {
    return subject(each) + ": no pair of games has it on both sides";
  }

  private static String subject(Difference each) {
    String first = each.figure().says();
    String same =
        each.figures().stream().skip(1).map(Figure::says).collect(Collectors.joining(", "));
    return Character.toUpperCase(first.charAt(0))
        + first.substring(1)
        + (same.isEmpty() ? "" : " (the same in every game: " + same + ")");
  }

  private static String number(Difference each) {
    Estimate interval = each.interval(each.value());
    String change =
        each.value().value() == 0 ? "" : ", " + signed(interval.value(), digits(interval));
    return "%s: %s%s (%smore in %s, fewer in %s)"
        .formatted(
            subject(each),
            numbers(each),
            change,
            before(interval(each, interval), "; "),
            games(each.higher()),
            each.lower());
  }

  /** The mean of both sides: "6.2 instead of 8.2". */
  static String numbers(Difference each) {
    PairedChange change = each.value();
    int digits = sideDigits(change, digits(each.interval(change)));
    return change.value() == 0
        ? number(change.base(), digits) + " on both sides"
        : "%s instead of %s"
            .formatted(number(change.other(), digits), number(change.base(), digits));
  }

  /** The share of both sides, and the interval of its change without the end of its bracket. */
  private static String share(Difference each, PairedChange change) {
    return "%s (%s".formatted(shares(change), sharesApart(each, change));
  }

  /** The share of both sides: "in 35 % of games instead of 20 %". */
  static String shares(PairedChange change) {
    int digits = shareDigits(change);
    return "in "
        + (change.value() == 0
            ? percent(change.base(), digits) + " of games on both sides"
            : "%s of games instead of %s"
                .formatted(percent(change.other(), digits), percent(change.base(), digits)));
  }

  /** The interval of the change of a share. */
  static String sharesApart(Difference each, PairedChange change) {
    Estimate interval = each.interval(change);
    int digits = shareDigits(change);
    return "%s: %s to %s points"
        .formatted(
            level(each),
            signed(100 * interval.low(), digits),
            signed(100 * interval.high(), digits));
  }

  private static int shareDigits(PairedChange change) {
    int digits = 0;
    while (digits < MOST_DIGITS
        && change.value() != 0
        && percent(change.base(), digits).equals(percent(change.other(), digits))) digits++;
    return digits;
  }

  /** How often it comes, if it does not always, and when it comes where it does on both sides. */
  private static String time(Difference each) {
    PairedChange reached = each.reached().orElseThrow();
    PairedChange when = each.value();
    Estimate interval = each.interval(when);
    String told = interval(each, interval);
    if (isAlways(reached))
      return "%s %s (%searlier in %s, later in %s)"
          .formatted(
              subject(each),
              moved(interval),
              before(told, "; "),
              games(each.lower()),
              each.higher());
    String both =
        when.pairs() == 0
            ? ""
            : "; where it comes on both sides, in %s, %s%s"
                .formatted(
                    when.pairs() == 1 ? "1 pair" : when.pairs() + " pairs",
                    moved(interval),
                    told.isEmpty() ? "" : " (" + told + ")");
    return "%s %s)%s; earlier in %s, later or never in %s"
        .formatted(subject(each), share(each, reached), both, games(each.lower()), each.higher());
  }

  static boolean isAlways(PairedChange reached) {
    return Math.min(reached.base(), reached.other()) >= ALWAYS && !reached.tells();
  }

  private static String moved(Estimate change) {
    return moved(change, "");
  }

  /**
   * How much earlier or later it comes.
   *
   * @param size the same in another unit
   */
  static String moved(Estimate change, String size) {
    if (change.value() == 0) return "at the same time on average";
    String sets = number(Math.abs(change.value()), digits(change));
    return "%s sets%s %s".formatted(sets, size, change.value() < 0 ? "earlier" : "later");
  }

  /** Nothing for pairs that do not tell how much others may differ: one, or all with one change. */
  static String interval(Difference each, Estimate interval) {
    if (Double.isInfinite(interval.high()) || interval.high() == interval.low()) return "";
    int digits = digits(interval);
    return "%s: %s to %s"
        .formatted(level(each), signed(interval.low(), digits), signed(interval.high(), digits));
  }

  private static String before(String text, String next) {
    return text.isEmpty() ? "" : text + next;
  }

  /** How often an interval holds the true value, "95 %" or "99.96 %". */
  static String level(Difference each) {
    int digits = Math.max(1, (int) -Math.log10(each.partError()) - 1);
    return number(100 * (1 - each.partError()), digits).replaceFirst("\\.0+$", "") + " %";
  }

  static String games(int count) {
    return count == 1 ? "1 game" : count + " games";
  }

  static String percent(double part) {
    return percent(part, 0);
  }

  private static String percent(double part, int digits) {
    return number(100 * part, digits) + " %";
  }

  /** With a sign, and with the digits that it takes to see that it is not 0. */
  static String signed(double value, int digits) {
    if (value == 0) return "0";
    if (Math.abs(value) < NOTHING) return value < 0 ? "below 0" : "above 0";
    int more = digits;
    while (asTold(value, more) == 0) more++;
    return (value < 0 ? "−" : "+") + number(Math.abs(value), more);
  }

  /** Enough that what both sides differ by, as they are told, is the difference as it is told. */
  private static int sideDigits(PairedChange change, int least) {
    int digits = Math.max(least, Math.max(digits(change.other()), digits(change.base())));
    double told = asTold(change.other(), digits) - asTold(change.base(), digits);
    boolean follows = number(told, least).equals(number(change.value(), least));
    return follows ? digits : digits + 1;
  }

  private static double asTold(double value, int digits) {
    return Double.parseDouble(number(value, digits));
  }

  /** With as many digits as are meaningful. */
  static String plain(double value) {
    return number(value, digits(value));
  }

  /**
   * Those of the change, but of a small one no more than its interval makes meaningful, and enough
   * that the change differs from both ends of its interval, and all from 0.
   */
  static int digits(Estimate change) {
    double value = change.value();
    int digits = digits(value);
    double width = change.high() - change.low();
    if (Double.isFinite(width))
      digits = Math.min(width > VERY_WIDE ? 0 : width > WIDE ? 2 : digits, digits);
    boolean small = looksLike(change.low(), 0, digits) || looksLike(change.high(), 0, digits);
    if (small) digits++;
    while (digits < MOST_DIGITS
        && (looksLike(value, change.low(), digits)
            || looksLike(value, change.high(), digits)
            || looksLike(value, 0, digits))) digits++;
    return digits;
  }

  private static boolean looksLike(double value, double other, int digits) {
    return Math.abs(value - other) > NOTHING
        && Double.isFinite(value - other)
        && asTold(value, digits) == asTold(other, digits);
  }

  private static int digits(double value) {
    double size = Math.abs(value);
    return size >= 100 ? 0 : size >= 0.095 || size == 0 ? 1 : 3;
  }

  static String number(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }
}
