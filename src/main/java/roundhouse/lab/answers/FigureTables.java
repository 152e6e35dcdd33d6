package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import roundhouse.lab.batch.TextTable;

/** The figures of sides as tables of text. */
public final class FigureTables {
  private static final List<String> SPREAD =
      List.of("least", "quarter", "half", "three quarters", "greatest");

  private static final List<Double> PARTS = List.of(0.25, 0.5, 0.75);

  private FigureTables() {}

  /** The timeline first, then numbers, then shares. */
  public static String of(List<SideTally> sides) {
    return ("%nWhen it happens, in sets: 4 is the stock round of set 4, 4.5 halfway to the next."
                + " The quarters are those of the games in which it comes.%n")
            .formatted()
        + table(sides, FigureKind.TIME, SPREAD, "in games (95 %)", FigureTables::time)
        + "%nNumbers of a game%n".formatted()
        + table(sides, FigureKind.NUMBER, SPREAD, "mean (95 %)", FigureTables::number)
        + "%nIn how many games%n".formatted()
        + table(sides, FigureKind.SHARE, List.of(), "games (95 %)", FigureTables::share);
  }

  /** A row's cells after its names. */
  private interface Cells {
    List<String> of(SideTally side, Figure figure);
  }

  private static String table(
      List<SideTally> sides, FigureKind kind, List<String> spread, String first, Cells cells) {
    var headings = new ArrayList<>(List.of("", first));
    headings.addAll(spread);
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
    return rows.isEmpty() ? "none%n".formatted() : TextTable.of(headings, rows);
  }

  static Set<Figure> figures(List<SideTally> sides, FigureKind kind) {
    var all = new TreeSet<Figure>();
    for (SideTally side : sides)
      side.figures().stream().filter(figure -> figure.kind() == kind).forEach(all::add);
    return new LinkedHashSet<>(all);
  }

  private static List<String> time(SideTally side, Figure figure) {
    return spread(share(side.share(figure)), side.values(figure));
  }

  private static List<String> number(SideTally side, Figure figure) {
    ValueCounts values = side.values(figure);
    return spread(estimate(Intervals.mean(values), DifferenceSentence::plain), values);
  }

  private static List<String> share(SideTally side, Figure figure) {
    return List.of(share(side.share(figure)));
  }

  private static String share(Estimate part) {
    return estimate(part, DifferenceSentence::percent);
  }

  private static String estimate(Estimate each, Function<Double, String> show) {
    return "%s (%s to %s)"
        .formatted(show.apply(each.value()), show.apply(each.low()), show.apply(each.high()));
  }

  private static List<String> spread(String first, ValueCounts values) {
    var cells = new ArrayList<>(List.of(first));
    boolean none = values.size() == 0;
    cells.add(none ? "-" : DifferenceSentence.plain(values.atRank(0)));
    for (double part : PARTS)
      cells.add(none ? "-" : DifferenceSentence.plain(values.quantile(part)));
    cells.add(none ? "-" : DifferenceSentence.plain(values.atRank(values.size() - 1)));
    return cells;
  }
}
