package roundhouse.bench;

import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import roundhouse.editor.DesignFrames;
import roundhouse.editor.WindowFrames;
import roundhouse.script.loading.Loaded;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.documents.EditedTexts;
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
      try (var workshop = new Workshop(source, new Recovery(project.root().resolve("state")))) {
        BlockingQueue<Loaded> read = new LinkedBlockingQueue<>();
        workshop.listen(
            (before, now) -> {
              if (before.read() != now.read()) read.add(now.read());
            });
        workshop.begin(new GameSetup(project.design(), List.of(), Set.of(), 1));
        poll(read);
        Path trains = project.design().resolve("trains.yaml").toAbsolutePath().normalize();
        String whole = Files.readString(trains);
        String broken = whole.replaceFirst("price", "prisce");
        return Times.of(
            WARM_UP,
            TIMES,
            () ->
                typed(workshop, trains, workshop.now().read().isCurrent() ? broken : whole, read));
      }
    }
  }

  /** A letter comes to a key or goes again: now the design is broken, now it is whole. */
  private static Loaded typed(
      Workshop workshop, Path trains, String text, BlockingQueue<Loaded> read) throws Exception {
    workshop.edited(new EditedTexts(Map.of(), Map.of(trains, text)));
    return poll(read);
  }

  private static Loaded poll(BlockingQueue<Loaded> read) throws Exception {
    Loaded found = read.poll(30, TimeUnit.SECONDS);
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
