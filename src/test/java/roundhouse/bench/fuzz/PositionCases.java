package roundhouse.bench.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import roundhouse.position.DesignTestRunner;
import roundhouse.position.TestFile;

/** Changed test positions. */
final class PositionCases {
  private PositionCases() {}

  static Verdict position(FuzzProject project, Random random) throws IOException {
    var mutator = new TextMutator(random);
    String name = mutator.pick(project.designs());
    List<Path> tests = FuzzProject.files(project.design(name).resolve("tests"), ".yaml");
    if (tests.isEmpty()) return Verdict.READ;
    Path file = project.scratch().resolve("position.yaml");
    Files.writeString(file, mutator.mutate(Files.readString(mutator.pick(tests))));
    TestFile test = TestFile.read(file);
    var failures = DesignTestRunner.check(project.title(name), test);
    failures.forEach(failure -> failure.text());
    return test.spec().isEmpty() ? Verdict.REFUSED : Verdict.ENDED;
  }
}
