package roundhouse.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.bench.fuzz.FuzzCommand;
import roundhouse.lab.bots.WeightsCommand;
import roundhouse.lab.valuesearch.SearchTrials;

/**
 * Runs one benchmark by its name, or {@code all} of them. A new benchmark is one line in {@link
 * #ALL}.
 *
 * <p>Exit status 0 when it ran, 1 when it failed, 2 when there is none of that name.
 */
public final class BenchMain {

  /** The title that is measured when none is named. */
  static final String TITLE = "1860";

  static final List<Benchmark> ALL =
      List.of(
          new Benchmark("start", "loading a title, the first time and warm", StartBench::run),
          new Benchmark(
              "replay", "recorded games played again by the engine alone", ReplayBench::run),
          new Benchmark(
              "reload",
              "an edit of a design until it shows in a game of 500 actions; the aim is 100 ms",
              ReloadBench::run),
          new Benchmark(
              "clicks",
              "an action of a player until it is on the board, and until the next choices are"
                  + " known",
              ClicksBench::run),
          new Benchmark(
              "window",
              "its first paint (the aim is 2 s), what is wrong after a key (100 ms), frames of the"
                  + " largest map (60 a second)",
              WindowBench::run),
          new Benchmark(
              "routes",
              "best runs on the late boards of recorded games, and with rules and scripts that"
                  + " judge runs",
              RoutesBench::run),
          new Benchmark("hooks", "what a rule costs in JavaScript and in Java", HooksBench::run),
          new Benchmark(
              "tables",
              "fifty tables of four, an act of each every two seconds: from an act to every other"
                  + " seat's event; 95 % within 200 ms are the aim: [TABLES]",
              TablesBench::run),
          new Benchmark("bots", "whole games that bots play", BotsBench::run),
          new Benchmark(
              "games",
              "games of sensible bots: milliseconds of processor time a game (DESIGN GAMES"
                  + " OPTION...)",
              GameBench::run));

  /** What takes a while and is no measurement; {@code all} leaves it out. */
  static final List<Benchmark> CHORES =
      List.of(
          new Benchmark(
              "golden", "records the golden games of a design again: DESIGN", GoldenCommand::run),
          new Benchmark(
              "pictures",
              "opens the window and writes the pictures of the README again; needs a display:"
                  + " [FOLDER]",
              LateBoards::pictures),
          new Benchmark(
              "boards",
              "draws the boards of all titles as screens of four sizes show them, empty and late in"
                  + " a game, in both themes, and names words that are too small, too faint,"
                  + " missing or on something: [FOLDER [TITLE...]]",
              LateBoards::run),
          new Benchmark(
              "count",
              "counts lines of code, files, types with one user and places that start threads:"
                  + " [--list]",
              CountCommand::run),
          new Benchmark(
              "searches",
              "searches for values in designs that play no games, where what is true is known:"
                  + " [SEARCHES [GAMES]]",
              SearchTrials::run),
          new Benchmark(
              "mutate",
              "names the changes of a design that nothing notices: DESIGN [--only TEXT] [--minutes"
                  + " N] [--no-tests]",
              MutateCommand::run),
          new Benchmark(
              "rules",
              "takes away what the rows of a design's rules.md name, and names those whose tests do"
                  + " not notice: DESIGN [--only TEXT] [--minutes N]",
              RulesCommand::run),
          new Benchmark(
              "pairs",
              "checked games of random bots in which every two options come together three times:"
                  + " DESIGN [GAMES] [SEED] [MINUTES]",
              PairsCommand::run),
          new Benchmark(
              "detours",
              "leaves recorded games at every Nth action, takes all that is offered there and plays"
                  + " on: DESIGN [N] [SEED] [MINUTES]",
              DetoursCommand::run),
          new Benchmark(
              "people",
              "bots beside recorded games of people: when phases begin, trains are sold and"
                  + " companies float, and how long and rich games are: DESIGN [GAMES] [BOT]",
              PeopleCommand::run),
          new Benchmark(
              "weights",
              "learns the weights of planning bots within a budget of processor hours, and judges"
                  + " them on other seeds and titles: --hours H [--seed S] [--log FILE] [--titles"
                  + " A,B] [--players N,N] [--held-out C,D] [--held-out-players N] [--judge GAMES]",
              WeightsCommand::run),
          new Benchmark(
              "runs",
              "goes over the best runs of each turn of recorded games and of bots with a plain"
                  + " check, and counts what players missed: [--missed] [DESIGN...]",
              RunsCommand::run),
          new Benchmark(
              "fuzz",
              "plays broken designs, scripts, positions, games and zips, and finds what is neither"
                  + " refused nor played by the laws of games: [--minutes N] [--seed S] [--kind"
                  + " KIND,KIND] [--cases N]",
              FuzzCommand::run));

  private final List<Benchmark> benchmarks;
  private final PrintStream out;
  private final PrintStream err;

  BenchMain(List<Benchmark> benchmarks, PrintStream out, PrintStream err) {
    this.benchmarks = benchmarks;
    this.out = out;
    this.err = err;
  }

  public static void main(String[] args) {
    System.exit(new BenchMain(ALL, System.out, System.err).run(List.of(args)));
  }

  int run(List<String> args) {
    if (args.isEmpty()) return usage(out, 0);
    if (args.getFirst().equals("all")) return measureAll();
    Optional<Benchmark> chosen =
        Stream.concat(benchmarks.stream(), CHORES.stream())
            .filter(each -> each.name().equals(args.getFirst()))
            .findFirst();
    return chosen
        .map(benchmark -> measure(benchmark, args.subList(1, args.size())))
        .orElseGet(() -> unknown(args.getFirst()));
  }

  private int measureAll() {
    int worst = 0;
    for (Benchmark benchmark : benchmarks) {
      out.printf("%n%s: %s%n", benchmark.name(), benchmark.sentence());
      worst = Math.max(worst, measure(benchmark, List.of()));
    }
    return worst;
  }

  private int measure(Benchmark benchmark, List<String> arguments) {
    try {
      benchmark.task().run(arguments, out);
      return 0;
    } catch (Exception | AssertionError failure) {
      failure.printStackTrace(err);
      return 1;
    }
  }

  private int unknown(String name) {
    err.printf("There is no benchmark '%s'.%n", name);
    return usage(err, 2);
  }

  private int usage(PrintStream target, int status) {
    target.println("Usage: mvn -q -Pbench test-compile exec:exec -Dargs=\"NAME [ARGUMENT...]\"");
    if (!benchmarks.isEmpty()) target.println("Benchmarks, or 'all':");
    benchmarks.forEach(each -> target.printf("  %-20s %s%n", each.name(), each.sentence()));
    target.println("And:");
    CHORES.forEach(each -> target.printf("  %-20s %s%n", each.name(), each.sentence()));
    return status;
  }
}
