package roundhouse.editor;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.image.VolatileImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import javax.swing.SwingUtilities;
import roundhouse.editor.workspace.Workspace;
import roundhouse.files.FolderTree;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.project.ShippedFiles;
import roundhouse.workshop.recovery.StateFolder;

/**
 * Opens the window out of sight while the app is built. Java lists the classes that it loads, and
 * the first start of a user finds them archived. It needs a display, but shows nothing there.
 */
public final class TrainingRun {
  private static final Dimension SIZE = new Dimension(1400, 900);
  private static final int PATIENCE = 60;

  private TrainingRun() {}

  /** Ends with status 1 if the window does not open; its threads would keep Java running. */
  public static void main(String[] args) {
    try {
      if (!GraphicsEnvironment.isHeadless()) openAndPaint();
      System.exit(0);
    } catch (Exception failed) {
      System.err.println(failed);
      System.exit(1);
    }
  }

  private static void openAndPaint() throws Exception {
    Path state = Files.createTempDirectory("roundhouse-training");
    System.setProperty(StateFolder.PROPERTY, state.toString());
    WorkshopStartup opening =
        WorkshopStartup.ofThisProcess(ShippedFiles.ofTheApp(), OwnPrograms.none());
    MainWindow window = look(() -> realized(Editor.made(opening, _ -> {})));
    look(() -> painted(window));
    playing(window).get(PATIENCE, TimeUnit.SECONDS);
    look(
        () -> {
          window.workspaces().go(Workspace.PLAY);
          return painted(window);
        });
    opening.close();
    FolderTree.delete(state);
  }

  /** Realized, a window has the pictures of the display and is not shown. */
  private static MainWindow realized(MainWindow window) {
    window.addNotify();
    window.setSize(SIZE);
    return window;
  }

  private static boolean painted(MainWindow window) {
    window.validate();
    VolatileImage image = window.createVolatileImage(SIZE.width, SIZE.height);
    Graphics2D graphics = image.createGraphics();
    window.getRootPane().paint(graphics);
    graphics.dispose();
    image.flush();
    return true;
  }

  /** Done once the first game has begun. */
  private static CompletableFuture<Boolean> playing(MainWindow window) throws Exception {
    var playing = new CompletableFuture<Boolean>();
    look(
        () ->
            window
                .parts()
                .window
                .bridge()
                .add(
                    (_, now) -> {
                      if (now.situation().isPresent()) playing.complete(true);
                    }));
    return playing;
  }

  private static <T> T look(Callable<T> task) throws Exception {
    var done = new FutureTask<>(task);
    SwingUtilities.invokeAndWait(done);
    return done.get();
  }
}
