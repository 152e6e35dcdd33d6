package roundhouse.editor.tracing;

import java.awt.Component;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;
import roundhouse.words.UiWords;

/** Asks for the file of a picture to trace. */
public final class PictureChooser {
  private PictureChooser() {}

  /** The chosen file; empty if the user cancels. */
  public static Optional<Path> ask(Component over) {
    var chooser = new JFileChooser(new File("").getAbsoluteFile());
    chooser.setName("tracing file");
    chooser.setDialogTitle(UiWords.of("tracing.window"));
    chooser.setFileFilter(
        new FileNameExtensionFilter(UiWords.of("tracing.kind"), "png", "jpg", "jpeg"));
    return chooser.showDialog(over, UiWords.of("tracing.choose")) == JFileChooser.APPROVE_OPTION
        ? Optional.of(chooser.getSelectedFile().toPath())
        : Optional.empty();
  }
}
