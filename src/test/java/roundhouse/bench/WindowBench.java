package roundhouse.bench;

import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import roundhouse.edit.Document;
import roundhouse.editor.DesignFrames;
import roundhouse.editor.FirstPaint;
import roundhouse.editor.WindowFrames;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;
import roundhouse.workshop.documents.LiveCheck;
import roundhouse.workshop.documents.LoadedDesign;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.recovery.Recovery;

/**
 * Times what a person waits for at the window: its first paint, what is wrong after a key, a frame
 * of the largest map.
 */
final class WindowBench {
  private static final int WARM_UP = 40;
  private static final int TIMES = 60;
  private static final int STARTS = 5;

  private WindowBench() {}

  static void run(List<String> arguments, PrintStream out) throws Exception {
    String title = arguments.isEmpty() ? Main.TITLE : arguments.getFirst();
    out.println("what is wrong with " + title + ", after a key " + typing(title));
    if (GraphicsEnvironment.isHeadless())
      out.println("There is no display: paint and frames are not measured.");
    else window(arguments.isEmpty() ? largest() : title, out);
  }

  /** From a key in a part of the design until its problems are told. */
  private static Times typing(String title) throws Exception {
    try (var project = ProjectCopy.of(title)) {
      var source =
          new FolderTitleSource(
              new ProjectFolders(project.root(), Optional.of(Path.of("").toAbsolutePath())));
      var documents =
          new OpenDocuments(
              new Recovery(project.root().resolve("state")),
              Runnable::run,
              Runnable::run,
              failure -> {});
      BlockingQueue<LoadedDesign> read = new LinkedBlockingQueue<>();
      try (var check = new LiveCheck(source, documents, Runnable::run)) {
        check.listen(read::add);
        check.look(project.design());
        Document trains = documents.open(project.design().resolve("trains.yaml")).join();
        return Times.of(WARM_UP, TIMES, () -> typed(trains, read));
      }
    }
  }

  /** A letter comes to a key and goes again: now the design is broken, now it is whole. */
  private static LoadedDesign typed(Document trains, BlockingQueue<LoadedDesign> read)
      throws Exception {
    String text = trains.text();
    boolean broken = text.contains("prisce");
    trains.replace(
        "", broken ? text.replace("prisce", "price") : text.replaceFirst("price", "prisce"));
    for (LoadedDesign found = poll(read); ; found = poll(read))
      if (found.isCurrent() == broken) return found;
  }

  private static LoadedDesign poll(BlockingQueue<LoadedDesign> read) throws Exception {
    LoadedDesign found = read.poll(30, TimeUnit.SECONDS);
    if (found == null) throw new IOException("the design was not read");
    return found;
  }

  private static void window(String title, PrintStream out) throws Exception {
    var starts = new ArrayList<Start>();
    for (int start = 0; start < STARTS; start++) starts.add(Start.read(run(FirstPaint.class)));
    out.printf(
        "first paint after %d ms, with the board of the first game after %d ms (medians of %d"
            + " starts)%n",
        median(starts, Start::painted), median(starts, Start::board), STARTS);
    out.println("the window, with a finished game of " + title);
    out.print(run(WindowFrames.class, title));
    out.print(run(DesignFrames.class, title));
  }

  /** How many milliseconds after its process began a window was painted, and the board in it. */
  private record Start(long painted, long board) {
    static Start read(String printed) {
      String[] numbers = printed.strip().split(" ");
      return new Start(Long.parseLong(numbers[0]), Long.parseLong(numbers[1]));
    }
  }

  private static long median(List<Start> starts, ToLongFunction<Start> of) {
    return starts.stream().mapToLong(of).sorted().skip(STARTS / 2).findFirst().orElseThrow();
  }

  /**
   * Runs a class in a process of its own, with the flags of this one, and returns what it printed.
   */
  private static String run(Class<?> main, String... arguments) throws Exception {
    var command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElse("java")));
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0)
      throw new IOException("the window could not be measured: " + printed);
    return printed;
  }

  /** The title with the most hexes of those of which a game was played. */
  private static String largest() throws IOException {
    try (Stream<Path> titles = Files.list(GoldenGame.FOLDER)) {
      return titles
          .map(Path::getFileName)
          .map(Path::toString)
          .max(Comparator.comparingInt(WindowBench::hexes).thenComparing(Comparator.naturalOrder()))
          .orElseThrow();
    }
  }

  private static int hexes(String title) {
    return Repository.titles()
        .load(title, Set.of())
        .title()
        .map(loaded -> loaded.map().hexes().size())
        .orElse(0);
  }
}
