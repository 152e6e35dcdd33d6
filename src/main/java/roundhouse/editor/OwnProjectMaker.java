package roundhouse.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import roundhouse.words.Words;
import roundhouse.workshop.Folders;
import roundhouse.workshop.OwnProject;

/**
 * Asks for the folder of a project of the user's own, and copies the designs there in the
 * background.
 */
final class OwnProjectMaker {
  private OwnProjectMaker() {}

  /**
   * Asks.
   *
   * @param goOn called with the folder once the project exists
   * @param tell called with the reason if it could not be created
   */
  static void ask(
      JFrame window, Folders from, Consumer<Path> goOn, BiConsumer<String, Boolean> tell) {
    Object typed =
        JOptionPane.showInputDialog(
            window,
            Words.of("own.where"),
            Words.of("own.window"),
            JOptionPane.PLAIN_MESSAGE,
            null,
            null,
            OwnProject.usual().toString());
    if (typed == null || typed.toString().isBlank()) return;
    Path folder = Path.of(typed.toString().strip()).toAbsolutePath();
    Thread.ofVirtual()
        .start(
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
