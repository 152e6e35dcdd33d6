package roundhouse.cli;

import roundhouse.cli.archive.ClassArchive;
import roundhouse.editor.Editor;
import roundhouse.workshop.project.ShippedFiles;

/**
 * The main class. The arguments choose a command; without arguments the window opens.
 *
 * <p>Only this class may use the editor; the commands may not.
 */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    ClassArchive.ofThisProcess().ifPresent(ClassArchive::deleteUnfit);
    System.exit(CommandRunner.run(new Roundhouse(Main::openWindow), args));
  }

  private static void openWindow(ShippedFiles shipped) {
    ClassArchive.ofThisProcess().ifPresent(ClassArchive::renewLater);
    Editor.open(shipped);
  }
}
