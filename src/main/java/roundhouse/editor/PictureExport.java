package roundhouse.editor;

import java.awt.Component;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.swing.JComboBox;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileNameExtensionFilter;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureFiles;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;

/** Writes the board, the market or a plot, as shown, to a PNG or SVG file. */
final class PictureExport {
  private static final int WIDTH = 2400;

  private final Component window;
  private final BiConsumer<String, Boolean> tell;

  /**
   * @param tell called with the result, and whether it is a failure
   */
  PictureExport(Component window, BiConsumer<String, Boolean> tell) {
    this.window = window;
    this.tell = tell;
  }

  /** Asks which of the available pictures to export, and where. */
  void ask(Map<String, Optional<Painter>> pictures) {
    JComboBox<String> what = choice(pictures);
    JFileChooser chooser = chooser(what);
    if (chooser.showSaveDialog(window) != JFileChooser.APPROVE_OPTION) return;
    Path file = chosenFile(chooser);
    if (!ConfirmDialog.mayWrite(window, file, UiWords.of("export.window"))) return;
    pictures
        .getOrDefault((String) what.getSelectedItem(), Optional.empty())
        .ifPresent(painter -> write(painter, file));
  }

  private static JComboBox<String> choice(Map<String, Optional<Painter>> pictures) {
    return new JComboBox<>(
        pictures.entrySet().stream()
            .filter(entry -> entry.getValue().isPresent())
            .map(Map.Entry::getKey)
            .sorted()
            .toArray(String[]::new));
  }

  private static JFileChooser chooser(JComboBox<String> what) {
    var chooser = new JFileChooser(new File("").getAbsoluteFile());
    chooser.setDialogTitle(UiWords.of("export.window"));
    chooser.setAcceptAllFileFilterUsed(false);
    chooser.addChoosableFileFilter(new FileNameExtensionFilter(UiWords.of("export.png"), "png"));
    chooser.addChoosableFileFilter(new FileNameExtensionFilter(UiWords.of("export.svg"), "svg"));
    var accessory = new JPanel();
    accessory.add(new JLabel(UiWords.of("export.of")));
    accessory.add(what);
    chooser.setAccessory(accessory);
    return chooser;
  }

  /** The chosen file, with the ending of the chosen kind unless it has one. */
  private static Path chosenFile(JFileChooser chooser) {
    String kind = ((FileNameExtensionFilter) chooser.getFileFilter()).getExtensions()[0];
    Path chosen = chooser.getSelectedFile().toPath();
    return chosen.toString().matches(".*\\.(png|svg)")
        ? chosen
        : chosen.resolveSibling(chosen.getFileName() + "." + kind);
  }

  private void write(Painter painter, Path file) {
    BackgroundThreads.start(
        "picture",
        () -> {
          try {
            if (file.toString().endsWith(".svg")) PictureFiles.svg(file, painter, WIDTH);
            else PictureFiles.png(file, painter, WIDTH);
            SwingUtilities.invokeLater(() -> tell.accept(UiWords.of("export.done", file), false));
          } catch (IOException unwritable) {
            SwingUtilities.invokeLater(
                () ->
                    tell.accept(
                        UiWords.of("common.unwritable", file, unwritable.getMessage()), true));
          }
        });
  }
}
