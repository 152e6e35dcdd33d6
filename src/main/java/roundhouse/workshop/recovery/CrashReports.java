package roundhouse.workshop.recovery;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import roundhouse.files.AtomicFiles;

/**
 * Reports of internal errors, each a text file for the developers. The same error, which painting
 * may meet many times a second, is reported once.
 *
 * @param folder of the reports; the latest ones are kept
 * @param known the reports by what they say about the error
 */
public record CrashReports(Path folder, Map<String, Path> known) {
  private static final int MOST = 20;
  private static final String BEGINS = "crash-";
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss-SSS");
  private static final Set<String> ABOUT =
      Set.of("java.version", "java.vendor", "os.name", "os.version", "os.arch");

  public CrashReports(Path folder) {
    this(folder, new ConcurrentHashMap<>());
  }

  /** The report of a fault, which is written if there is none yet. */
  public synchronized Path write(Thread thread, Throwable fault) throws IOException {
    String trace = trace(fault);
    Path before = known.get(trace);
    if (before != null && Files.exists(before)) return before;
    LocalDateTime now = LocalDateTime.now();
    Path report = unused(BEGINS + now.format(TIME));
    AtomicFiles.write(
        report, "%s, in the thread '%s'%n%s%n%s".formatted(now, thread.getName(), system(), trace));
    known.put(trace, report);
    forgetOld();
    return report;
  }

  /** A file that does not exist yet: two faults may happen in the same millisecond. */
  private Path unused(String name) {
    Path file = folder.resolve(name + ".txt");
    for (int copy = 1; Files.exists(file); copy++)
      file = folder.resolve(String.format(Locale.ROOT, "%s_%02d.txt", name, copy));
    return file;
  }

  private static String trace(Throwable fault) {
    var text = new StringWriter();
    fault.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }

  private static String system() {
    var text = new StringBuilder();
    ABOUT.stream()
        .sorted()
        .forEach(name -> text.append("%s %s%n".formatted(name, System.getProperty(name, ""))));
    return text.append(
            "memory %s of %s MB%n"
                .formatted(
                    Runtime.getRuntime().totalMemory() >> 20,
                    Runtime.getRuntime().maxMemory() >> 20))
        .toString();
  }

  private void forgetOld() throws IOException {
    List<Path> all;
    try (Stream<Path> files = Files.list(folder)) {
      all =
          files.filter(file -> file.getFileName().toString().startsWith(BEGINS)).sorted().toList();
    }
    for (Path old : all.subList(0, Math.max(0, all.size() - MOST))) Files.deleteIfExists(old);
  }
}
