package roundhouse.bench.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import roundhouse.position.DesignTestRunner;
import roundhouse.position.TestFile;

/** Changed test positions. */
final class PositionCases {
  private PositionCases() {}

  static CaseOutcome position(FuzzProject project, Random random) throws IOException {
    var mutator = new TextMutator(random);
    String name = mutator.pick(project.designs());
    List<Path> tests = FuzzProject.files(project.design(name).resolve("tests"), ".yaml");
    if (tests.isEmpty()) return CaseOutcome.READ;
    Path file = project.scratch().resolve("position.yaml");
    String text = mutator.mutate(Files.readString(mutator.pick(tests)));
    Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    TestFile test = TestFile.read(file);
    var failures = DesignTestRunner.check(project.title(name), test);
    failures.forEach(failure -> failure.text());
    return test.spec().isEmpty() ? CaseOutcome.REFUSED : CaseOutcome.ENDED;
  }
}
