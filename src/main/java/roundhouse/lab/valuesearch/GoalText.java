package roundhouse.lab.valuesearch;

import java.util.Locale;

/** Amounts of goals in words, with as many digits as their tolerance makes sense of. */
final class GoalText {
  private GoalText() {}

  /** "6.52", "33.4 %". */
  static String amount(Goal goal, double value) {
    if (Double.isNaN(value)) return "none";
    if (goal.isShare()) return rounded(value * 100, 1).replaceFirst("\\.0$", "") + " %";
    String text = rounded(value, digits(goal));
    return text.matches("-0\\.?0*") ? text.substring(1) : text;
  }

  private static String rounded(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }

  /** A number of tolerances: "0.4". */
  static String off(double loss) {
    return rounded(loss, 1);
  }

  /** A number of games: "1,350". */
  static String count(int games) {
    return String.format(Locale.ROOT, "%,d", games);
  }

  private static int digits(Goal goal) {
    double scale = goal.scale();
    return scale < 0.1 ? 3 : scale < 1 ? 2 : scale < 20 ? 1 : 0;
  }

  /** "+0.31 ± 0.12", "−5.2 ± 3.1 points". */
  static String change(Goal goal, double value, double reach) {
    if (Double.isNaN(value) || Double.isNaN(reach)) return "none";
    String reaching =
        Double.isInfinite(reach) ? "anything" : amount(goal, reach).replace(" %", " points");
    String amount = amount(goal, Math.abs(value)).replace(" %", "");
    return "%s%s ± %s".formatted(value < 0 ? "−" : "+", amount, reaching);
  }

  /** "6.5 ± 0.3", "at least 75 %". */
  static String wanted(Goal goal) {
    if (Double.isInfinite(goal.low())) return "at most " + amount(goal, goal.high());
    if (Double.isInfinite(goal.high())) return "at least " + amount(goal, goal.low());
    double half = (goal.high() - goal.low()) / 2;
    return "%s ± %s".formatted(amount(goal, goal.low() + half), amount(goal, half));
  }
}
