package roundhouse.editor;

import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.Bridge;
import roundhouse.editor.kit.Look;
import roundhouse.script.Scripts;
import roundhouse.workshop.ShippedFiles;
import roundhouse.workshop.TitleSource;
import roundhouse.workshop.Workshop;

/**
 * The window on the workshop. The title is loaded beside it, so that neither waits for the other.
 */
public final class Editor {
  private Editor() {}

  /**
   * Opens the window and returns when the user has closed it.
   *
   * @param shipped files of titles that are not to be edited
   * @throws java.awt.HeadlessException where there is no display
   * @throws IllegalStateException where the window cannot be made
   */
  public static void open(ShippedFiles shipped) {
    if (java.awt.GraphicsEnvironment.isHeadless()) throw new java.awt.HeadlessException();
    // With two processors the window and the design have one each; a third task would only hold up
    // the first paint.
    if (Runtime.getRuntime().availableProcessors() > 2) Scripts.warmUp();
    var closed = new CountDownLatch(1);
    Opening opening = Opening.ofThisProcess(shipped);
    try {
      SwingUtilities.invokeAndWait(() -> show(opening, closed::countDown));
      closed.await();
    } catch (InvocationTargetException broken) {
      throw new IllegalStateException(
          "the window could not be opened: " + broken.getCause(), broken.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Shows a window, on the event thread.
   *
   * @param state folder of what is remembered
   * @param closed run once the window and all that were opened from it are gone
   */
  static MainWindow show(TitleSource titles, Path state, Runnable closed) {
    return show(Opening.of(titles, state), closed);
  }

  private static MainWindow show(Opening opening, Runnable closed) {
    System.setProperty("apple.laf.useScreenMenuBar", "true");
    var look = new Look(opening.settings());
    Faults.reportIn(opening.state().resolve("reports"));
    Workshop workshop = opening.workshop();
    var window =
        new MainWindow(
            workshop,
            new Bridge(workshop),
            look,
            opening.settings(),
            folder -> show(Opening.in(folder, opening.state(), opening.shipped()), closed));
    window.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            opening.close();
            if (lastOne()) closed.run();
          }
        });
    window.setVisible(true);
    window.standBy();
    SwingUtilities.invokeLater(() -> opening.offer(window));
    return window;
  }

  private static boolean lastOne() {
    return Arrays.stream(Window.getWindows())
        .noneMatch(window -> window instanceof MainWindow && window.isDisplayable());
  }
}
