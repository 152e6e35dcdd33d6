package roundhouse.bench;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import roundhouse.testkit.Repository;

/**
 * Runs tests of titles in this process against other designs and scripts.
 *
 * @param designs a folder for each
 * @param scripts a folder for each design
 */
record FreshTests(Path designs, Path scripts) {
  static final String TITLES = "roundhouse.titles";

  /**
   * What tests keep for good must not outlive a design, so each run loads them, and their kit,
   * again.
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

  /**
   * The first test that fails, with its class; nothing when none does.
   *
   * @param which tests in their order, by classes of that loader
   */
  Optional<String> failing(Function<ClassLoader, List<? extends DiscoverySelector>> which)
      throws IOException {
    String designsBefore = System.getProperty(Repository.DESIGNS_PROPERTY);
    String scriptsBefore = System.getProperty(Repository.SCRIPTS_PROPERTY);
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    try (var fresh = new Fresh(new URL[] {here()}, context)) {
      System.setProperty(Repository.DESIGNS_PROPERTY, designs.toString());
      System.setProperty(Repository.SCRIPTS_PROPERTY, scripts.toString());
      Thread.currentThread().setContextClassLoader(fresh);
      for (DiscoverySelector each : which.apply(fresh)) {
        Optional<String> failure = failure(each);
        if (failure.isPresent()) return failure;
      }
      return Optional.empty();
    } finally {
      Thread.currentThread().setContextClassLoader(context);
      restore(Repository.DESIGNS_PROPERTY, designsBefore);
      restore(Repository.SCRIPTS_PROPERTY, scriptsBefore);
    }
  }

  private static Optional<String> failure(DiscoverySelector tests) {
    var first = new First();
    LauncherFactory.create()
        .execute(LauncherDiscoveryRequestBuilder.request().selectors(tests).build(), first);
    return first.failure;
  }

  private static void restore(String property, String before) {
    if (before == null) System.clearProperty(property);
    else System.setProperty(property, before);
  }

  /** Where the compiled tests are. */
  static URL here() throws IOException {
    try {
      return FreshTests.class.getProtectionDomain().getCodeSource().getLocation().toURI().toURL();
    } catch (URISyntaxException impossible) {
      throw new IOException(impossible);
    }
  }
}
