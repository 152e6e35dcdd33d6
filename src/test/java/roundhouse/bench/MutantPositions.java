package roundhouse.bench;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.engine.Title;
import roundhouse.position.DesignTestRunner;
import roundhouse.position.TestFile;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Repository;

/** The test positions of a design, which may notice that it has changed. */
final class MutantPositions {
  private final String design;
  private final List<TestFile> tests;

  private MutantPositions(String design, List<TestFile> tests) {
    this.design = design;
    this.tests = tests;
  }

  /**
   * The positions beside a design.
   *
   * @throws IOException also when one fails on the design as it is
   */
  static MutantPositions of(String design) throws IOException {
    var positions = new MutantPositions(design, read(design));
    Optional<String> broken = positions.notice(Repository.titles());
    if (broken.isPresent())
      throw new IOException("a position fails on the design as it is: " + broken.get());
    return positions;
  }

  private static List<TestFile> read(String design) throws IOException {
    return TestFile.of(Repository.designs().resolve(design)).stream().map(TestFile::read).toList();
  }

  int size() {
    return tests.size();
  }

  /** The first position that fails on a changed design; nothing when none does. */
  Optional<String> notice(TitleLoader loader) {
    Map<Set<String>, Optional<Title>> titles = new HashMap<>();
    for (TestFile test : tests) {
      Set<String> options = test.spec().map(spec -> Set.copyOf(spec.options())).orElse(Set.of());
      Optional<Title> title =
          titles.computeIfAbsent(options, with -> loader.load(design, with).title());
      if (title.isEmpty()) return Optional.of("it cannot be loaded with " + options);
      Optional<String> failure =
          DesignTestRunner.check(title.get(), test).stream()
              .findFirst()
              .map(each -> "position " + test.file().getFileName() + ": " + each.says());
      if (failure.isPresent()) return failure;
    }
    return Optional.empty();
  }
}
