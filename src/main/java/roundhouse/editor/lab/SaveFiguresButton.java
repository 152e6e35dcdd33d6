package roundhouse.editor.lab;

import java.awt.Component;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.SwingUtilities;
import roundhouse.lab.batch.BatchReport;
import roundhouse.lab.batch.BatchReportJson;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.AtomicFiles;

/** Saves the figures for other programs, as the command line prints them. */
final class SaveFiguresButton extends JButton {
  private final transient Consumer<String> tell;
  private transient Optional<BatchReport> offered = Optional.empty();

  SaveFiguresButton(Component owner, Consumer<String> tell) {
    super(UiWords.of("lab.save"));
    this.tell = tell;
    setName("save figures");
    setMnemonic('J');
    setToolTipText(UiWords.of("lab.save-tip"));
    addActionListener(_ -> ask(owner));
    offer(Optional.empty());
  }

  /** Sets what to save; without it the button is disabled. */
  void offer(Optional<BatchReport> report) {
    offered = report;
    setEnabled(report.isPresent());
  }

  private void ask(Component owner) {
    var chooser = new JFileChooser(new File("").getAbsoluteFile());
    chooser.setDialogTitle(UiWords.of("lab.save-title"));
    chooser.setSelectedFile(new File("figures.json"));
    Optional<BatchReport> saved = offered;
    if (saved.isEmpty() || chooser.showSaveDialog(owner) != JFileChooser.APPROVE_OPTION) return;
    Path file = chooser.getSelectedFile().toPath();
    Thread.ofVirtual()
        .start(
            () -> {
              String says = write(file, saved.get());
              SwingUtilities.invokeLater(() -> tell.accept(says));
            });
  }

  private static String write(Path file, BatchReport report) {
    try {
      AtomicFiles.write(file, BatchReportJson.of(report));
      return UiWords.of("compare.saved", file);
    } catch (IOException unwritable) {
      return UiWords.of("common.unwritable", file, unwritable.getMessage());
    }
  }
}
