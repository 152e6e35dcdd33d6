package roundhouse.editor;

import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.SnapshotBridge;
import roundhouse.editor.kit.WindowLook;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.script.sandbox.ContextPool;
import roundhouse.words.UiWords;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.project.ShippedFiles;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.recovery.CrashReports;
import roundhouse.workshop.recovery.StateFolder;

/**
 * Opens the window. The title loads in the background, so that window and title do not wait for
 * each other.
 */
public final class Editor {
  private Editor() {}

  /**
   * Opens the window and returns when the user has closed it.
   *
   * @param shipped files of titles that are not to be edited
   * @param bots that may take a seat
   * @throws java.awt.HeadlessException if there is no display
   * @throws IllegalStateException where the window cannot be made
   */
  public static void open(ShippedFiles shipped, BotRegistry bots) {
    if (GraphicsEnvironment.isHeadless()) throw new HeadlessException();
    // With two processors the window and the design take one each; a third task would only delay
    // the first paint.
    if (Runtime.getRuntime().availableProcessors() > 2) ContextPool.warmUp();
    var closed = new CountDownLatch(1);
    OwnPrograms programs = programs(StateFolder.find(), bots);
    WorkshopStartup opening = WorkshopStartup.ofThisProcess(shipped, programs);
    try (programs) {
      SwingUtilities.invokeAndWait(() -> show(opening, closed::countDown));
      closed.await();
    } catch (InvocationTargetException broken) {
      throw new IllegalStateException(
          "the window could not be opened: " + broken.getCause(), broken.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** The programs that the user's settings keep, with those of the command line. */
  private static OwnPrograms programs(Path state, BotRegistry given) {
    return OwnPrograms.keptIn(state.resolve("programs.properties"), given);
  }

  /**
   * Shows a window; call it on the event thread.
   *
   * @param state the folder that holds what the window remembers
   * @param closed run once this window and all windows opened from it are closed
   */
  static MainWindow show(TitleSource titles, Path state, Runnable closed) {
    return show(WorkshopStartup.of(titles, state, programs(state, BotRegistry.BUILT_IN)), closed);
  }

  private static MainWindow show(WorkshopStartup opening, Runnable closed) {
    MainWindow window =
        made(
            opening,
            folder ->
                show(
                    WorkshopStartup.in(
                        folder, opening.state(), opening.shipped(), opening.programs()),
                    closed));
    window.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            opening.close();
            if (lastOne()) closed.run();
          }
        });
    window.setVisible(true);
    window.focusChoiceList();
    SwingUtilities.invokeLater(() -> opening.showRecovered(window));
    opening.workshop().prepareReloads();
    return window;
  }

  /**
   * A window that is not shown yet.
   *
   * @param other opens a window for the project in another folder
   */
  static MainWindow made(WorkshopStartup opening, Consumer<Path> other) {
    System.setProperty("apple.laf.useScreenMenuBar", "true");
    var look = new WindowLook(opening.settings());
    UncaughtFaultReporter.reportIn(opening.state().resolve("reports"));
    Workshop workshop = opening.workshop();
    return new MainWindow(workshop, new SnapshotBridge(workshop), look, opening.settings(), other);
  }

  private static boolean lastOne() {
    return Arrays.stream(Window.getWindows())
        .noneMatch(window -> window instanceof MainWindow && window.isDisplayable());
  }

  /**
   * Handles internal errors on any thread: writes a report, keeps unsaved text, and shows a message
   * in the windows.
   */
  private static final class UncaughtFaultReporter implements Thread.UncaughtExceptionHandler {
    private final CrashReports reports;

    private UncaughtFaultReporter(CrashReports reports) {
      this.reports = reports;
    }

    /** Reports errors from now on, in files in {@code folder}. */
    static void reportIn(Path folder) {
      Thread.setDefaultUncaughtExceptionHandler(
          new UncaughtFaultReporter(new CrashReports(folder)));
    }

    @Override
    public void uncaughtException(Thread thread, Throwable fault) {
      String says = reported(thread, fault);
      SwingUtilities.invokeLater(() -> windows().forEach(window -> window.notices().fault(says)));
    }

    private String reported(Thread thread, Throwable fault) {
      try {
        return UiWords.of("faults.reported", fault, reports.write(thread, fault));
      } catch (IOException unwritable) {
        fault.printStackTrace();
        return UiWords.of("faults.unreported", fault, unwritable.getMessage());
      }
    }

    private static Stream<MainWindow> windows() {
      return Stream.of(Window.getWindows())
          .filter(Window::isDisplayable)
          .filter(MainWindow.class::isInstance)
          .map(MainWindow.class::cast);
    }
  }
}
