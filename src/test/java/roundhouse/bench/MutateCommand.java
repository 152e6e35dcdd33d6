package roundhouse.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import roundhouse.engine.Title;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Repository;
import roundhouse.titles.Charts;

/**
 * Changes each number of a design (see {@link Mutants}) and each yes to a no, one at a time, and
 * names the changes that nothing notices: no problem of loading, no chart, no position, no golden
 * game, no recording, no test of titles.
 *
 * <p>Arguments: {@code DESIGN [--only TEXT] [--minutes N] [--no-tests]}. What was found is kept in
 * {@code target/mutants-DESIGN.txt}; the next run goes on after it as long as the design is the
 * same, and tries what was unnoticed again.
 */
final class MutateCommand {
  private static final String UNNOTICED = "UNNOTICED";
  private static final int THREADS = 2;

  private final String design;
  private final MutateOptions options;
  private final PrintStream out;
  private final MutantLog log;
  private final MutantPositions positions;
  private final MutantGames games;
  private final long end;

  private MutateCommand(MutateOptions options, PrintStream out) throws IOException {
    this.design = options.design();
    this.options = options;
    this.out = out;
    this.log = MutantLog.of(design);
    this.positions = MutantPositions.of(design);
    this.games = MutantGames.of(design);
    this.end = System.nanoTime() + options.minutes() * 60_000_000_000L;
  }

  static void run(List<String> arguments, PrintStream out) throws Exception {
    new MutateCommand(MutateOptions.of(arguments), out).run();
  }

  private void run() throws Exception {
    List<Mutant> mutants =
        Mutants.of(Repository.designs().toRealPath(), design).stream()
            .filter(mutant -> mutant.toString().contains(options.only()))
            .toList();
    out.printf(
        "%d changes of %s, %d positions, %d games%n",
        mutants.size(), design, positions.size(), games.size());
    byGames(mutants.stream().filter(mutant -> log.verdict(mutant).isEmpty()).toList());
    if (options.tests()) byTests(mutants);
    sum(mutants);
  }

  /** Loading, positions and games, on two cores with a copy of the designs each. */
  private void byGames(List<Mutant> mutants) throws Exception {
    var waiting = new ConcurrentLinkedQueue<>(mutants);
    try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
      var done = new ArrayList<Future<?>>();
      for (int i = 0; i < THREADS; i++)
        done.add(
            threads.submit(
                () -> {
                  work(waiting);
                  return null;
                }));
      for (Future<?> each : done) each.get();
    }
  }

  private void work(ConcurrentLinkedQueue<Mutant> waiting) throws IOException {
    try (var project = ProjectCopy.of(design)) {
      for (Mutant mutant = waiting.poll(); mutant != null && inTime(); mutant = waiting.poll()) {
        Mutant tried = mutant;
        String verdict =
            project
                .changed(tried.file(), tried.text(), () -> notice(project.designs()))
                .orElse(UNNOTICED);
        log.add(tried, verdict);
        out.println(tried + "   " + verdict);
      }
    }
  }

  /** What is quick first: loading, then the charts, then positions, then games. */
  private Optional<String> notice(Path designs) throws IOException {
    var loader = new TitleLoader(designs, Repository.scripts(), Repository.tileLibrary());
    var loaded = loader.load(design, Set.of());
    if (loaded.title().isEmpty())
      return Optional.of("loading: " + loaded.problems().getFirst().message());
    Optional<String> misprint = misprint(loader, loaded.title().get());
    if (misprint.isPresent()) return misprint;
    Optional<String> position = positions.notice(loader);
    return position.isPresent() ? position : games.notice(designs, design);
  }

  /**
   * The first line of the charts of the title, or of one of its options, that is another, where a
   * test holds them.
   */
  private Optional<String> misprint(TitleLoader loader, Title title) throws IOException {
    Optional<List<String>> right = Charts.file(design);
    if (right.isEmpty()) return Optional.empty();
    Optional<String> misprint = misprint(title, right.get());
    for (String option : title.design().options().keySet()) {
      Optional<List<String>> others = Charts.file(design + "-" + option);
      if (misprint.isPresent() || others.isEmpty()) continue;
      misprint =
          loader
              .loadAlone(design, Set.of(option))
              .title()
              .flatMap(with -> misprint(with, both(right.get(), others.get())));
    }
    return misprint;
  }

  private static Optional<String> misprint(Title title, List<String> right) {
    return Charts.of(title).stream()
        .filter(line -> !right.contains(line))
        .findFirst()
        .map(line -> "test: charts: " + line);
  }

  private static List<String> both(List<String> one, List<String> other) {
    return Stream.concat(one.stream(), other.stream()).toList();
  }

  /**
   * The tests of titles, for what no game noticed; what no test noticed before is tried again, for
   * there may be more today.
   */
  private void byTests(List<Mutant> mutants) throws IOException {
    if (mutants.stream().noneMatch(this::unnoticed)) return;
    MutantTests tests = MutantTests.of(design);
    out.printf("%d classes of tests look at %s%n", tests.size(), design);
    try (var project = ProjectCopy.of(design)) {
      for (Mutant mutant : mutants) {
        if (!inTime()) return;
        if (!unnoticed(mutant)) continue;
        Optional<String> noticed =
            project.changed(mutant.file(), mutant.text(), () -> tests.notice(project.designs()));
        log.add(
            mutant, noticed.map(test -> "test: " + test).orElse(UNNOTICED + " by tests either"));
        out.println(mutant + "   " + log.verdict(mutant).orElseThrow());
      }
    }
  }

  private boolean unnoticed(Mutant mutant) {
    return log.verdict(mutant).filter(verdict -> verdict.startsWith(UNNOTICED)).isPresent();
  }

  private boolean inTime() {
    return System.nanoTime() < end;
  }

  private void sum(List<Mutant> mutants) {
    Map<String, Integer> counts = new TreeMap<>();
    for (Mutant mutant : mutants)
      counts.merge(
          log.verdict(mutant).map(MutateCommand::kind).orElse("not tried yet"), 1, Integer::sum);
    out.println();
    mutants.stream().filter(this::unnoticed).forEach(mutant -> out.println("unnoticed: " + mutant));
    counts.forEach((kind, count) -> out.printf("%5d %s%n", count, kind));
    out.println("kept in " + log.file());
  }

  private static String kind(String verdict) {
    if (verdict.startsWith(UNNOTICED)) return "unnoticed";
    return "noticed by "
        + (verdict.startsWith("loading") || verdict.startsWith("it cannot")
            ? "loading"
            : verdict.startsWith("test") || verdict.startsWith("position")
                ? "tests"
                : verdict.startsWith("golden") ? "golden games" : "recordings");
  }
}
