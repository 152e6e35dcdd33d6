package roundhouse.editor;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import javax.swing.JFileChooser;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileNameExtensionFilter;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.WriteFailure;
import roundhouse.workshop.project.DesignExport;
import roundhouse.workshop.project.FolderTitleSource;

/** Writes a design with all that it needs into a zip, which opens elsewhere. */
final class DesignZip {
  private static final String ENDING = ".zip";

  private DesignZip() {}

  /**
   * Asks for a file.
   *
   * @param told takes a sentence about what was written
   * @param failed takes a sentence about why nothing was written
   */
  static void ask(
      WindowContext window, Path design, Consumer<String> told, Consumer<String> failed) {
    if (!(window.workshop().loader() instanceof FolderTitleSource source)) return;
    String name = design.getFileName().toString();
    var chooser = new JFileChooser();
    chooser.setName("design zip");
    chooser.setDialogTitle(UiWords.of("start.share-title", name));
    chooser.setFileFilter(new FileNameExtensionFilter(UiWords.of("start.zip"), "zip"));
    chooser.setSelectedFile(new File(chooser.getCurrentDirectory(), name + ENDING));
    if (chooser.showSaveDialog(window.frame()) != JFileChooser.APPROVE_OPTION) return;
    Path chosen = chooser.getSelectedFile().toPath();
    Path zip =
        chosen.toString().endsWith(ENDING)
            ? chosen
            : chosen.resolveSibling(chosen.getFileName() + ENDING);
    if (ConfirmDialog.mayWrite(window.frame(), zip, UiWords.of("start.share-title", name)))
      BackgroundThreads.start("share", () -> write(source, name, zip, told, failed));
  }

  private static void write(
      FolderTitleSource source,
      String name,
      Path zip,
      Consumer<String> told,
      Consumer<String> failed) {
    try {
      int files = DesignExport.write(source.folders(), name, zip).files().size();
      SwingUtilities.invokeLater(() -> told.accept(UiWords.of("start.shared", name, zip, files)));
    } catch (IOException unwritable) {
      String why = UiWords.of("start.unshared", zip, WriteFailure.reason(unwritable));
      SwingUtilities.invokeLater(() -> failed.accept(why));
    }
  }
}
