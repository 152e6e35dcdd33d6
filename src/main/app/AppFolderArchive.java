import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Writes the class archive of an app folder while it is built, so that its first start is as quick
 * as all others: a window that nobody sees is opened, and Java archives what it loaded. Without a
 * display there is nothing to open; then the app writes an archive after its first start.
 *
 * <p>Arguments: the folder, and the flags of the launcher. The folder that jpackage made has a Java
 * and flags of its own.
 */
public final class AppFolderArchive {
  private AppFolderArchive() {}

  public static void main(String... args) throws IOException, InterruptedException {
    Path folder = Path.of(args[0]);
    List<String> flags = List.of(args).subList(1, args.length);
    try {
      if (one(folder, "roundhouse.cfg").isPresent()) archive(installed(folder));
      else if (Files.exists(folder.resolve("lib"))) archive(launched(folder, flags));
    } catch (IOException unwritten) {
      // Nothing depends on the archive but the time of the first start.
      System.err.println("No class archive was written: " + unwritten.getMessage());
    }
  }

  /** How an app starts Java, and where its archive belongs. */
  private record App(Path home, List<String> flags, String classPath, Path data, Path archive) {}

  /** The app folder whose launcher looks for a Java: its archive is for the Java of the build. */
  private static App launched(Path folder, List<String> flags) throws IOException {
    Path home = Path.of(System.getProperty("java.home"));
    Path library = folder.resolve("lib");
    Path release = home.resolve("release");
    // That of an earlier build holds classes of then, which Java may take for those of now.
    Files.deleteIfExists(library.resolve("classes.jsa"));
    // The launcher compares this with the Java that it found.
    if (Files.isReadable(release))
      Files.writeString(library.resolve("classes.release"), Files.readString(release));
    return new App(
        home,
        flags,
        library.resolve("*").toString(),
        folder.toAbsolutePath(),
        library.resolve("classes.jsa"));
  }

  /** The folder that jpackage made. */
  private static App installed(Path folder) throws IOException {
    Path settings = one(folder, "roundhouse.cfg").orElseThrow();
    Path data = settings.toAbsolutePath().getParent();
    // That of the app folder that jpackage copied is for another Java.
    Files.deleteIfExists(data.resolve("lib").resolve("classes.jsa"));
    Files.deleteIfExists(data.resolve("lib").resolve("classes.release"));
    List<String> lines =
        Files.readAllLines(settings).stream()
            .map(line -> line.replace("$APPDIR", data.toString()))
            .toList();
    Path java = one(folder, "java").or(() -> one(folder, "java.exe")).orElseThrow();
    return new App(
        java.toAbsolutePath().getParent().getParent(),
        values(lines, "java-options=").filter(flag -> !flag.contains("classes.jsa")).toList(),
        String.join(File.pathSeparator, values(lines, "app.classpath=").toList()),
        data,
        data.resolve("classes.jsa"));
  }

  private static Stream<String> values(List<String> lines, String key) {
    return lines.stream()
        .filter(line -> line.startsWith(key))
        .map(line -> line.substring(key.length()));
  }

  private static Optional<Path> one(Path folder, String name) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> file.getFileName().toString().equals(name))
          .findFirst();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static void archive(App app) throws IOException, InterruptedException {
    Path list = Files.createTempFile("roundhouse", ".list");
    Path fresh = Files.createTempFile("roundhouse", ".jsa");
    try {
      java(
          app,
          "-XX:DumpLoadedClassList=" + list,
          "-Droundhouse.home=" + app.data(),
          "roundhouse.editor.TrainingRun");
      try (Stream<String> lines = Files.lines(list)) {
        if (lines.noneMatch(line -> line.startsWith("roundhouse/editor/MainWindow "))) return;
      }
      java(
          app,
          "-XX:SharedClassListFile=" + list,
          "-XX:SharedArchiveFile=" + fresh,
          "-Xshare:dump",
          "-XX:+AOTClassLinking");
      Files.move(fresh, app.archive(), StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(list);
      Files.deleteIfExists(fresh);
    }
  }

  private static void java(App app, String... more) throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of(app.home().resolve("bin").resolve("java").toString()));
    command.addAll(app.flags());
    command.addAll(List.of("-Xlog:disable", "-classpath", app.classPath()));
    command.addAll(List.of(more));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) throw new IOException(said);
  }
}
