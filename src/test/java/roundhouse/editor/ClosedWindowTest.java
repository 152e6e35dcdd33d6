package roundhouse.editor;

import com.formdev.flatlaf.FlatLaf;
import java.awt.Point;
import java.awt.Robot;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JRootPane;
import javax.swing.ToolTipManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;

/** A window that is closed takes its threads and its memory with it. */
@NeedsDisplay
class ClosedWindowTest {
  private static final Set<String> THREADS = Set.of("files", "rules");

  @TempDir Path root;

  private interface Use {
    void of(Desk desk) throws Exception;
  }

  @Test
  void aClosedWindowLeavesNoThreadsBehind() throws Exception {
    openAndClose("one");

    Waiting.until(
        ClosedWindowTest::threads, List::isEmpty, () -> "threads stay behind: " + threads());
  }

  /**
   * The toolkit itself refers to the window that was painted last. A change of look reaches closed
   * windows too, whose parts then ask for their keys again.
   */
  @Test
  void aClosedWindowIsForgottenThoughTheLookChangesAfterwards() throws Exception {
    WeakReference<MainWindow> first = openAndClose("one");
    Desk.look(
        () -> {
          FlatLaf.updateUI();
          return true;
        });
    openAndClose("two");

    assertForgotten(first);
  }

  /**
   * The toolkit refers to what the pointer is over, for its tip, until it is over something else.
   */
  @Test
  void aWindowThatWasPointedAtIsForgotten() throws Exception {
    WeakReference<MainWindow> first = openAndClose("one", ClosedWindowTest::pointAtATip);
    new Robot().mouseMove(0, 0);
    openAndClose("two");

    assertForgotten(first);
  }

  private static void pointAtATip(Desk desk) throws Exception {
    JButton tip = desk.part(JButton.class, "problem count");
    Point corner = Desk.look(tip::getLocationOnScreen);
    Waiting.until(
        () -> {
          desk.robot.mouseMove(corner.x - 1, corner.y + 5);
          desk.robot.mouseMove(corner.x + 5, corner.y + 5);
          return Stream.of(tip.getMouseMotionListeners())
              .anyMatch(ToolTipManager.class::isInstance);
        },
        "no tip is to be shown");
  }

  private static void assertForgotten(WeakReference<MainWindow> window) throws Exception {
    Waiting.until(
        () -> {
          System.gc();
          return window.refersTo(null);
        },
        "the window is kept");
  }

  private WeakReference<MainWindow> openAndClose(String folder) throws Exception {
    return openAndClose(folder, _ -> {});
  }

  private WeakReference<MainWindow> openAndClose(String folder, Use use) throws Exception {
    var desk = new Desk(root.toRealPath().resolve(folder));
    try {
      Desk.look(
          () -> {
            desk.window.bringToFront(WindowView.EDIT_MAP);
            JRootPane root = desk.window.getRootPane();
            // On a busy machine it might be closed before the toolkit has painted it.
            root.paintImmediately(root.getBounds());
            return true;
          });
      Waiting.until(() -> threads().containsAll(THREADS), "the design is not read");
      use.of(desk);
      return new WeakReference<>(desk.window);
    } finally {
      desk.close();
    }
  }

  private static List<String> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(THREADS::contains)
        .sorted()
        .toList();
  }
}
