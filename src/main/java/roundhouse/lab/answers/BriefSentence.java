package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.lab.rows.FigureFamily;
import roundhouse.lab.rows.FigureKind;

/** A difference in a short sentence, and apart from it what makes it sure. */
final class BriefSentence {
  private static final int NAMED = 2;

  /** A smaller part of an operating round is told as less than this. */
  private static final double LEAST_ROUNDS = 0.1;

  private BriefSentence() {}

  /**
   * What differs, with its size in operating rounds: "phase 8 begins 0.3 sets (about 0.7 operating
   * rounds) later".
   *
   * @param named the figure of the difference that is meant
   * @param roundsOfSet operating rounds of a set, on average
   */
  static String sized(Difference each, Figure named, double roundsOfSet) {
    return of(each, named, roundsOfSet) + with(each, named);
  }

  /** The same without that size. */
  static String of(Difference each) {
    return of(each, each.figure(), Double.NaN) + with(each, each.figure());
  }

  private static String of(Difference each, Figure named, double roundsOfSet) {
    boolean inWords =
        switch (each.figure().kind()) {
          case TIME, SHARE -> true;
          case NUMBER, AMOUNT -> false;
          case OUTCOME -> !isNowhere(each);
        };
    return named.shortly() + (inWords ? " " : ": ") + change(each, roundsOfSet);
  }

  /** The same without saying of what: "1.5 sets earlier". */
  static String change(Difference each) {
    return change(each, Double.NaN);
  }

  private static String change(Difference each, double roundsOfSet) {
    String size = size(each.value().value(), roundsOfSet);
    return switch (each.figure().kind()) {
      case TIME -> time(each, size);
      case NUMBER -> numbers(each) + (isOfSets(each) ? size : "");
      case AMOUNT -> isNowhere(each) ? nowhere() : numbers(each);
      case OUTCOME -> isNowhere(each) ? nowhere() : DifferenceSentence.shares(each.value());
      case SHARE -> DifferenceSentence.shares(each.value());
    };
  }

  /** A trend over many sides, or what changes do together, without saying of what. */
  static String effect(Difference each, double roundsOfSet) {
    boolean inSets = each.figure().kind() == FigureKind.TIME || isOfSets(each);
    return "%s: %s%s%s"
        .formatted(
            each.figure().shortly(),
            DifferenceSentence.effectSize(each),
            inSets ? size(each.value().value(), roundsOfSet) : "",
            with(each, each.figure()));
  }

  private static boolean isOfSets(Difference each) {
    return each.figure().isOf(FigureFamily.SETS);
  }

  private static boolean isNowhere(Difference each) {
    return each.value().pairs() == 0;
  }

  /** With no more digits than tell the sides apart. */
  private static String numbers(Difference each) {
    PairedChange change = each.value();
    Estimate interval = each.interval(change);
    int digits = Math.min(meaningful(interval), DifferenceSentence.digits(interval));
    String base = DifferenceSentence.number(change.base(), digits);
    String other = DifferenceSentence.number(change.other(), digits);
    if (change.value() == 0) return base + " on both sides";
    return base.equals(other)
        ? DifferenceSentence.numbers(each)
        : "%s instead of %s".formatted(other, base);
  }

  /** Digits of which an interval has more than ten steps. */
  private static int meaningful(Estimate interval) {
    double width = interval.high() - interval.low();
    return width > 0 && Double.isFinite(width)
        ? Math.max(0, (int) Math.ceil(-Math.log10(width / 10)))
        : Integer.MAX_VALUE;
  }

  private static String nowhere() {
    return "no pair of games has it on both sides";
  }

  /** How often it comes if that differs more surely, else when. */
  private static String time(Difference each, String size) {
    PairedChange reached = each.reached().orElseThrow();
    PairedChange when = each.value();
    if (DifferenceSentence.isAlways(reached))
      return DifferenceSentence.moved(each.interval(when), size);
    if (when.pairs() == 0 || reached.chance() <= when.chance())
      return DifferenceSentence.shares(reached);
    return "%s where it comes on both sides, in %s of games"
        .formatted(
            DifferenceSentence.moved(each.interval(when), size),
            DifferenceSentence.percent(when.pairs() / (double) each.pairs()));
  }

  /** " (about 0.7 operating rounds)"; nothing for no change. */
  private static String size(double sets, double roundsOfSet) {
    double rounds = Math.abs(sets) * roundsOfSet;
    if (!(rounds > 0)) return "";
    if (rounds < LEAST_ROUNDS) return " (less than 0.1 operating rounds)";
    String told = DifferenceSentence.number(rounds, 1);
    return told.equals("1.0")
        ? " (about one operating round)"
        : " (about %s operating rounds)".formatted(told);
  }

  /** The other figures that have the same values in every game. */
  private static String with(Difference each, Figure named) {
    List<Figure> others = each.figures().stream().filter(figure -> !figure.equals(named)).toList();
    if (others.isEmpty()) return "";
    int more = others.size() - NAMED;
    Stream<String> told = others.stream().limit(NAMED).map(Figure::shortly);
    return " (with it: %s%s)"
        .formatted(
            told.collect(Collectors.joining(", ")), more > 0 ? " and %s more".formatted(more) : "");
  }

  /** Its intervals, in how many games it goes which way, and how many would tell. */
  static String proof(Difference each) {
    var parts = new ArrayList<String>();
    PairedChange value = each.value();
    String reach = DifferenceSentence.interval(each, each.interval(value));
    String up = DifferenceSentence.games(each.higher());
    String down = DifferenceSentence.games(each.lower());
    switch (each.figure().kind()) {
      case TIME -> {
        PairedChange reached = each.reached().orElseThrow();
        boolean always = DifferenceSentence.isAlways(reached);
        if (!always) parts.add(DifferenceSentence.sharesApart(each, reached));
        if (!reach.isEmpty()) parts.add(reach + " sets");
        parts.add("earlier in %s, later%s in %s".formatted(down, always ? "" : " or never", up));
      }
      case NUMBER, AMOUNT -> {
        if (!reach.isEmpty()) parts.add(reach);
        parts.add("more in %s, fewer in %s".formatted(up, down));
      }
      case SHARE, OUTCOME -> {
        if (!isNowhere(each)) parts.add(DifferenceSentence.sharesApart(each, value));
        parts.add("new in %s, gone in %s".formatted(up, down));
      }
    }
    if (value.pairs() < each.pairs() && each.figure().kind().isOfSomeGames())
      parts.add("%s of %s pairs have it on both sides".formatted(value.pairs(), each.pairs()));
    return String.join("; ", parts) + more(each);
  }

  /** The same for a trend. */
  static String proofOfEffect(Difference each) {
    return DifferenceSentence.effectInterval(each) + more(each);
  }

  private static String more(Difference each) {
    return each.tells() && !each.clear() ? DifferenceSentence.needed(each.needed()) : "";
  }
}
