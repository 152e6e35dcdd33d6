package roundhouse.editor;

import com.formdev.flatlaf.FlatLaf;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.swing.JRootPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;

/** A window that is closed takes its threads and its memory with it. */
@NeedsDisplay
class ClosedWindowTest {
  private static final Set<String> THREADS = Set.of("files", "rules");

  @TempDir Path root;

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

  private static void assertForgotten(WeakReference<MainWindow> window) throws Exception {
    Waiting.until(
        () -> {
          System.gc();
          return window.refersTo(null);
        },
        "the window is kept");
  }

  private WeakReference<MainWindow> openAndClose(String folder) throws Exception {
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
