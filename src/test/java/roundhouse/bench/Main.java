package roundhouse.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/**
 * Runs one benchmark by its name. A new benchmark is one line in {@link #ALL}.
 *
 * <p>Exit status 0 when it ran, 1 when it failed, 2 when there is none of that name.
 */
public final class Main {

  static final List<Benchmark> ALL = List.of(
      new Benchmark("games", "games of sensible bots: milliseconds of processor time a game (DESIGN GAMES OPTION...)", GameBench::run));

  private final List<Benchmark> benchmarks;
  private final PrintStream out;
  private final PrintStream err;

  Main(List<Benchmark> benchmarks, PrintStream out, PrintStream err) {
    this.benchmarks = benchmarks;
    this.out = out;
    this.err = err;
  }

  public static void main(String[] args) {
    System.exit(new Main(ALL, System.out, System.err).run(List.of(args)));
  }

  int run(List<String> args) {
    if (args.isEmpty()) return usage(out, 0);
    Optional<Benchmark> chosen = benchmarks.stream().filter(each -> each.name().equals(args.getFirst())).findFirst();
    return chosen.map(benchmark -> measure(benchmark, args.subList(1, args.size()))).orElseGet(() -> unknown(args.getFirst()));
  }

  private int measure(Benchmark benchmark, List<String> arguments) {
    try {
      benchmark.task().run(arguments, out);
      return 0;
    } catch (Exception failure) {
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
    if (!benchmarks.isEmpty()) target.println("Benchmarks:");
    benchmarks.forEach(each -> target.printf("  %-20s %s%n", each.name(), each.sentence()));
    return status;
  }
}
