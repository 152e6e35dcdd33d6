package roundhouse.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import roundhouse.testkit.Repository;

/**
 * The tests of titles that look at a design, run in this process against changed copies of it, a
 * class at a time until one fails. What noticed the last change is asked first about the next.
 */
final class MutantTests {

  /** Tests of the paper around a design, and those that copy it themselves. */
  private static final String NOT_ASKED = ".*(Renamed|Md|Perft).*";

  private final List<String> classes;

  private MutantTests(List<String> classes) {
    this.classes = new ArrayList<>(classes);
  }

  /**
   * The tests that look at a design: those that fail when it is not there.
   *
   * @throws IOException also when one fails on the design as it is
   */
  static MutantTests of(String design) throws IOException {
    var looking = new ArrayList<String>();
    try (var empty = ProjectCopy.of(design)) {
      Files.delete(empty.design().resolve("title.yaml"));
      for (String name : all())
        if (run(empty.designs(), List.of(name)).isPresent()) looking.add(name);
    }
    Optional<String> broken = run(Repository.designs(), looking);
    if (broken.isPresent())
      throw new IOException("a test fails on the design as it is: " + broken.get());
    return new MutantTests(looking);
  }

  private static List<String> all() throws IOException {
    Path folder = Path.of(FreshTests.here().getPath()).resolve(FreshTests.TITLES.replace('.', '/'));
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith("Test.class") && !file.matches(NOT_ASKED))
          .map(file -> FreshTests.TITLES + "." + file.replace(".class", ""))
          .sorted()
          .toList();
    }
  }

  /** How many classes there are. */
  int size() {
    return classes.size();
  }

  /** Which test fails under changed designs; nothing when none does. */
  Optional<String> notice(Path designs) throws IOException {
    Optional<String> failure = run(designs, classes);
    failure
        .map(text -> text.replaceAll(".* in ", ""))
        .filter(classes::remove)
        .ifPresent(name -> classes.addFirst(name));
    return failure;
  }

  private static Optional<String> run(Path designs, List<String> classes) throws IOException {
    return new FreshTests(designs, Repository.scripts())
        .failing(
            fresh ->
                classes.stream().map(name -> DiscoverySelectors.selectClass(fresh, name)).toList());
  }
}
