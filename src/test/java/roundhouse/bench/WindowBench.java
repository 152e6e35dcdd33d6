package roundhouse.bench;

import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import roundhouse.edit.Document;
import roundhouse.editor.DesignFrames;
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

  private WindowBench() {}

  static void run(List<String> arguments, PrintStream out) throws Exception {
    String title = arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst();
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
    try (var processes = new WindowStarts()) {
      out.println(processes.first());
      out.println(processes.later());
    }
    out.println("the window, with a finished game of " + title);
    out.print(run(WindowFrames.class, title));
    out.print(run(DesignFrames.class, title));
  }

  /** Runs a class in a process of its own and returns what it printed. */
  private static String run(Class<?> main, String... arguments) throws Exception {
    return JavaProcess.likeThisOne().run(main, arguments);
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
