package roundhouse.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import roundhouse.lab.rows.CompanyRow;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.MomentRow;

/** Games of people beside games of bots, all with one number of players. */
final class PeopleTable {
  /** A moment of bots may lie this many sets outside the people's span. */
  private static final double TOLERANCE = 1.5;

  /** The kinds of moments that mark the course of any game, in words. */
  private static final Map<String, String> COURSE =
      Map.of(
          "phase-began", "phase %s begins",
          "train-first-sold", "first %s sold",
          "train-rusted", "%s rusts");

  private static final String FLOATED = "company-floated";

  private final int players;
  private final List<GameRecord> people = new ArrayList<>();
  private final List<GameRecord> bots = new ArrayList<>();

  PeopleTable(int players) {
    this.players = players;
  }

  List<GameRecord> people() {
    return people;
  }

  List<GameRecord> bots() {
    return bots;
  }

  void tell(PrintStream out) {
    out.printf(
        "%d players: %d games of people (%d to their end), %d of bots (%d to their end)%n",
        players, people.size(), finished(people).count(), bots.size(), finished(bots).count());
    out.println("  set of rounds          people, least to greatest   bots, quartiles");
    Map<String, List<Double>> theirs = times(people);
    Map<String, List<Double>> ours = times(bots);
    Stream.concat(theirs.keySet().stream(), ours.keySet().stream())
        .distinct()
        .sorted(
            Comparator.comparingDouble(what -> middle(theirs.getOrDefault(what, ours.get(what)))))
        .forEach(what -> line(out, what, theirs.get(what), ours.get(what)));
    out.println("  at the end");
    number(out, "sets", game -> game.game().sets());
    number(out, "actions", game -> game.game().actions());
    number(out, "best worth", game -> game.game().best());
    companies(out);
  }

  /** When things happened, over all games, by what happened. */
  private static Map<String, List<Double>> times(List<GameRecord> games) {
    var times = new TreeMap<String, List<Double>>();
    for (GameRecord game : games) {
      int floated = 0;
      for (MomentRow moment : game.moments()) {
        String what =
            moment.moment().equals(FLOATED)
                ? "company %d floats".formatted(++floated)
                : COURSE.getOrDefault(moment.moment(), "").formatted(moment.what());
        if (!what.isEmpty()) times.computeIfAbsent(what, _ -> new ArrayList<>()).add(moment.time());
      }
    }
    times.values().forEach(each -> each.sort(null));
    return times;
  }

  private void line(PrintStream out, String what, List<Double> theirs, List<Double> ours) {
    String off = theirs == null || ours == null ? "" : outside(theirs, ours);
    row(out, what, spread(theirs, people.size(), 0, 1), spread(ours, bots.size(), 0.25, 0.75), off);
  }

  private static String outside(List<Double> theirs, List<Double> ours) {
    double early = theirs.getFirst() - middle(ours);
    double late = middle(ours) - theirs.getLast();
    double most = Math.max(early, late);
    if (most <= TOLERANCE) return "";
    return String.format(Locale.ROOT, "%.1f sets %s", most, early > late ? "early" : "late");
  }

  private void number(PrintStream out, String what, ToDoubleFunction<GameRecord> of) {
    row(out, what, ends(people, of, 0, 1), ends(bots, of, 0.25, 0.75), "");
  }

  /** A number of the games that ended by their rules. */
  private static String ends(
      List<GameRecord> games, ToDoubleFunction<GameRecord> of, double low, double high) {
    List<Double> numbers = finished(games).mapToDouble(of).sorted().boxed().toList();
    return spread(numbers.isEmpty() ? null : numbers, games.size(), low, high);
  }

  private static void row(
      PrintStream out, String what, String theirs, String ours, String outside) {
    out.printf("    %-20s %-27s %-34s %s%n", what, theirs, ours, outside);
  }

  /** Two numbers of the order of size, and the middle one where they are not the outermost. */
  private static String spread(List<Double> sorted, int games, double low, double high) {
    if (sorted == null) return "-";
    String middle = low > 0 ? String.format(Locale.ROOT, " %.1f", middle(sorted)) : " to";
    return String.format(
        Locale.ROOT,
        "%.1f%s %.1f (%d of %d)",
        at(sorted, low),
        middle,
        at(sorted, high),
        sorted.size(),
        games);
  }

  private static double middle(List<Double> sorted) {
    return at(sorted, 0.5);
  }

  private static double at(List<Double> sorted, double part) {
    return sorted.get((int) Math.round(part * (sorted.size() - 1)));
  }

  private static Stream<GameRecord> finished(List<GameRecord> games) {
    return games.stream().filter(game -> game.game().finished());
  }

  /** What the companies have and earn in each set, in a game on average. */
  private void companies(PrintStream out) {
    out.println("  all companies in a round: number, revenue, trains, cash, mean price");
    int last = people.stream().mapToInt(game -> game.game().sets()).max().orElse(1);
    for (int set = 1; set <= last; set++)
      row(out, "set " + set, sums(people, set), sums(bots, set), "");
  }

  private static String sums(List<GameRecord> games, int set) {
    List<CompanyRow> rows =
        games.stream()
            .flatMap(game -> game.companies().stream())
            .filter(row -> in(row, set))
            .toList();
    double rounds = games.stream().mapToLong(game -> rounds(game, set)).sum();
    if (rounds == 0) return "-";
    List<CompanyRow> priced = rows.stream().filter(row -> row.price() > 0).toList();
    return String.format(
        Locale.ROOT,
        "%.1f %.0f %.1f %.0f %.0f",
        priced.size() / rounds,
        priced.stream().mapToInt(CompanyRow::revenue).sum() / rounds,
        priced.stream().mapToInt(row -> row.trains().size()).sum() / rounds,
        priced.stream().mapToInt(CompanyRow::cash).sum() / rounds,
        priced.stream().mapToInt(CompanyRow::price).average().orElse(0));
  }

  private static long rounds(GameRecord game, int set) {
    return game.companies().stream()
        .filter(row -> in(row, set))
        .map(CompanyRow::number)
        .distinct()
        .count();
  }

  private static boolean in(CompanyRow row, int set) {
    return row.set() == set && row.number() > 0;
  }
}
