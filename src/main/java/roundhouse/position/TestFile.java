package roundhouse.position;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import roundhouse.design.binding.Binder;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.yaml.YamlReader;
import roundhouse.files.RegularFiles;

/**
 * A file with a test position.
 *
 * @param spec the test; empty if the file has errors
 * @param problems in the file
 * @param places where each value was written
 */
public record TestFile(
    Path file, Optional<TestSpec> spec, List<Problem> problems, ValuePlaces places) {
  /** The folder of test positions within a design's folder. */
  public static final String FOLDER = "tests";

  private static final String ENDING = ".yaml";

  /** Reads a file; the result is a test or the problems that prevent one. */
  public static TestFile read(Path file) {
    var problems = new Problems();
    var binder = new Binder(problems);
    Optional<TestSpec> spec =
        YamlReader.read(file, problems).flatMap(node -> binder.bind(node, TestSpec.class));
    return new TestFile(file, spec, problems.list(), binder.places());
  }

  /** The test files of a design, sorted by name. */
  public static List<Path> of(Path design) throws IOException {
    Path folder = design.resolve(FOLDER);
    if (!Files.isDirectory(folder)) return List.of();
    return RegularFiles.list(folder).stream()
        .filter(file -> file.toString().endsWith(ENDING))
        .toList();
  }

  /** Where a value, or the nearest value around it, was written. */
  SourcePlace place(String path) {
    return places.near(path).orElseGet(() -> SourcePlace.start(file));
  }
}
