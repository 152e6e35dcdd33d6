package roundhouse.bench.fuzz;

import java.io.ByteArrayInputStream;
import java.io.PrintStream;
import java.util.List;

/**
 * Tries changed designs, scripts, positions, saved and recorded games, zips, command lines, rows
 * and files to make drafts of. What is wrong with them may be told; anything else than that, or
 * than a game that keeps its laws, is a finding, with the arguments that repeat it.
 */
public final class FuzzCommand {
  private final FuzzOptions options;
  private final PrintStream out;
  private final FuzzTally tally = new FuzzTally();

  private FuzzCommand(FuzzOptions options, PrintStream out) {
    this.options = options;
    this.out = out;
  }

  /**
   * @param arguments {@code [--minutes N] [--seed S] [--kind KIND,KIND] [--cases N]}
   */
  public static void run(List<String> arguments, PrintStream out) throws Exception {
    System.setIn(new ByteArrayInputStream(new byte[0]));
    var command = new FuzzCommand(FuzzOptions.of(arguments), out);
    if (command.findings() > 0) throw new IllegalStateException("there are findings");
  }

  private int findings() throws Exception {
    long end = System.nanoTime() + options.time().toNanos();
    int most = options.cases().orElse(Integer.MAX_VALUE);
    try (var watched = new WatchedCase()) {
      for (int each = 0; each < most && System.nanoTime() < end; each++)
        for (FuzzKind kind : options.kinds())
          if (System.nanoTime() < end || each == 0) once(watched, kind, options.seed() + each);
    }
    out.print(tally.text());
    return tally.findings();
  }

  private void once(WatchedCase watched, FuzzKind kind, long seed) throws Exception {
    WatchedCase.Outcome outcome = watched.run(kind, seed);
    tally.count(kind, outcome);
    outcome
        .finding()
        .ifPresent(
            what -> {
              out.printf("FINDING fuzz --kind %s --seed %d --cases 1%n%s%n", kind, seed, what);
              out.flush();
            });
  }
}
