package roundhouse.editor.compare;

import java.awt.Component;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.SwingUtilities;
import roundhouse.compare.DesignComparison;
import roundhouse.print.ComparisonPage;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.AtomicFiles;

/** Saves a comparison as a page for a browser. */
final class SavePageButton extends JButton {
  private final transient Consumer<String> tell;
  private transient Optional<DesignComparison> offered = Optional.empty();

  SavePageButton(Component owner, Consumer<String> tell) {
    super(UiWords.of("compare.save"));
    this.tell = tell;
    setMnemonic('S');
    setToolTipText(UiWords.of("compare.save-tip"));
    addActionListener(_ -> ask(owner));
    offer(Optional.empty());
  }

  /** Sets what to save; without it the button is disabled. */
  void offer(Optional<DesignComparison> comparison) {
    offered = comparison;
    setEnabled(comparison.isPresent());
  }

  private void ask(Component owner) {
    var chooser = new JFileChooser(new File("").getAbsoluteFile());
    chooser.setDialogTitle(UiWords.of("compare.save-title"));
    chooser.setSelectedFile(new File("difference.html"));
    Optional<DesignComparison> saved = offered;
    if (saved.isEmpty() || chooser.showSaveDialog(owner) != JFileChooser.APPROVE_OPTION) return;
    Path file = chooser.getSelectedFile().toPath();
    Thread.ofVirtual()
        .start(
            () -> {
              String says = write(file, saved.get());
              SwingUtilities.invokeLater(() -> tell.accept(says));
            });
  }

  private static String write(Path file, DesignComparison comparison) {
    try {
      AtomicFiles.write(file, ComparisonPage.of(comparison));
      return UiWords.of("compare.saved", file);
    } catch (IOException unwritable) {
      return UiWords.of("common.unwritable", file, unwritable.getMessage());
    }
  }
}
