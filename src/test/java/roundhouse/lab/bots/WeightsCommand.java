package roundhouse.lab.bots;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import roundhouse.engine.Title;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.simulation.BatchSeeds;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.lab.tournament.Tournament;
import roundhouse.lab.tournament.TournamentResult;
import roundhouse.testkit.Repository;

/**
 * Learns the weights of planning bots by games against those of the file, within a budget of
 * processor time. Each generation becomes a line of a log as soon as it is known; the same command
 * goes on where the log ends. What was learned is judged by games of other seeds, also of titles
 * and with a number of players from which nothing was learned.
 */
public final class WeightsCommand {
  private static final int POPULATION = 10;

  /** The numbers of temperaments say how bots differ, not how they win. */
  private static final Set<String> OF_TEMPERAMENTS =
      Set.of("liking", "cautious-debt", "cautious-money", "trader-money", "builder-growth");

  /** Judges with other seeds than those of any generation. */
  private static final long FRESH = 1_000_000;

  private static final Map<String, String> OPTIONS =
      new TreeMap<>(
          Map.of(
              "--hours", "1",
              "--seed", "1",
              "--log", "target/weights.log",
              "--titles", "",
              "--players", "3,4",
              "--held-out", "1861,1870",
              "--held-out-players", "5",
              "--judge", "100"));

  private final Map<String, String> options;
  private final PrintStream out;
  private final List<String> names =
      BotWeights.usual().names().stream().filter(each -> !OF_TEMPERAMENTS.contains(each)).toList();

  private WeightsCommand(Map<String, String> options, PrintStream out) {
    this.options = options;
    this.out = out;
  }

  /** Arguments: {@code --hours H} and other options with their values. */
  public static void run(List<String> arguments, PrintStream out) throws IOException {
    var options = new TreeMap<>(OPTIONS);
    for (int at = 0; at + 1 < arguments.size(); at += 2) {
      if (!OPTIONS.containsKey(arguments.get(at)))
        throw new IllegalArgumentException(
            "no option '%s'; there are %s".formatted(arguments.get(at), OPTIONS.keySet()));
      options.put(arguments.get(at), arguments.get(at + 1));
    }
    new WeightsCommand(options, out).learn();
  }

  private List<String> list(String option) {
    return Arrays.stream(options.get(option).split(",")).filter(each -> !each.isEmpty()).toList();
  }

  private List<String> titles() {
    List<String> named = list("--titles");
    List<String> heldOut = list("--held-out");
    return (named.isEmpty() ? Repository.designNames() : named)
        .stream().filter(each -> !heldOut.contains(each)).toList();
  }

  private List<Integer> players() {
    return list("--players").stream().map(Integer::valueOf).toList();
  }

  /** Of each title a table for one of the numbers of players, in turn, if it is for as many. */
  private List<WeightRace.Table> tables(List<String> titles, List<Integer> players) {
    return IntStream.range(0, titles.size())
        .mapToObj(
            at -> new WeightRace.Table(title(titles.get(at)), players.get(at % players.size())))
        .filter(table -> table.title().design().players().contains(table.players()))
        .toList();
  }

  private static Title title(String name) {
    return Repository.titles().load(name, Set.of()).title().orElseThrow();
  }

  private void learn() throws IOException {
    long seed = Long.parseLong(options.get("--seed"));
    List<WeightRace.Table> tables = tables(titles(), players());
    var race = new WeightRace(tables);
    var search = new WeightSearch(names.size(), POPULATION, seed);
    Path log = Path.of(options.get("--log"));
    List<double[]> told = known(log);
    double budget = 60 * Double.parseDouble(options.get("--hours"));
    double before = minutesInLog(log);
    out.printf(
        "%s weights, %s titles, %s candidates in a generation, %s games each generation%n",
        names.size(), tables.size(), POPULATION, WeightRace.games(POPULATION, tables.size()));
    double last = 0;
    WeightSearch.Generation next = search.after(told);
    while (!next.points().isEmpty() && before + minutes() + last <= budget) {
      double start = minutes();
      double[] bad =
          race.run(
              next.points().stream().map(this::weights).toList(),
              BatchSeeds.of(seed, POPULATION, told.size()));
      told.add(bad);
      last = minutes() - start;
      append(log, line(last, bad));
      next = search.after(told);
      out.printf(
          Locale.ROOT,
          "generation %s, %.1f minutes in all: %s%n",
          told.size(),
          before + minutes(),
          text(next.mean()));
    }
    judge(weights(next.mean()));
  }

  /** Processor minutes of this process, with those of its compiler and collector. */
  private static double minutes() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime()
        / 60e9;
  }

  /** Numbers are searched by their logarithms, so that all stay above 0. */
  private BotWeights weights(double[] point) {
    var changed = new LinkedHashMap<String, Double>();
    for (int at = 0; at < names.size(); at++)
      changed.put(names.get(at), BotWeights.usual().of(names.get(at)) * StrictMath.exp(point[at]));
    return BotWeights.usual().with(changed);
  }

  private String text(double[] point) {
    BotWeights all = weights(point);
    return names.stream()
        .map(name -> String.format(Locale.ROOT, "%s %.4g", name, all.of(name)))
        .collect(Collectors.joining(", "));
  }

  private String about() {
    return "seed %s, titles %s, players %s, weights %s"
        .formatted(options.get("--seed"), titles(), players(), names);
  }

  private static String line(double minutes, double[] bad) {
    return minutes
        + ":"
        + Arrays.stream(bad).mapToObj(Double::toString).collect(Collectors.joining(","));
  }

  private List<double[]> known(Path log) throws IOException {
    if (!Files.exists(log)) {
      append(log, about());
      return new ArrayList<>();
    }
    List<String> lines = Files.readAllLines(log);
    if (!lines.getFirst().equals(about()))
      throw new IllegalArgumentException(
          "'%s' is of another search: %s".formatted(log, lines.getFirst()));
    return lines.stream()
        .skip(1)
        .map(each -> each.substring(each.indexOf(':') + 1).split(","))
        .map(each -> Arrays.stream(each).mapToDouble(Double::parseDouble).toArray())
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private static double minutesInLog(Path log) throws IOException {
    return Files.readAllLines(log).stream()
        .skip(1)
        .mapToDouble(each -> Double.parseDouble(each.substring(0, each.indexOf(':'))))
        .sum();
  }

  private static void append(Path log, String line) throws IOException {
    Files.writeString(
        log,
        line + "\n",
        StandardCharsets.UTF_8,
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private void judge(BotWeights learned) {
    int games = Integer.parseInt(options.get("--judge"));
    List<Integer> other = List.of(Integer.valueOf(options.get("--held-out-players")));
    judge("learned on", tables(titles(), players()), learned, games);
    judge("held out", tables(list("--held-out"), players()), learned, games);
    judge("held out by players", tables(titles(), other), learned, games);
  }

  private void judge(String what, List<WeightRace.Table> tables, BotWeights learned, int games) {
    for (WeightRace.Table table : tables) {
      TournamentResult result =
          new Tournament(
                  table.title(),
                  table.players(),
                  games,
                  FRESH + Long.parseLong(options.get("--seed")),
                  WeightRace.planning(learned),
                  WeightRace.planning(BotWeights.usual()),
                  SimulationLimits.USUAL,
                  1)
              .play(BatchProgress.NONE);
      out.printf(
          Locale.ROOT,
          "%s: %s, %s players, %s games: %.0f %% (%.0f %% to %.0f %%)%n",
          what,
          table.title().design().title(),
          table.players(),
          result.games(),
          100 * result.share().value(),
          100 * result.share().low(),
          100 * result.share().high());
    }
  }
}
