package roundhouse.lab.answers;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import roundhouse.lab.rows.CompanyRow;
import roundhouse.lab.rows.GameRecord;

/**
 * How prices and revenues of companies go from set to set, over the games of a side. Of each set
 * the last operating round counts: sets of different games have different numbers of rounds. The
 * set in which a game was stopped has no last round.
 */
final class TrendTally {
  /** A set that fewer games have than this part of the most says nothing about the others. */
  private static final double LEAST_PART = 0.25;

  private static final int NO_ROUND = -1;

  private final Map<CompanyMeasure, Map<String, TreeMap<Integer, ValueCounts>>> values =
      new EnumMap<>(CompanyMeasure.class);

  void add(GameRecord game) {
    List<CompanyRow> rows = lastOfSets(game);
    for (CompanyRow row : rows)
      for (CompanyMeasure measure : CompanyMeasure.values())
        at(measure, row.company(), row.set()).add(measure.of(row));
    together(rows).forEach((set, sum) -> at(CompanyMeasure.REVENUE, SideTally.ALL, set).add(sum));
  }

  private static List<CompanyRow> lastOfSets(GameRecord game) {
    var last = new TreeMap<Integer, Integer>();
    game.companies().forEach(row -> last.merge(row.set(), row.number(), Math::max));
    if (!game.game().finished()) last.remove(game.game().sets());
    return game.companies().stream()
        .filter(row -> last.getOrDefault(row.set(), NO_ROUND) == row.number())
        .toList();
  }

  private static Map<Integer, Integer> together(List<CompanyRow> rows) {
    var sums = new TreeMap<Integer, Integer>();
    rows.forEach(row -> sums.merge(row.set(), row.revenue(), Integer::sum));
    return sums;
  }

  private ValueCounts at(CompanyMeasure measure, String company, int set) {
    return values
        .computeIfAbsent(measure, _ -> new TreeMap<>())
        .computeIfAbsent(company, _ -> new TreeMap<>())
        .computeIfAbsent(set, _ -> new ValueCounts());
  }

  Set<String> companies(CompanyMeasure measure) {
    return new TreeSet<>(values.getOrDefault(measure, Map.of()).keySet());
  }

  /** One point for each set that enough games have. */
  List<TrendPoint> points(CompanyMeasure measure, String company) {
    TreeMap<Integer, ValueCounts> sets =
        values.getOrDefault(measure, Map.of()).getOrDefault(company, new TreeMap<>());
    int most = sets.values().stream().mapToInt(ValueCounts::size).max().orElse(0);
    return sets.entrySet().stream()
        .filter(each -> each.getValue().size() >= LEAST_PART * most)
        .map(each -> point(each.getKey(), each.getValue()))
        .toList();
  }

  private static TrendPoint point(int set, ValueCounts all) {
    return new TrendPoint(
        set, all.quantile(0.25), all.quantile(0.5), all.quantile(0.75), all.size());
  }
}
