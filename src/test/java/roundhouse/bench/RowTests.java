package roundhouse.bench;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import roundhouse.position.DesignTestRunner;
import roundhouse.position.TestFile;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Repository;
import roundhouse.titles.RulesTable;

/** The tests that a row of rules names, run against changed designs and scripts. */
final class RowTests {
  private static final String OF_A_DESIGN = TestFile.FOLDER + "/";

  private final ProjectCopy project;

  RowTests(ProjectCopy project) {
    this.project = project;
  }

  /** The first test of a row that fails; nothing when none does. */
  Optional<String> failing(RulesTable.Row row) throws IOException {
    for (String test : row.tests()) {
      if (!test.startsWith(OF_A_DESIGN)) continue;
      Optional<String> failure = position(test);
      if (failure.isPresent()) return failure;
    }
    return new FreshTests(project.designs(), project.scripts())
        .failing(
            fresh ->
                row.tests().stream()
                    .filter(test -> !test.startsWith(OF_A_DESIGN))
                    .map(test -> method(fresh, test))
                    .toList());
  }

  private Optional<String> position(String test) {
    Path file = project.design().resolve(test);
    var loader = new TitleLoader(project.designs(), project.scripts(), Repository.tileLibrary());
    TestFile read = TestFile.read(file);
    Set<String> options = read.spec().map(spec -> Set.copyOf(spec.options())).orElse(Set.of());
    var loaded = loader.load(project.title(), options);
    if (loaded.title().isEmpty())
      return Optional.of(test + ": " + loaded.problems().getFirst().message());
    return DesignTestRunner.check(loaded.title().get(), read).stream()
        .findFirst()
        .map(failure -> test + ": " + failure.says());
  }

  private static DiscoverySelector method(ClassLoader fresh, String test) {
    String name =
        test.contains(": ")
            ? "roundhouse." + test.replace(": ", ".")
            : FreshTests.TITLES + "." + test;
    int dot = name.lastIndexOf('.');
    try {
      Class<?> type = fresh.loadClass(name.substring(0, dot));
      Method method =
          Arrays.stream(type.getDeclaredMethods())
              .filter(each -> each.getName().equals(name.substring(dot + 1)))
              .findFirst()
              .orElseThrow(() -> new IllegalStateException("there is no test " + test));
      return DiscoverySelectors.selectMethod(type, method);
    } catch (ClassNotFoundException missing) {
      throw new IllegalStateException("there is no test " + test, missing);
    }
  }
}
