package roundhouse.bench;

import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import roundhouse.editor.ReloadFrames;
import roundhouse.engine.GameLog;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.picture.Liveries;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPainter;
import roundhouse.script.loading.Loaded;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.recovery.Recovery;

/**
 * Times how soon an edit of a design shows in a game of 500 actions: by its parts, and in the
 * workshop from saving to showing, and in the window from saving to the screen.
 */
final class ReloadBench {
  private static final int ACTIONS = 500;
  private static final int WARM_UP = 40;
  private static final int TIMES = 60;
  private static final int BOARD_WIDTH = 1000;
  private static final Duration SETTLING = Duration.ofSeconds(1);

  private final ProjectCopy project;
  private final GameLog log;
  private final PrintStream out;

  private ReloadBench(ProjectCopy project, GameLog log, PrintStream out) {
    this.project = project;
    this.log = log;
    this.out = out;
  }

  static void run(List<String> arguments, PrintStream out) throws Exception {
    GameLog whole =
        RecordedGames.longest(arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst()).log();
    int actions = Math.min(ACTIONS, whole.actions().size());
    GameLog log = whole.with(whole.actions().subList(0, actions));
    try (var project = ProjectCopy.of(log.title())) {
      out.printf("%s, a game of %d actions%n", log.title(), actions);
      var bench = new ReloadBench(project, log, out);
      bench.parts();
      bench.workshop();
    }
    if (GraphicsEnvironment.isHeadless())
      out.println("There is no display: the window is not measured.");
    else out.print(JavaProcess.likeThisOne().run(ReloadFrames.class, log.title()));
  }

  private void parts() throws Exception {
    var loader = new TitleLoader(project.designs(), Repository.scripts(), Repository.tileLibrary());
    out.println("checking options   " + Times.of(WARM_UP / 2, TIMES / 2, () -> checked(loader)));
    out.println("loading            " + Times.of(WARM_UP, TIMES, () -> load(loader)));
    var title = load(loader).title().orElseThrow();
    out.println(
        "playing again      " + Times.of(WARM_UP, TIMES, () -> SavedGameReplay.of(title, log)));
    out.println(
        "both               "
            + Times.of(
                WARM_UP,
                TIMES,
                () -> SavedGameReplay.of(load(loader).title().orElseThrow(), log).last()));
  }

  private Loaded load(TitleLoader loader) throws IOException {
    project.edit();
    return loader.loadAlone(log.title(), Set.copyOf(log.options()));
  }

  /** What the workshop does when the game is shown. */
  private Loaded checked(TitleLoader loader) throws IOException {
    project.edit();
    return loader.load(log.title(), Set.copyOf(log.options()));
  }

  private void workshop() throws Exception {
    Path game = project.root().resolve("bench" + SavedGames.ENDING);
    SavedGames.save(game, log);
    BlockingQueue<Long> shown = new LinkedBlockingQueue<>();
    BlockingQueue<Long> painted = new LinkedBlockingQueue<>();
    var folders = new ProjectFolders(project.root(), Optional.of(Path.of("").toAbsolutePath()));
    try (var workshop =
        new Workshop(
            new FolderTitleSource(folders), new Recovery(project.root().resolve("state")))) {
      workshop.listen(
          (before, after) -> {
            if (after.report().isEmpty() || after.report().get() == before.report().orElse(null))
              return;
            shown.add(System.nanoTime());
            paint(after);
            painted.add(System.nanoTime());
          });
      workshop.begin(
          new GameSetup(project.design(), log.players(), Set.copyOf(log.options()), log.seed()));
      workshop.open(game);
      Waiting.until(
          () -> workshop.now().play().map(play -> play.played().size()).orElse(0),
          moments -> moments >= log.actions().size(),
          () -> "the game was never opened");
      out.println("workshop, in whole " + Times.of(WARM_UP, TIMES, () -> edited(shown)));
      // The last edit is still being painted; one that comes meanwhile would be counted with it.
      painted.poll(30, TimeUnit.SECONDS);
      Waiting.pass(SETTLING);
      out.println("until it is painted " + Times.of(WARM_UP, TIMES, () -> edited(painted)));
    }
  }

  /** The board as the window paints it, in a window of usual size. */
  private static void paint(Snapshot now) {
    GameHistory play = now.play().orElseThrow();
    Liveries liveries = Liveries.of(play.title().design().companies().values());
    PictureFiles.image(new BoardPainter(play.state().board(), liveries, Theme.LIGHT), BOARD_WIDTH);
  }

  /** Until the game under the edited rules is in the workshop, or on the picture. */
  private Long edited(BlockingQueue<Long> shown) throws Exception {
    shown.clear();
    project.edit();
    Long at = shown.poll(30, TimeUnit.SECONDS);
    if (at == null) throw new IOException("the workshop did not show the edit");
    return at;
  }
}
