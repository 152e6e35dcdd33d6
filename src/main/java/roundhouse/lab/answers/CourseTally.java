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
 * the last operating round counts: sets of different games have different numbers of rounds.
 */
final class CourseTally {
  /** A set that fewer games have than this part of the most says nothing about the others. */
  private static final double LEAST_PART = 0.25;

  private final Map<CompanyCourse, Map<String, TreeMap<Integer, ValueCounts>>> values =
      new EnumMap<>(CompanyCourse.class);

  void add(GameRecord game) {
    List<CompanyRow> rows = lastOfSets(game);
    for (CompanyRow row : rows)
      for (CompanyCourse course : CompanyCourse.values())
        at(course, row.company(), row.set()).add(course.of(row));
    together(rows).forEach((set, sum) -> at(CompanyCourse.REVENUE, SideTally.ALL, set).add(sum));
  }

  private static List<CompanyRow> lastOfSets(GameRecord game) {
    var last = new TreeMap<Integer, Integer>();
    game.companies().forEach(row -> last.merge(row.set(), row.number(), Math::max));
    return game.companies().stream().filter(row -> last.get(row.set()) == row.number()).toList();
  }

  private static Map<Integer, Integer> together(List<CompanyRow> rows) {
    var sums = new TreeMap<Integer, Integer>();
    rows.forEach(row -> sums.merge(row.set(), row.revenue(), Integer::sum));
    return sums;
  }

  private ValueCounts at(CompanyCourse course, String company, int set) {
    return values
        .computeIfAbsent(course, _ -> new TreeMap<>())
        .computeIfAbsent(company, _ -> new TreeMap<>())
        .computeIfAbsent(set, _ -> new ValueCounts());
  }

  Set<String> companies(CompanyCourse course) {
    return new TreeSet<>(values.getOrDefault(course, Map.of()).keySet());
  }

  /** One point for each set that enough games have. */
  List<CoursePoint> points(CompanyCourse course, String company) {
    TreeMap<Integer, ValueCounts> sets =
        values.getOrDefault(course, Map.of()).getOrDefault(company, new TreeMap<>());
    int most = sets.values().stream().mapToInt(ValueCounts::size).max().orElse(0);
    return sets.entrySet().stream()
        .filter(each -> each.getValue().size() >= LEAST_PART * most)
        .map(each -> point(each.getKey(), each.getValue()))
        .toList();
  }

  private static CoursePoint point(int set, ValueCounts all) {
    return new CoursePoint(
        set, all.quantile(0.25), all.quantile(0.5), all.quantile(0.75), all.size());
  }
}
