package roundhouse.bench;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import roundhouse.testkit.Repository;

/** The tests of titles, run in this process against a changed design. */
final class MutantTests {
  private static final String TITLES = "roundhouse.titles";

  /** What tests keep for good must not outlive a design, so each run loads them, and their kit, anew. */
  private static final class Fresh extends URLClassLoader {
    Fresh(URL[] urls, ClassLoader parent) {
      super(urls, parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(TITLES) && !name.startsWith("roundhouse.testkit")) return super.loadClass(name, resolve);
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? findClass(name) : loaded;
      }
    }
  }

  /** The first failure. */
  private static final class First implements TestExecutionListener {
    private Optional<String> failure = Optional.empty();
    private int run;

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      if (test.isTest()) run++;
      if (failure.isPresent() || result.getStatus() != TestExecutionResult.Status.FAILED) return;
      failure = Optional.of(test.getLegacyReportingName() + " in " + test.getUniqueId().replaceAll(".*class:([^]]*).*", "$1"));
    }
  }

  private MutantTests() {}

  /** Which test fails under changed designs; nothing when none does. */
  static synchronized Optional<String> notice(Path designs) throws IOException {
    return listen(designs).failure;
  }

  /** How many tests there are. */
  static synchronized int count() throws IOException {
    return listen(Repository.designs()).run;
  }

  private static First listen(Path designs) throws IOException {
    String before = System.getProperty(Repository.DESIGNS_PROPERTY);
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    var first = new First();
    try (var fresh = new Fresh(new URL[] {here()}, context)) {
      System.setProperty(Repository.DESIGNS_PROPERTY, designs.toString());
      Thread.currentThread().setContextClassLoader(fresh);
      LauncherFactory.create().execute(request(), first);
    } finally {
      Thread.currentThread().setContextClassLoader(context);
      if (before == null) System.clearProperty(Repository.DESIGNS_PROPERTY);
      else System.setProperty(Repository.DESIGNS_PROPERTY, before);
    }
    return first;
  }

  private static LauncherDiscoveryRequest request() {
    return LauncherDiscoveryRequestBuilder.request()
        .selectors(DiscoverySelectors.selectPackage(TITLES))
        .filters(ClassNameFilter.includeClassNamePatterns(".*Test"), ClassNameFilter.excludeClassNamePatterns(".*(Recorded|Renamed|Md).*"))
        .build();
  }

  private static URL here() throws IOException {
    try {
      return MutantTests.class.getProtectionDomain().getCodeSource().getLocation().toURI().toURL();
    } catch (URISyntaxException impossible) {
      throw new IOException(impossible);
    }
  }
}
