package roundhouse.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.lab.batch.BatchSeeds;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.rows.CompanyRow;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.MomentRow;
import roundhouse.lab.rows.RowCollector;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.lab.simulation.SlowScriptRetry;

/**
 * Plays bots beside recorded games of people, with their options and numbers of players, and tells
 * how the times of phases and the lengths of games compare.
 */
final class PeopleCommand {
  /** A phase may begin this many sets outside the people's span. */
  private static final double TOLERANCE = 1.5;

  private static final String RANDOM = "random-";

  private final PrintStream out;
  private final Map<Integer, Games> tables = new TreeMap<>();

  private PeopleCommand(PrintStream out) {
    this.out = out;
  }

  /** The games of one number of players. */
  private record Games(List<GameRecord> people, List<GameRecord> bots) {
    Games() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  /** Arguments: a design, games of bots for each of people, the bots' name. */
  static void run(List<String> arguments, PrintStream out) throws IOException {
    String design = arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst();
    int games = arguments.size() > 1 ? Integer.parseInt(arguments.get(1)) : 10;
    Bot bot = Bots.named(arguments.size() > 2 ? arguments.get(2) : Bots.USUAL).orElseThrow();
    var all = new PeopleCommand(out);
    for (RecordedGames.Game game : RecordedGames.of(design))
      if (!game.name().contains(RANDOM)) all.play(game, games, bot);
    all.tables.forEach(all::tell);
  }

  private void play(RecordedGames.Game recorded, int games, Bot bot) {
    int players = recorded.log().players().size();
    Games table = tables.computeIfAbsent(players, _ -> new Games());
    table.people().add(people(recorded));
    IntStream.range(0, games)
        .mapToObj(game -> bots(recorded, bot, game))
        .flatMap(Optional::stream)
        .forEach(table.bots()::add);
  }

  private static GameRecord people(RecordedGames.Game recorded) {
    var actions = new Replayed(recorded.log().actions());
    List<String> names = recorded.log().players();
    Bot each = (_, _, _, _, _) -> actions.get();
    var simulation =
        new Simulation(
            recorded.title(),
            names,
            names.stream().map(_ -> each).toList(),
            SimulationLimits.USUAL,
            false,
            actions::over);
    return played(recorded, simulation, recorded.log().seed()).record();
  }

  /** Nothing if scripts run out of time, which tells of a busy machine and not of bots. */
  private static Optional<GameRecord> bots(RecordedGames.Game recorded, Bot bot, int game) {
    int players = recorded.log().players().size();
    var simulation = Simulation.of(recorded.title(), players, bot);
    long seed = BatchSeeds.of(1, players, game);
    Played played = SlowScriptRetry.play(() -> played(recorded, simulation, seed), Played::game);
    return played.game().isOutOfTime() ? Optional.empty() : Optional.of(played.record());
  }

  private record Played(GameRecord record, SimulatedGame game) {}

  private static Played played(RecordedGames.Game recorded, Simulation simulation, long seed) {
    var rows =
        new RowCollector(recorded.title(), new GameKey(0, "", simulation.players().size(), seed));
    SimulatedGame game = simulation.play(seed, rows);
    return new Played(rows.record(game), game);
  }

  /** Gives recorded actions one after the other. */
  private static final class Replayed implements Supplier<Action> {
    private final List<Action> actions;
    private int next;

    Replayed(List<Action> actions) {
      this.actions = actions;
    }

    @Override
    public Action get() {
      return actions.get(next++);
    }

    boolean over() {
      return next >= actions.size();
    }
  }

  private void tell(int players, Games games) {
    out.printf(
        "%d players: %d games of people (%d to their end), %d of bots (%d to their end)%n",
        players,
        games.people().size(),
        finished(games.people()).size(),
        games.bots().size(),
        finished(games.bots()).size());
    List<String> phases =
        Stream.concat(games.people().stream(), games.bots().stream())
            .flatMap(game -> game.moments().stream())
            .filter(moment -> moment.moment().equals("phase-began"))
            .map(MomentRow::what)
            .distinct()
            .sorted()
            .toList();
    for (String phase : phases)
      line("phase " + phase, began(games.people(), phase), began(games.bots(), phase), games);
    line("sets", sets(finished(games.people())), sets(games.bots()), games);
    line("actions", actions(finished(games.people())), actions(games.bots()), games);
    companies(games);
    line("best worth", best(finished(games.people())), best(games.bots()), games);
  }

  /** What the companies have and earn in each set, in a game on average. */
  private void companies(Games games) {
    out.println(
        "  set: companies, their revenue a round, trains, cash, price; of people / of bots");
    int last = Math.max(sets(games.people()).getLast().intValue(), 1);
    for (int set = 1; set <= last; set++)
      out.printf("  %3d: %s / %s%n", set, sums(games.people(), set), sums(games.bots(), set));
  }

  private static String sums(List<GameRecord> games, int set) {
    List<CompanyRow> rows =
        games.stream()
            .flatMap(game -> game.companies().stream())
            .filter(row -> row.set() == set && row.number() > 0 && row.price() > 0)
            .toList();
    long rounds =
        games.stream()
            .mapToLong(
                game ->
                    game.companies().stream()
                        .filter(row -> row.set() == set && row.number() > 0)
                        .map(CompanyRow::number)
                        .distinct()
                        .count())
            .sum();
    if (rounds == 0) return "-";
    return String.format(
        Locale.ROOT,
        "%.1f %.0f %.1f %.0f %.0f",
        (double) rows.size() / rounds,
        rows.stream().mapToInt(CompanyRow::revenue).sum() / (double) rounds,
        rows.stream().mapToInt(row -> row.trains().size()).sum() / (double) rounds,
        rows.stream().mapToInt(CompanyRow::cash).sum() / (double) rounds,
        rows.stream().mapToInt(CompanyRow::price).average().orElse(0));
  }

  private static List<GameRecord> finished(List<GameRecord> games) {
    return games.stream().filter(game -> game.game().finished()).toList();
  }

  private static List<Double> began(List<GameRecord> games, String phase) {
    return games.stream()
        .flatMap(game -> game.moments().stream())
        .filter(moment -> moment.moment().equals("phase-began") && moment.what().equals(phase))
        .map(MomentRow::time)
        .sorted()
        .toList();
  }

  private static List<Double> sets(List<GameRecord> games) {
    return games.stream().map(game -> (double) game.game().sets()).sorted().toList();
  }

  private static List<Double> actions(List<GameRecord> games) {
    return games.stream().map(game -> (double) game.game().actions()).sorted().toList();
  }

  private static List<Double> best(List<GameRecord> games) {
    return games.stream().map(game -> (double) game.game().best()).sorted().toList();
  }

  private void line(String what, List<Double> people, List<Double> bots, Games games) {
    out.printf(
        Locale.ROOT,
        "  %-12s people %-22s bots %-34s %s%n",
        what,
        people.isEmpty() ? "-" : span(people, games.people().size()),
        bots.isEmpty() ? "-" : quarters(bots, games.bots().size()),
        outside(people, bots));
  }

  private static String span(List<Double> times, int games) {
    return String.format(
        Locale.ROOT,
        "%.1f to %.1f (%d of %d)",
        times.getFirst(),
        times.getLast(),
        times.size(),
        games);
  }

  private static String quarters(List<Double> times, int games) {
    return String.format(
        Locale.ROOT,
        "%.1f %.1f %.1f (%d of %d)",
        at(times, 0.25),
        at(times, 0.5),
        at(times, 0.75),
        times.size(),
        games);
  }

  private static double at(List<Double> sorted, double part) {
    return sorted.get((int) Math.round(part * (sorted.size() - 1)));
  }

  private static String outside(List<Double> people, List<Double> bots) {
    if (people.isEmpty() || bots.isEmpty()) return "";
    double median = at(bots, 0.5);
    double early = people.getFirst() - median;
    double late = median - people.getLast();
    if (early > TOLERANCE) return String.format(Locale.ROOT, "EARLY by %.1f", early);
    if (late > TOLERANCE) return String.format(Locale.ROOT, "LATE by %.1f", late);
    return "";
  }
}
