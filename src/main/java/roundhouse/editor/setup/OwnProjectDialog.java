package roundhouse.editor.setup;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.OwnProject;
import roundhouse.workshop.project.ProjectFolders;

/**
 * Asks for the folder of a project of the user's own, and copies the designs there in the
 * background.
 */
public final class OwnProjectDialog {
  private OwnProjectDialog() {}

  /**
   * Asks.
   *
   * @param goOn called with the folder once the project exists
   * @param tell called with the reason if it could not be created
   */
  public static void ask(
      JFrame window, ProjectFolders from, Consumer<Path> goOn, BiConsumer<String, Boolean> tell) {
    Object typed =
        JOptionPane.showInputDialog(
            window,
            UiWords.of("own.where"),
            UiWords.of("own.window"),
            JOptionPane.PLAIN_MESSAGE,
            null,
            null,
            OwnProject.defaultFolder().toString());
    if (typed == null || typed.toString().isBlank()) return;
    Path folder = Path.of(typed.toString().strip()).toAbsolutePath();
    BackgroundThreads.start(
        "new project",
        () -> {
          try {
            OwnProject.make(from, folder);
            SwingUtilities.invokeLater(() -> goOn.accept(folder));
          } catch (IOException refused) {
            SwingUtilities.invokeLater(() -> tell.accept(refused.getMessage(), true));
          }
        });
  }
}
