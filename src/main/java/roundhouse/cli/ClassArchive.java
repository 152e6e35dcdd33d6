package roundhouse.cli;

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

/**
 * The classes of the app in a file from which Java has them at once, so that the window comes in
 * half the time.
 *
 * <p>Whoever starts the app names the file, and has Java use it when it is there. Where it is not,
 * or does not fit this Java and these libraries any more, the app writes it anew for the next
 * start, in a process of its own beside the window. Nothing depends on it: where it cannot be
 * written every start is as slow as the first.
 *
 * @param file where the archive is, or will be
 */
record ClassArchive(Path file) {
  /** The system property that names the file. */
  static final String PROPERTY = "roundhouse.archive";

  /** So long the window has the processors to itself. */
  private static final Duration REST = Duration.ofSeconds(10);

  private static final Path JAVA = Path.of(System.getProperty("java.home"));

  /** The one that this process was told of; nothing where it was told of none. */
  static Optional<ClassArchive> ofThisProcess() {
    return Optional.ofNullable(System.getProperty(PROPERTY))
        .filter(file -> !file.isBlank())
        .map(file -> new ClassArchive(Path.of(file).toAbsolutePath()));
  }

  /**
   * Takes the archive away where Java refused it: with none it starts from its own, with one that
   * does not fit from none at all.
   */
  void deleteUnfit() {
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

  /** Writes the archive in a while, where this process could not use it. */
  void renewLater() {
    Thread.ofPlatform()
        .daemon()
        .name("class archive")
        .start(
            () -> {
              try {
                Thread.sleep(REST);
                if (!inUse()) write(loaded(), classPath());
              } catch (IOException | JMException unwritable) {
                System.getLogger("roundhouse")
                    .log(
                        System.Logger.Level.DEBUG,
                        "the class archive cannot be written",
                        unwritable);
              } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
              }
            });
  }

  /**
   * Java tells that it shares classes, be it from this file or from its own, which it does not look
   * at where it was given one.
   */
  private boolean inUse() {
    boolean given = flags().anyMatch(flag -> flag.startsWith("-XX:SharedArchiveFile="));
    return given && sharing();
  }

  /**
   * Writes an archive of classes.
   *
   * @param classes by their names, with slashes; those that cannot be found are left out
   * @param classPath the jars with which the class path of later starts begins
   */
  void write(List<String> classes, List<String> classPath)
      throws IOException, InterruptedException {
    Path java = JAVA.resolve("bin").resolve("java");
    if (!Files.isExecutable(java) && !Files.isExecutable(java.resolveSibling("java.exe"))) return;
    Files.createDirectories(file.getParent());
    Path list = Files.createTempFile(file.getParent(), "classes", ".txt");
    Path fresh = Files.createTempFile(file.getParent(), "classes", ".jsa");
    try {
      Files.write(list, Stream.concat(classes.stream(), lambdas()).toList());
      if (run(java, list, fresh, classPath))
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(list);
      Files.deleteIfExists(fresh);
    }
  }

  /**
   * What Java's own list says beside classes: lambdas and the forms of calls that every start has.
   */
  private static Stream<String> lambdas() throws IOException {
    Path list = JAVA.resolve("lib").resolve("classlist");
    return Files.isReadable(list)
        ? Files.readAllLines(list).stream().filter(line -> line.startsWith("@"))
        : Stream.of();
  }

  private static boolean run(Path java, Path list, Path archive, List<String> classPath)
      throws IOException, InterruptedException {
    var command =
        new ArrayList<>(
            List.of(java.toString(), "-Xshare:dump", "-XX:+AOTClassLinking", "-Xlog:disable"));
    command.add("-XX:SharedClassListFile=" + list);
    command.add("-XX:SharedArchiveFile=" + archive);
    // What opens modules has to be the same as at later starts.
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

  /** The jars up to the first folder: what lies in folders changes too often to be archived. */
  private static List<String> classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .takeWhile(entry -> entry.endsWith(".jar"))
        .toList();
  }

  /** The classes that this process has loaded by now. */
  private static List<String> loaded() throws JMException {
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
   * The names in Java's tree of loaded classes, a line each, without those that Java has made up
   * itself.
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
