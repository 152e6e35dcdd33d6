package roundhouse.position;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SourcePlace;
import roundhouse.engine.Title;
import roundhouse.files.RegularFiles;
import roundhouse.script.loading.Loaded;
import roundhouse.script.loading.TitleLoader;

/** Runs the test positions of a design, each with the options it names. */
public final class DesignTestRunner {
  private final TitleLoader loader;
  private final Map<Set<String>, Loaded> loaded = new HashMap<>();
  private final String design;

  /**
   * The result of one test position.
   *
   * @param says the rule that it tests; the file name if it cannot be read
   * @param failures none if it passes
   */
  public record Outcome(Path file, String says, List<TestFailure> failures) {
    public Outcome {
      failures = List.copyOf(failures);
    }

    public boolean holds() {
      return failures.isEmpty();
    }
  }

  private DesignTestRunner(TitleLoader loader, String design) {
    this.loader = loader;
    this.design = design;
  }

  /**
   * Runs all test positions of a design.
   *
   * @param design name of its folder
   */
  public static List<Outcome> run(TitleLoader loader, String design) throws IOException {
    return run(loader, design, _ -> {});
  }

  /**
   * Runs all test positions of a design.
   *
   * @param design name of its folder
   * @param step called with each file before it is run; an exception ends the run
   */
  public static List<Outcome> run(TitleLoader loader, String design, Consumer<Path> step)
      throws IOException {
    var tests = new DesignTestRunner(loader, design);
    return TestFile.of(RegularFiles.named(loader.designs(), design)).stream()
        .peek(step)
        .map(TestFile::read)
        .map(tests::outcome)
        .toList();
  }

  /**
   * Runs one test position with a loaded title, ignoring the options it names; empty if it passes.
   */
  public static List<TestFailure> check(Title title, TestFile file) {
    if (file.spec().isEmpty())
      return file.problems().stream().map(DesignTestRunner::failure).toList();
    return PositionTestRun.run(title, file.spec().get()).stream()
        .map(mismatch -> new TestFailure(file.place(mismatch.path()), mismatch.says()))
        .toList();
  }

  private Outcome outcome(TestFile file) {
    if (file.spec().isEmpty())
      return new Outcome(
          file.file(),
          file.file().getFileName().toString(),
          file.problems().stream().map(DesignTestRunner::failure).toList());
    TestSpec spec = file.spec().get();
    return new Outcome(file.file(), spec.says(), failures(file, spec));
  }

  private List<TestFailure> failures(TestFile file, TestSpec spec) {
    Loaded title =
        loaded.computeIfAbsent(
            new TreeSet<>(spec.options()), options -> loader.load(design, options));
    if (title.title().isEmpty()) return unloaded(file, title);
    var failures = new ArrayList<TestFailure>();
    PositionTestRun.run(title.title().get(), spec)
        .forEach(
            mismatch ->
                failures.add(new TestFailure(file.place(mismatch.path()), mismatch.says())));
    return failures;
  }

  /** An option that does not exist is a mistake of the test, any other one of the design. */
  private List<TestFailure> unloaded(TestFile file, Loaded title) {
    List<TestFailure> unknown =
        loader.unknownOptions(design, file.spec().get().options()).stream()
            .map(says -> new TestFailure(file.place("options"), says))
            .toList();
    if (!unknown.isEmpty()) return unknown;
    return title.problems().stream()
        .filter(Problem::isError)
        .map(DesignTestRunner::failure)
        .toList();
  }

  private static TestFailure failure(Problem problem) {
    SourcePlace place = problem.place();
    return new TestFailure(
        place,
        problem.fix().isEmpty() ? problem.message() : problem.message() + ": " + problem.fix());
  }
}
