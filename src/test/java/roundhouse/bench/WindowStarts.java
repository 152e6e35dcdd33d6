package roundhouse.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import roundhouse.cli.archive.MeasuredArchive;
import roundhouse.editor.FirstPaint;
import roundhouse.files.FolderTree;

/** How soon the window is painted: at the first start, and with its classes in an archive. */
final class WindowStarts implements AutoCloseable {
  private static final int STARTS = 5;

  private final Path folder;

  WindowStarts() throws IOException {
    folder = Files.createTempDirectory("roundhouse-starts");
  }

  /** As at the first start, without an archive. */
  String first() throws Exception {
    return "at the first start, " + median(JavaProcess.likeThisOne());
  }

  /** With the archive that the app writes for later starts; it takes classes of jars only. */
  String later() throws Exception {
    var jars = new JavaProcess(JavaProcess.likeThisOne().flags(), jars());
    Path list = folder.resolve("classes.list");
    Path archive = folder.resolve("classes.jsa");
    start(jars.with("-XX:DumpLoadedClassList=" + list));
    MeasuredArchive.write(archive, Files.readAllLines(list), jars.classPath());
    return "with the class archive, " + median(jars.with("-XX:SharedArchiveFile=" + archive));
  }

  /** The class path with a jar in place of each folder. */
  private List<String> jars() {
    var jars = new ArrayList<String>();
    for (String entry : JavaProcess.likeThisOne().classPath())
      jars.add(Files.isDirectory(Path.of(entry)) ? jar(entry, jars.size()) : entry);
    return jars;
  }

  private String jar(String classes, int number) {
    String file = folder.resolve("classes" + number + ".jar").toString();
    var silent = new PrintWriter(Writer.nullWriter());
    ToolProvider.findFirst("jar")
        .orElseThrow()
        .run(silent, silent, "--create", "--file", file, "-C", classes, ".");
    return file;
  }

  private static String median(JavaProcess process) throws Exception {
    var starts = new ArrayList<Start>();
    for (int start = 0; start < STARTS; start++) starts.add(start(process));
    return "first paint after %d ms, %d ms of processors; board of the first game after %d ms, %d ms of processors (medians of %d starts)"
        .formatted(
            middle(starts, Start::painted),
            middle(starts, Start::workedToPaint),
            middle(starts, Start::board),
            middle(starts, Start::workedToBoard),
            STARTS);
  }

  private static long middle(List<Start> starts, ToLongFunction<Start> of) {
    return starts.stream().mapToLong(of).sorted().skip(STARTS / 2).findFirst().orElseThrow();
  }

  private static Start start(JavaProcess process) throws Exception {
    return Start.read(process.run(FirstPaint.class, String.valueOf(System.currentTimeMillis())));
  }

  /**
   * How many milliseconds after its process began a window was painted, and the board in it; and
   * how long processors had worked for it until then.
   */
  private record Start(long painted, long board, long workedToPaint, long workedToBoard) {
    static Start read(String printed) {
      long[] numbers = Stream.of(printed.strip().split(" ")).mapToLong(Long::parseLong).toArray();
      return new Start(numbers[0], numbers[1], numbers[2], numbers[3]);
    }
  }

  @Override
  public void close() throws IOException {
    FolderTree.delete(folder);
  }
}
