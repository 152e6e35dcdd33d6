package roundhouse.cli;

import roundhouse.editor.Editor;
import roundhouse.workshop.ShippedFiles;

/**
 * Where Java enters. The arguments choose a command; without any, the window opens.
 *
 * <p>This class alone puts the two fronts together: it may name the editor, the other commands may
 * not.
 */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    ClassArchive.ofThisProcess().ifPresent(ClassArchive::deleteUnfit);
    System.exit(Commands.run(new Roundhouse(Main::openWindow), args));
  }

  private static void openWindow(ShippedFiles shipped) {
    ClassArchive.ofThisProcess().ifPresent(ClassArchive::renewLater);
    Editor.open(shipped);
  }
}
