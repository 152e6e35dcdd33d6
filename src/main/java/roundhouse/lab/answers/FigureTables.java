package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;
import roundhouse.lab.batch.TextTable;
import roundhouse.lab.rows.FigureKind;

/** The figures of sides as tables of text. */
public final class FigureTables {
  private static final List<String> SPREAD =
      List.of("least", "quarter", "half", "three quarters", "greatest");

  private static final List<Double> PARTS = List.of(0.25, 0.5, 0.75);

  private FigureTables() {}

  /**
   * A table.
   *
   * @param rows of as many cells as there are headings
   */
  public record FigureTable(String title, List<String> headings, List<List<String>> rows) {}

  /** The timeline first, then numbers, then shares. */
  public static List<FigureTable> tables(List<SideTally> sides) {
    return List.of(
        table(
            "When it happens, in sets: 4 is the stock round of set 4, 4.5 halfway to the next."
                + " The quarters count only the games in which it happens.",
            sides,
            FigureKind.TIME,
            heading("in games (95 %)", SPREAD),
            FigureTables::time),
        table(
            "Numbers of a game",
            sides,
            FigureKind.NUMBER,
            heading("mean (95 %)", SPREAD),
            FigureTables::number),
        table(
            "In how many games",
            sides,
            FigureKind.SHARE,
            heading("games (95 %)", List.of()),
            FigureTables::share),
        table(
            "Prices, returns and lengths, of the games that have them",
            sides,
            FigureKind.AMOUNT,
            heading("games", "mean (95 %)", SPREAD),
            FigureTables::amount),
        table(
            "How often it comes true, of the games that can tell",
            sides,
            FigureKind.OUTCOME,
            heading("games", "of these (95 %)", List.of()),
            FigureTables::outcome));
  }

  private static List<String> heading(String first, List<String> others) {
    var all = new ArrayList<>(List.of("", first));
    all.addAll(others);
    return all;
  }

  private static List<String> heading(String games, String first, List<String> others) {
    List<String> all = heading(first, others);
    all.add(1, games);
    return all;
  }

  /** All tables as text. */
  public static String of(List<SideTally> sides) {
    return tables(sides).stream().map(FigureTables::text).collect(Collectors.joining());
  }

  private static String text(FigureTable table) {
    String rows =
        table.rows().isEmpty()
            ? "none%n".formatted()
            : TextTable.of(table.headings(), table.rows());
    return "%n%s%n".formatted(table.title()) + rows;
  }

  /** A row's cells after its names. */
  private interface Cells {
    List<String> of(SideTally side, Figure figure);
  }

  private static FigureTable table(
      String title, List<SideTally> sides, FigureKind kind, List<String> headings, Cells cells) {
    if (sides.size() > 1) headings.add(1, "side");
    var rows = new ArrayList<List<String>>();
    for (Figure figure : figures(sides, kind)) {
      String name = figure.says();
      for (SideTally side : sides) {
        var row = new ArrayList<>(List.of(name));
        if (sides.size() > 1) row.add(side.side());
        row.addAll(cells.of(side, figure));
        rows.add(row);
        name = "";
      }
    }
    return new FigureTable(title, headings, rows);
  }

  static Set<Figure> figures(List<SideTally> sides, FigureKind kind) {
    var all = new TreeSet<Figure>();
    for (SideTally side : sides)
      side.figures().stream().filter(figure -> figure.kind() == kind).forEach(all::add);
    return new LinkedHashSet<>(all);
  }

  private static List<String> time(SideTally side, Figure figure) {
    ValueCounts values = side.values(figure);
    return spread(share(side.share(figure)), values, side.incidence(figure)::quantile);
  }

  private static List<String> number(SideTally side, Figure figure) {
    ValueCounts values = side.values(figure);
    return spread(mean(Intervals.mean(values)), values, values::quantile);
  }

  private static List<String> amount(SideTally side, Figure figure) {
    return counted(side.reached(figure), number(side, figure));
  }

  private static List<String> outcome(SideTally side, Figure figure) {
    return counted(side.reached(figure), share(side, figure));
  }

  private static List<String> counted(int games, List<String> cells) {
    var all = new ArrayList<>(List.of(String.valueOf(games)));
    all.addAll(cells);
    return all;
  }

  private static List<String> share(SideTally side, Figure figure) {
    return List.of(share(side.share(figure)));
  }

  /** One game has a value, but says nothing of the mean of others. */
  static String mean(Estimate each) {
    if (Double.isNaN(each.value())) return "-";
    return Double.isInfinite(each.high())
        ? Digits.plain(each.value()) + " (one game)"
        : estimate(each, Digits::plain);
  }

  static String share(Estimate part) {
    return estimate(part, Digits::percent);
  }

  private static String estimate(Estimate each, Function<Double, String> show) {
    return "%s (%s to %s)"
        .formatted(show.apply(each.value()), show.apply(each.low()), show.apply(each.high()));
  }

  private static List<String> spread(
      String first, ValueCounts values, DoubleUnaryOperator quantile) {
    var cells = new ArrayList<>(List.of(first));
    boolean none = values.size() == 0;
    cells.add(none ? "-" : Digits.plain(values.atRank(0)));
    for (double part : PARTS) cells.add(none ? "-" : Digits.plain(quantile.applyAsDouble(part)));
    cells.add(none ? "-" : Digits.plain(values.atRank(values.size() - 1)));
    return cells;
  }
}
