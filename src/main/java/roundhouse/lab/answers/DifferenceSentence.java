package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.lab.rows.FigureFamily;
import roundhouse.lab.rows.FigureKind;

/**
 * A difference in a sentence: what changes, "phase 8 begins 0.3 sets later", and its proof, which
 * is its intervals and in how many games it goes which way. A screen shows the change alone.
 */
public final class DifferenceSentence {
  /** The most games that the sentence recommends. */
  private static final double TOO_MANY = 100_000;

  /** From this share of games on a time comes always. */
  private static final double ALWAYS = 0.995;

  /** A smaller part of an operating round is told as less than this. */
  private static final double LEAST_ROUNDS = 0.1;

  /** Figures with the same values that a screen names. */
  private static final int NAMED = 2;

  private static final String NOWHERE = "no pair of games has it on both sides";

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
    return whole(each, verdict(each, "it was tested several times"));
  }

  /** One that is clear, where the games were played for another figure. */
  static String hint(Difference each) {
    return whole(each, "a hint");
  }

  private static String of(Difference each, String stricter) {
    return whole(each, verdict(each, stricter) + needed(each));
  }

  /** Whether this is the sentence of a difference that is clear. */
  public static boolean isClear(String sentence) {
    return sentence.endsWith(": " + CLEAR + ".");
  }

  private static String whole(Difference each, String verdict) {
    String change = change(each, each.figure(), Double.NaN);
    return "%s%s: %s.".formatted(capital(change), bracket(each, proofs(each)), verdict);
  }

  /** A trend over many sides, or what changes do together. */
  static String of(ContrastTally.Effect effect) {
    Difference each = effect.change();
    return "%s: %s %s%s: %s%s."
        .formatted(
            capital(each.figure().shortly()),
            size(each),
            effect.contrast().says(),
            bracket(each, proofsOfEffect(each)),
            verdict(each, "several were compared"),
            needed(each));
  }

  /** All figures with the same values, then the proof. */
  private static String bracket(Difference each, List<String> proofs) {
    String told =
        Stream.concat(with(each, each.figure(), Integer.MAX_VALUE), proofs.stream())
            .collect(Collectors.joining("; "));
    return told.isEmpty() ? "" : " (" + told + ")";
  }

  /**
   * Only what changes, with its size in operating rounds: "phase 8 begins 0.3 sets (about 0.7
   * operating rounds) later".
   *
   * @param named the figure of the difference that is meant
   * @param roundsOfSet operating rounds of a set, on average
   */
  static String briefly(Difference each, Figure named, double roundsOfSet) {
    return change(each, named, roundsOfSet) + shortBracket(each, named);
  }

  /** The same without that size. */
  static String briefly(Difference each) {
    return briefly(each, each.figure(), Double.NaN);
  }

  /** The same of a trend. */
  static String effectBriefly(Difference each, double roundsOfSet) {
    boolean inSets = each.figure().kind() == FigureKind.TIME || isOfSets(each);
    return "%s: %s%s%s"
        .formatted(
            each.figure().shortly(),
            size(each),
            inSets ? inRounds(each.value().value(), roundsOfSet) : "",
            shortBracket(each, each.figure()));
  }

  private static String shortBracket(Difference each, Figure named) {
    return with(each, named, NAMED).map(" (%s)"::formatted).collect(Collectors.joining());
  }

  /** What makes it sure, and how many games would. */
  static String proof(Difference each) {
    return String.join("; ", proofs(each)) + (each.clear() ? "" : needed(each));
  }

  /** The same of a trend. */
  static String proofOfEffect(Difference each) {
    return String.join("; ", proofsOfEffect(each)) + (each.clear() ? "" : needed(each));
  }

  private static String change(Difference each, Figure named, double roundsOfSet) {
    boolean inWords =
        switch (each.figure().kind()) {
          case TIME, SHARE -> true;
          case NUMBER, AMOUNT -> false;
          case OUTCOME -> !isNowhere(each);
        };
    return named.shortly() + (inWords ? " " : ": ") + change(each, roundsOfSet);
  }

  /** What changes without saying of what: "1.5 sets earlier". */
  static String change(Difference each) {
    return change(each, Double.NaN);
  }

  private static String change(Difference each, double roundsOfSet) {
    String size = inRounds(each.value().value(), roundsOfSet);
    return switch (each.figure().kind()) {
      case TIME -> isToldByTime(each) ? moved(each, size) : shares(each.reached().orElseThrow());
      case NUMBER -> numbers(each) + (isOfSets(each) ? size : "");
      case AMOUNT -> isNowhere(each) ? NOWHERE : numbers(each);
      case OUTCOME -> isNowhere(each) ? NOWHERE : shares(each.value());
      case SHARE -> shares(each.value());
    };
  }

  private static List<String> proofs(Difference each) {
    var parts = new ArrayList<String>();
    String reach = interval(each);
    String up = games(each.higher());
    String down = games(each.lower());
    switch (each.figure().kind()) {
      case TIME -> {
        parts.addAll(proofsOfTime(each, reach.isEmpty() ? "" : reach + " sets"));
        String never = isAlways(each) ? "" : " or never";
        parts.add("earlier in %s, later%s in %s".formatted(down, never, each.higher()));
      }
      case NUMBER, AMOUNT -> {
        if (isNowhere(each)) break;
        Estimate interval = each.interval(each.value());
        if (each.value().value() != 0)
          parts.add(joined(Digits.signed(interval.value(), Digits.of(interval)), reach));
        else if (!reach.isEmpty()) parts.add(reach);
        parts.add("more in %s, fewer in %s".formatted(up, each.lower()));
      }
      case SHARE, OUTCOME -> {
        if (isNowhere(each)) break;
        parts.add(sharesApart(each, each.value()));
        parts.add("new in %s, gone in %s".formatted(up, each.lower()));
      }
    }
    if (each.figure().kind().isOfSomeGames() && !isNowhere(each) && isOfSomePairs(each))
      parts.add("%s have it on both sides".formatted(pairs(each)));
    return parts;
  }

  /** Of a time that does not always come, also what the change leaves out. */
  private static List<String> proofsOfTime(Difference each, String reach) {
    if (isAlways(each)) return reach.isEmpty() ? List.of() : List.of(reach);
    PairedChange reached = each.reached().orElseThrow();
    String apart = sharesApart(each, reached);
    if (isToldByTime(each))
      return Stream.of(reach, joined(shares(reached), apart))
          .filter(part -> !part.isEmpty())
          .toList();
    return isNowhere(each) ? List.of(apart) : List.of(apart, joined(moved(each, ""), reach));
  }

  private static String joined(String told, String interval) {
    return interval.isEmpty() ? told : told + ", " + interval;
  }

  private static List<String> proofsOfEffect(Difference each) {
    Estimate interval = ofEffect(each);
    int digits = Digits.of(interval);
    return Double.isInfinite(interval.high())
        ? List.of()
        : List.of(
            "%s: %s to %s"
                .formatted(
                    level(each),
                    Digits.signed(interval.low(), digits),
                    Digits.signed(interval.high(), digits)));
  }

  /** The size of a trend: "+0.3 sets" or "−12 points". */
  static String size(Difference each) {
    Estimate interval = ofEffect(each);
    FigureKind kind = each.figure().kind();
    return Digits.signed(interval.value(), Digits.of(interval))
        + (kind.isShare() ? " points" : kind == FigureKind.TIME ? " sets" : "");
  }

  /** Shares in percent. */
  private static Estimate ofEffect(Difference each) {
    double unit = each.figure().kind().isShare() ? 100 : 1;
    Estimate found = each.interval(each.value());
    return new Estimate(unit * found.value(), unit * found.low(), unit * found.high());
  }

  /**
   * @param stricter why chance must be rarer than for one figure
   */
  static String verdict(Difference each, String stricter) {
    if (each.clear()) return CLEAR;
    if (!each.tells()) return "too few games differ to tell";
    return "could be chance" + (each.chance() <= Intervals.ERROR ? ", because " + stricter : "");
  }

  /** How many games would tell, where it could be chance. */
  private static String needed(Difference each) {
    if (each.clear() || !each.tells()) return "";
    PairedChange.Needed pairs = each.needed();
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

  private static boolean isOfSets(Difference each) {
    return each.figure().isOf(FigureFamily.SETS);
  }

  private static boolean isNowhere(Difference each) {
    return each.value().pairs() == 0;
  }

  private static boolean isOfSomePairs(Difference each) {
    return each.value().pairs() < each.pairs();
  }

  private static String pairs(Difference each) {
    return "%s of %s pairs".formatted(each.value().pairs(), each.pairs());
  }

  private static boolean isAlways(Difference each) {
    PairedChange reached = each.reached().orElseThrow();
    return Math.min(reached.base(), reached.other()) >= ALWAYS && !reached.tells();
  }

  /** Otherwise how often it comes differs more surely than when. */
  private static boolean isToldByTime(Difference each) {
    return isAlways(each)
        || !isNowhere(each) && each.value().chance() < each.reached().orElseThrow().chance();
  }

  /**
   * How much earlier or later it comes.
   *
   * @param size the same in operating rounds
   */
  private static String moved(Difference each, String size) {
    Estimate change = each.interval(each.value());
    String sets = Digits.number(Math.abs(change.value()), Digits.of(change));
    String told =
        change.value() == 0
            ? "at the same time on average"
            : "%s sets%s %s".formatted(sets, size, change.value() < 0 ? "earlier" : "later");
    return isAlways(each) ? told : told + " where it comes on both sides, in " + pairs(each);
  }

  /** The mean of both sides: "6.2 instead of 8.2". */
  private static String numbers(Difference each) {
    PairedChange change = each.value();
    int digits = Digits.ofSides(change, Digits.of(each.interval(change)));
    String base = Digits.number(change.base(), digits);
    return change.value() == 0
        ? base + " on both sides"
        : "%s instead of %s".formatted(Digits.number(change.other(), digits), base);
  }

  /** The share of both sides: "in 35 % of games instead of 20 %". */
  private static String shares(PairedChange change) {
    int digits = Digits.ofShares(change);
    String base = Digits.percent(change.base(), digits);
    return change.value() == 0
        ? "in %s of games on both sides".formatted(base)
        : "in %s of games instead of %s".formatted(Digits.percent(change.other(), digits), base);
  }

  /** The interval of the change of a share. */
  private static String sharesApart(Difference each, PairedChange change) {
    Estimate interval = each.interval(change);
    int digits = Digits.ofShares(change);
    return "%s: %s to %s points"
        .formatted(
            level(each),
            Digits.signed(100 * interval.low(), digits),
            Digits.signed(100 * interval.high(), digits));
  }

  /** Nothing for pairs that do not tell how much others may differ: one, or all with one change. */
  private static String interval(Difference each) {
    Estimate interval = each.interval(each.value());
    if (Double.isInfinite(interval.high()) || interval.high() == interval.low()) return "";
    int digits = Digits.of(interval);
    return "%s: %s to %s"
        .formatted(
            level(each),
            Digits.signed(interval.low(), digits),
            Digits.signed(interval.high(), digits));
  }

  /** How often an interval holds the true value, "95 %" or "99.96 %". */
  private static String level(Difference each) {
    int digits = Math.max(1, (int) -Math.log10(each.partError()) - 1);
    return Digits.number(100 * (1 - each.partError()), digits).replaceFirst("\\.0+$", "") + " %";
  }

  static String games(int count) {
    return count == 1 ? "1 game" : count + " games";
  }

  /** " (about 0.7 operating rounds)"; nothing for no change. */
  private static String inRounds(double sets, double roundsOfSet) {
    double rounds = Math.abs(sets) * roundsOfSet;
    if (!(rounds > 0)) return "";
    if (rounds < LEAST_ROUNDS) return " (less than 0.1 operating rounds)";
    String told = Digits.number(rounds, 1);
    return told.equals("1.0")
        ? " (about one operating round)"
        : " (about %s operating rounds)".formatted(told);
  }

  /** The other figures that have the same values in every game; nothing if there are none. */
  private static Stream<String> with(Difference each, Figure named, int most) {
    List<Figure> others = each.figures().stream().filter(figure -> !figure.equals(named)).toList();
    if (others.isEmpty()) return Stream.empty();
    int more = others.size() - most;
    String told =
        others.stream().limit(most).map(Figure::shortly).collect(Collectors.joining(", "));
    return Stream.of("with it: " + told + (more > 0 ? " and %s more".formatted(more) : ""));
  }

  /** Begins a sentence. */
  static String capital(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
