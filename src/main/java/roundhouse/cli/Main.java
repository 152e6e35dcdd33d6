package roundhouse.cli;

import java.util.Locale;
import roundhouse.cli.archive.ClassArchive;
import roundhouse.editor.Editor;
import roundhouse.workshop.project.ShippedFiles;

/**
 * The main class. The arguments choose a command; without arguments the window opens.
 *
 * <p>Only this class may use the editor; the commands may not.
 */
public final class Main {
  /** Commands draw without a display, even if the environment names one that is gone. */
  private static final String HEADLESS = "java.awt.headless";

  private Main() {}

  public static void main(String[] args) {
    System.setProperty(HEADLESS, "true");
    // Files, names and sentences are the same everywhere; only the words of the window are not.
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
    ClassArchive.ofThisProcess().ifPresent(ClassArchive::deleteUnfit);
    System.exit(CommandRunner.run(new Roundhouse(Main::openWindow), args));
  }

  private static void openWindow(ShippedFiles shipped) {
    System.clearProperty(HEADLESS);
    ClassArchive.ofThisProcess().ifPresent(ClassArchive::renewLater);
    Editor.open(shipped);
  }
}
