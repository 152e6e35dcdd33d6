package roundhouse.editor;

import java.awt.AWTEvent;
import java.awt.Toolkit;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import javax.swing.RepaintManager;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.workspace.Workspace;
import roundhouse.engine.GameLog;
import roundhouse.files.FolderTree;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;

/**
 * A separate process that opens the window and prints its frame times while the board of a game is
 * moved and zoomed.
 */
public final class WindowFrames {
  private static final int FRAMES = 200;
  private static final int STEP = 3;

  private WindowFrames() {}

  /**
   * @param args the title whose played game is shown at its last moment
   */
  public static void main(String[] args) throws Exception {
    Path root = Files.createTempDirectory("roundhouse-frames").toRealPath();
    ProjectFolders folders = new ProjectFolders(Path.of("").toAbsolutePath(), Optional.empty());
    MainWindow window =
        Desk.look(
            () -> Editor.show(new FolderTitleSource(folders), root.resolve("state"), () -> {}));
    Desk.look(
        () -> {
          window.workspaces().go(Workspace.PLAY);
          return true;
        });
    GameLog log = PicturedGame.log(args[0]);
    window.workshop().recover(log);
    Desk.until(
        window::shown,
        now -> now.play().map(play -> play.played().size() == log.actions().size()).orElse(false));
    PictureView board = Desk.look(() -> window.parts().game.board);
    print("moving   a frame", board, WindowFrames::drag);
    print("zooming  a frame", board, WindowFrames::wheel);
    FolderTree.delete(root);
    System.exit(0);
  }

  private static void print(
      String what, PictureView board, IntFunction<Function<PictureView, AWTEvent>> hand)
      throws Exception {
    Desk.look(
        () -> {
          board.dispatchEvent(
              new MouseEvent(
                  board,
                  MouseEvent.MOUSE_PRESSED,
                  0,
                  InputEvent.BUTTON3_DOWN_MASK,
                  400,
                  300,
                  1,
                  false,
                  MouseEvent.BUTTON3));
          return true;
        });
    var times = new FrameTimes(FRAMES);
    for (int frame = 0; frame < FRAMES; frame++) {
      AWTEvent event = hand.apply(frame).apply(board);
      times.measure(frame, () -> shown(board, event));
    }
    times.print(what);
  }

  /** What follows from an event, until the display has the frame. */
  private static boolean shown(PictureView board, AWTEvent event) {
    board.dispatchEvent(event);
    RepaintManager.currentManager(board).paintDirtyRegions();
    Toolkit.getDefaultToolkit().sync();
    return true;
  }

  private static Function<PictureView, AWTEvent> drag(int frame) {
    int way = frame % 50 < 25 ? frame % 50 : 50 - frame % 50;
    return board ->
        new MouseEvent(
            board,
            MouseEvent.MOUSE_DRAGGED,
            0,
            InputEvent.BUTTON3_DOWN_MASK,
            410 + way * STEP,
            300 + way,
            0,
            false,
            MouseEvent.BUTTON3);
  }

  private static Function<PictureView, AWTEvent> wheel(int frame) {
    int turn = frame % 16 < 8 ? -1 : 1;
    return board ->
        new MouseWheelEvent(
            board,
            MouseEvent.MOUSE_WHEEL,
            0,
            0,
            400,
            300,
            0,
            false,
            MouseWheelEvent.WHEEL_UNIT_SCROLL,
            1,
            turn);
  }
}
