package roundhouse.editor.kit;

import java.awt.Component;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.SwingUtilities;
import roundhouse.files.AtomicFiles;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;

/** Saves what a dialog shows as a text file. */
public final class SaveTextButton<T> extends JButton {
  private final transient Function<T, String> text;
  private final transient Consumer<String> tell;
  private transient Optional<T> offered = Optional.empty();

  /**
   * What the button says.
   *
   * @param title of the dialog that asks for the file
   * @param file proposed for it
   */
  public record Labels(String button, String tip, String title, String file) {}

  /**
   * @param text what to write of the thing that is offered
   * @param tell called with where it was saved, or why not
   */
  public SaveTextButton(
      Component owner, Labels labels, Function<T, String> text, Consumer<String> tell) {
    super(labels.button());
    this.text = text;
    this.tell = tell;
    setToolTipText(labels.tip());
    addActionListener(_ -> offered.ifPresent(shown -> ask(owner, labels, shown)));
    offer(Optional.empty());
  }

  /** Sets what to save; without it the button is disabled. */
  public void offer(Optional<T> shown) {
    offered = shown;
    setEnabled(shown.isPresent());
  }

  private void ask(Component owner, Labels labels, T shown) {
    var chooser = new JFileChooser(new File("").getAbsoluteFile());
    chooser.setDialogTitle(labels.title());
    chooser.setSelectedFile(new File(labels.file()));
    if (chooser.showSaveDialog(owner) != JFileChooser.APPROVE_OPTION) return;
    Path file = chooser.getSelectedFile().toPath();
    BackgroundThreads.start(
        "save text",
        () -> {
          String says = write(file, shown);
          SwingUtilities.invokeLater(() -> tell.accept(says));
        });
  }

  private String write(Path file, T shown) {
    try {
      AtomicFiles.write(file, text.apply(shown));
      return UiWords.of("compare.saved", file);
    } catch (IOException unwritable) {
      return UiWords.of("common.unwritable", file, unwritable.getMessage());
    }
  }
}
