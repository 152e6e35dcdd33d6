package roundhouse.lab.batch;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A report as text: a table of the figures, then trains and events, then failures. */
public final class BatchReportText {
  private static final List<String> HEADINGS =
      List.of(
          "variant",
          "players",
          "games",
          "ended",
          "changed",
          "actions",
          "sets",
          "winner's worth",
          "ms per game");

  /** Rows of which one screen has room for more than the table. */
  private static final int FEW_ROWS = 4;

  private BatchReportText() {}

  /** The text; spreads are minimum / mean / maximum. */
  public static String of(BatchReport report) {
    return of(report, BatchReportText::details);
  }

  /** The same on one screen. */
  public static String brief(BatchReport report) {
    return of(report, report.figures().size() > FEW_ROWS ? _ -> "" : BatchReportText::outline);
  }

  private static String of(BatchReport report, Function<VariantFigures, String> details) {
    var text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%s, seed %d: %s in %.1f s, %.1f per second and core%n%n",
            report.title(),
            report.seed(),
            report.games() == 1 ? "1 game" : report.games() + " games",
            report.seconds(),
            report.gamesPerSecondAndCore()));
    text.append(
        TextTable.of(HEADINGS, report.figures().stream().map(BatchReportText::row).toList()));
    for (VariantFigures figures : report.figures()) text.append(details.apply(figures));
    for (BatchReport.Failure failure : report.failures()) text.append(failure(failure));
    int more = report.failed() - report.failures().size();
    if (more > 0) text.append("%n%s more failed%n".formatted(more));
    return text.toString();
  }

  private static List<String> row(VariantFigures figures) {
    int ended = figures.games() - figures.failed();
    return List.of(
        figures.variant(),
        "" + figures.players(),
        "" + figures.games(),
        "" + ended,
        "" + figures.changed(),
        ofEnded(figures, figures.actions()),
        ofEnded(figures, figures.sets()),
        ofEnded(figures, figures.best()),
        figures.milliseconds().toString());
  }

  /** What only games show that ended by their rules. */
  private static String ofEnded(VariantFigures figures, Spread spread) {
    return figures.games() == figures.failed() ? "-" : spread.toString();
  }

  private static String outline(VariantFigures figures) {
    return "%n%s, %s players%n".formatted(figures.variant(), figures.players())
        + line("ends", figures.outcomes(), times -> "" + times)
        + line("wins by seat", bySeat(figures.wins()), times -> "" + times)
        + "  winner's lead: %s%n".formatted(ofEnded(figures, figures.lead()))
        + line("trains bought", figures.trains(), times -> "" + times);
  }

  private static String details(VariantFigures figures) {
    return outline(figures)
        + line("floated", figures.floated(), times -> "" + times)
        + line("final prices", figures.prices(), Spread::toString)
        + line("actions", figures.taken(), times -> "" + times);
  }

  private static Map<Integer, Integer> bySeat(List<Integer> wins) {
    var seats = new TreeMap<Integer, Integer>();
    for (int times : wins) seats.put(seats.size() + 1, times);
    return seats;
  }

  private static <T> String line(String what, Map<?, T> values, Function<T, String> show) {
    String all =
        values.entrySet().stream()
            .map(entry -> entry.getKey() + " " + show.apply(entry.getValue()))
            .collect(Collectors.joining(", "));
    return "  %s: %s%n".formatted(what, all.isEmpty() ? "none" : all);
  }

  /**
   * How often each event happened and in how many games, most frequent first: for all games
   * together, and for each row if there are several.
   */
  public static String events(BatchReport report) {
    List<VariantFigures> rows = report.figures();
    String each =
        rows.stream()
            .map(
                row ->
                    "%n%s, %s players%n".formatted(row.variant(), row.players())
                        + events(row.games(), row.events(), row.fired()))
            .collect(Collectors.joining());
    if (rows.size() == 1) return each;
    return "%nall games%n".formatted()
        + events(
            report.games(),
            together(rows, VariantFigures::events),
            together(rows, VariantFigures::fired))
        + each;
  }

  private static String events(int games, Map<String, Integer> times, Map<String, Integer> fired) {
    return times.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .map(
            entry ->
                "%8s in %s of %s games  %s%n"
                    .formatted(entry.getValue(), fired.get(entry.getKey()), games, entry.getKey()))
        .collect(Collectors.joining());
  }

  private static Map<String, Integer> together(
      List<VariantFigures> rows, Function<VariantFigures, Map<String, Integer>> what) {
    return rows.stream()
        .flatMap(row -> what.apply(row).entrySet().stream())
        .collect(
            Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, Integer::sum, TreeMap::new));
  }

  private static String failure(BatchReport.Failure failure) {
    return "%nFAILED %s, %s players, seed %s, after %s actions: %s%n"
        .formatted(
            failure.variant(),
            failure.players(),
            failure.seed(),
            failure.game().log().actions().size(),
            failure.says());
  }
}
