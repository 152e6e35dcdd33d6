package roundhouse.bench;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import roundhouse.testkit.Repository;

/**
 * The tests of titles that look at a design, run in this process against changed copies of it, a
 * class at a time until one fails. What noticed the last change is asked first about the next.
 */
final class MutantTests {
  private static final String TITLES = "roundhouse.titles";

  /** Tests of the paper around a design, and those that copy it themselves. */
  private static final String NOT_ASKED = ".*(Renamed|Md|Perft).*";

  /**
   * What tests keep for good must not outlive a design, so each run loads them, and their kit,
   * anew.
   */
  private static final class Fresh extends URLClassLoader {
    Fresh(URL[] urls, ClassLoader parent) {
      super(urls, parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(TITLES) && !name.startsWith("roundhouse.testkit"))
        return super.loadClass(name, resolve);
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? findClass(name) : loaded;
      }
    }
  }

  /** The first failure. */
  private static final class First implements TestExecutionListener {
    private Optional<String> failure = Optional.empty();

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      if (failure.isPresent() || result.getStatus() != TestExecutionResult.Status.FAILED) return;
      failure =
          Optional.of(
              test.getLegacyReportingName()
                  + " in "
                  + test.getUniqueId().replaceAll(".*class:([^]]*).*", "$1"));
    }
  }

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
    Path folder = Path.of(here().getPath()).resolve(TITLES.replace('.', '/'));
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith("Test.class") && !file.matches(NOT_ASKED))
          .map(file -> TITLES + "." + file.replace(".class", ""))
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
    String before = System.getProperty(Repository.DESIGNS_PROPERTY);
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    try (var fresh = new Fresh(new URL[] {here()}, context)) {
      System.setProperty(Repository.DESIGNS_PROPERTY, designs.toString());
      Thread.currentThread().setContextClassLoader(fresh);
      for (String name : classes) {
        var first = new First();
        LauncherFactory.create()
            .execute(
                LauncherDiscoveryRequestBuilder.request()
                    .selectors(DiscoverySelectors.selectClass(fresh, name))
                    .build(),
                first);
        if (first.failure.isPresent()) return first.failure;
      }
      return Optional.empty();
    } finally {
      Thread.currentThread().setContextClassLoader(context);
      if (before == null) System.clearProperty(Repository.DESIGNS_PROPERTY);
      else System.setProperty(Repository.DESIGNS_PROPERTY, before);
    }
  }

  private static URL here() throws IOException {
    try {
      return MutantTests.class.getProtectionDomain().getCodeSource().getLocation().toURI().toURL();
    } catch (URISyntaxException impossible) {
      throw new IOException(impossible);
    }
  }
}
