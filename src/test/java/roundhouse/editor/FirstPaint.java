package roundhouse.editor;

import java.awt.AWTEvent;
import java.awt.Frame;
import java.awt.Toolkit;
import java.awt.event.PaintEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.swing.RepaintManager;
import javax.swing.SwingUtilities;
import roundhouse.files.FolderTree;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.project.ShippedFiles;
import roundhouse.workshop.recovery.StateFolder;

/**
 * A separate process that opens the window as a user would. Prints the milliseconds from its start
 * until the window was painted and until the board of the first game was, and the processor time
 * that both took: on a busy machine that says more.
 */
public final class FirstPaint {
  private static final Duration LOOK_EVERY = Duration.ofMillis(5);
  private static final int PATIENCE = 60;

  private FirstPaint() {}

  /**
   * @param args when this process was started, in milliseconds since 1970: what the system says of
   *     it may be off by a second
   */
  public static void main(String[] args) throws Exception {
    Instant began = Instant.ofEpochMilli(Long.parseLong(args[0]));
    Path state = Files.createTempDirectory("roundhouse-start");
    System.setProperty(StateFolder.PROPERTY, state.toString());
    Thread.ofPlatform()
        .daemon()
        .start(() -> Editor.open(ShippedFiles.ofTheApp(), BotRegistry.BUILT_IN));
    long painted = painted(began).get(PATIENCE, TimeUnit.SECONDS);
    long worked = worked();
    MainWindow window = window();
    System.out.println(painted + " " + board(window, began) + " " + worked + " " + worked());
    FolderTree.delete(state);
    Runtime.getRuntime().halt(0);
  }

  /** The window that is shown. */
  private static MainWindow window() throws InterruptedException {
    while (true) {
      Optional<MainWindow> begun =
          Stream.of(Frame.getFrames())
              .filter(MainWindow.class::isInstance)
              .map(MainWindow.class::cast)
              .findFirst();
      if (begun.isPresent()) return begun.get();
      Waiting.pass(LOOK_EVERY);
    }
  }

  /** Listens long before there is a window, or it could miss the event. */
  private static CompletableFuture<Long> painted(Instant began) {
    var painted = new CompletableFuture<Long>();
    Toolkit.getDefaultToolkit()
        .addAWTEventListener(
            event -> {
              if (event instanceof PaintEvent && event.getSource() instanceof MainWindow)
                SwingUtilities.invokeLater(() -> painted.complete(since(began)));
            },
            AWTEvent.PAINT_EVENT_MASK);
    return painted;
  }

  private static long board(MainWindow window, Instant began) throws Exception {
    while (!Hands.look(() -> paintedWithGame(window))) Waiting.pass(LOOK_EVERY);
    return since(began);
  }

  private static boolean paintedWithGame(MainWindow window) {
    if (window.shown().play().isEmpty()) return false;
    RepaintManager.currentManager(window).paintDirtyRegions();
    Toolkit.getDefaultToolkit().sync();
    return true;
  }

  /** The processor time that this process has taken, in milliseconds. */
  private static long worked() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toMillis();
  }

  private static long since(Instant began) {
    return Duration.between(began, Instant.now()).toMillis();
  }
}
