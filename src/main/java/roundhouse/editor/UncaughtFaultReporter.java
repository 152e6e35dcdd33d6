package roundhouse.editor;

import java.awt.Window;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import roundhouse.words.UiWords;
import roundhouse.workshop.recovery.CrashReports;

/**
 * Handles internal errors on any thread: writes a report, keeps unsaved text, and shows a message
 * in the windows.
 */
final class UncaughtFaultReporter implements Thread.UncaughtExceptionHandler {
  private final CrashReports reports;

  private UncaughtFaultReporter(CrashReports reports) {
    this.reports = reports;
  }

  /** Reports errors from now on, in files in {@code folder}. */
  static void reportIn(Path folder) {
    Thread.setDefaultUncaughtExceptionHandler(new UncaughtFaultReporter(new CrashReports(folder)));
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
