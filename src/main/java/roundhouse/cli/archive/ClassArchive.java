package roundhouse.cli.archive;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.management.JMException;
import javax.management.ObjectName;
import roundhouse.threads.BackgroundThreads;

/**
 * A file with the app's classes in a form that Java loads quickly, so that the window opens in half
 * the time.
 *
 * <p>The launcher names the file and makes Java use it if it exists. If it does not exist or no
 * longer fits this Java and these libraries, the app writes a new one for the next start, in a
 * background process. A launcher can also make Java list the classes, lambdas and resolved names of
 * the first start. Java completes that list when it exits, so the second start writes the archive
 * again from it, and later ones are quicker still. Nothing depends on the archive: if it cannot be
 * written, every start is as slow as the first.
 *
 * @param file path of the archive, which need not exist yet
 * @param list path of Java's list of the first start, which need not exist; empty if the launcher
 *     asks for none
 */
public record ClassArchive(Path file, Optional<Path> list) {
  /** The system property that names the file. */
  static final String PROPERTY = "roundhouse.archive";

  /** The system property that names the list. */
  static final String LIST_PROPERTY = "roundhouse.class-list";

  /** How long the window has the processors to itself. */
  private static final Duration REST = Duration.ofSeconds(10);

  private static final Path JAVA = Path.of(System.getProperty("java.home"));

  /** The archive that the launcher named for this process, if any. */
  public static Optional<ClassArchive> ofThisProcess() {
    return path(PROPERTY).map(file -> new ClassArchive(file, path(LIST_PROPERTY)));
  }

  private static Optional<Path> path(String property) {
    return Optional.ofNullable(System.getProperty(property))
        .filter(path -> !path.isBlank())
        .map(path -> Path.of(path).toAbsolutePath());
  }

  /**
   * Deletes the archive if Java refused it: without one Java uses its own, but with one that does
   * not fit it uses none at all.
   */
  public void deleteUnfit() {
    if (sharing()) return;
    try {
      Files.deleteIfExists(file);
    } catch (IOException kept) {
      System.getLogger("roundhouse")
          .log(System.Logger.Level.DEBUG, "the class archive cannot be deleted", kept);
    }
  }

  private static boolean sharing() {
    return System.getProperty("java.vm.info", "").contains("sharing");
  }

  /** Writes the archive after a while if this process could not use it, or can better it. */
  public void renewLater() {
    BackgroundThreads.start(
        "class archive",
        () -> {
          try {
            Thread.sleep(REST);
            renew();
          } catch (IOException | JMException unwritable) {
            System.getLogger("roundhouse")
                .log(System.Logger.Level.DEBUG, "the class archive cannot be written", unwritable);
          } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
          }
        });
  }

  private void renew() throws IOException, JMException, InterruptedException {
    if (!inUse())
      write(Stream.concat(LoadedClasses.names().stream(), lambdas()).toList(), classPath());
    else if (list.filter(Files::exists).isPresent()) useList(list.get());
  }

  /** Java cannot replace a file on Windows that it uses: the list is not tried again. */
  private void useList(Path complete) throws IOException, InterruptedException {
    try {
      write(Files.readAllLines(complete), classPath());
    } finally {
      Files.deleteIfExists(complete);
    }
  }

  /**
   * Java reports that it shares classes, from this file or its own; it ignores its own when it is
   * given one.
   */
  private boolean inUse() {
    boolean given = flags().anyMatch(flag -> flag.startsWith("-XX:SharedArchiveFile="));
    return given && sharing();
  }

  /**
   * Writes an archive of classes.
   *
   * @param classes names with slashes, or lines of Java's lists; those that cannot be found are
   *     omitted
   * @param classPath the jars at the beginning of the class path of later starts
   */
  void write(List<String> classes, List<String> classPath)
      throws IOException, InterruptedException {
    Path java = JAVA.resolve("bin").resolve("java");
    if (!Files.isExecutable(java) && !Files.isExecutable(java.resolveSibling("java.exe"))) return;
    Files.createDirectories(file.getParent());
    Path names = Files.createTempFile(file.getParent(), "classes", ".txt");
    Path fresh = Files.createTempFile(file.getParent(), "classes", ".jsa");
    try {
      Files.write(names, classes);
      if (run(java, names, fresh, classPath))
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(names);
      Files.deleteIfExists(fresh);
    }
  }

  /**
   * The entries of Java's own list that are not classes: lambdas and call forms that every start
   * uses.
   */
  private static Stream<String> lambdas() throws IOException {
    Path list = JAVA.resolve("lib").resolve("classlist");
    return Files.isReadable(list)
        ? Files.readAllLines(list).stream().filter(line -> line.startsWith("@"))
        : Stream.of();
  }

  private static boolean run(Path java, Path names, Path archive, List<String> classPath)
      throws IOException, InterruptedException {
    var command =
        new ArrayList<>(
            List.of(java.toString(), "-Xshare:dump", "-XX:+AOTClassLinking", "-Xlog:disable"));
    command.add("-XX:SharedClassListFile=" + names);
    command.add("-XX:SharedArchiveFile=" + archive);
    // Flags that open modules must be the same as at later starts.
    flags().filter(flag -> flag.startsWith("--")).forEach(command::add);
    if (!classPath.isEmpty())
      command.addAll(List.of("-classpath", String.join(File.pathSeparator, classPath)));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    return process.waitFor() == 0;
  }

  private static Stream<String> flags() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream();
  }

  /** The jars before the first folder: classes in folders change too often to archive. */
  private static List<String> classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .takeWhile(entry -> entry.endsWith(".jar"))
        .toList();
  }

  /** The classes that this process has loaded, as Java's own diagnosis lists them. */
  static final class LoadedClasses {
    private LoadedClasses() {}

    /** The classes that this process has loaded. */
    static List<String> names() throws JMException {
      Object[] all = {new String[0]};
      String[] kinds = {String[].class.getName()};
      return named(
          (String)
              ManagementFactory.getPlatformMBeanServer()
                  .invoke(
                      new ObjectName("com.sun.management:type=DiagnosticCommand"),
                      "vmClassHierarchy",
                      all,
                      kinds));
    }

    /**
     * The names in Java's tree of loaded classes, one per line, without those that Java generates.
     */
    static List<String> named(String hierarchy) {
      return hierarchy
          .lines()
          .map(line -> line.replaceFirst("^[| -]*", "").split(" ")[0])
          .filter(line -> line.indexOf('/') == line.lastIndexOf('/') && line.indexOf('/') > 0)
          .map(line -> line.substring(0, line.indexOf('/')).replace('.', '/'))
          .filter(name -> !name.contains("$Proxy"))
          .distinct()
          .collect(Collectors.toList());
    }
  }
}
