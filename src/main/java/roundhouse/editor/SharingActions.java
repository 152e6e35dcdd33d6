package roundhouse.editor;

import java.awt.Component;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JComboBox;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileNameExtensionFilter;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.printing.PrintDialog;
import roundhouse.editor.setup.OwnProjectDialog;
import roundhouse.editor.share.BoxContentsDialog;
import roundhouse.editor.share.CopiedPicture;
import roundhouse.editor.share.OpenZipDialog;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureFiles;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.FolderTitleSource;

/** Exports and imports: pictures, pages to print, zips, the user's own project. */
final class SharingActions {
  private final WindowContext window;
  private final WindowParts parts;
  private final Consumer<Path> other;

  /**
   * @param other opens a window for the project in another folder
   */
  SharingActions(WindowParts parts, Consumer<Path> other) {
    window = parts.window;
    this.parts = parts;
    this.other = other;
  }

  private void say(String text, boolean alarm) {
    parts.status.say(text, alarm);
  }

  void exportPicture() {
    new PictureExport(window.frame(), this::say)
        .ask(
            Map.of(
                WindowView.BOARD.title(),
                parts.game.board.picture(),
                WindowView.MARKET.title(),
                parts.game.market.picture(),
                WindowView.STATISTICS.title(),
                parts.game.tools.plot()));
  }

  /** Puts the board, as it is shown, on the clipboard as a picture. */
  void copyBoard() {
    parts
        .game
        .board
        .picture()
        .ifPresent(
            picture -> {
              CopiedPicture.of(picture, window.look().theme().paper())
                  .on(window.frame().getToolkit().getSystemClipboard());
              say(UiWords.of("export.copied"), false);
            });
  }

  void print() {
    window
        .bridge()
        .shown()
        .play()
        .ifPresent(
            play -> PrintDialog.ask(window.frame(), window.settings(), play.title(), this::say));
  }

  /** Shows what the box of the title that is played contains. */
  void showBox() {
    window
        .bridge()
        .shown()
        .play()
        .ifPresent(play -> BoxContentsDialog.show(window.frame(), play.title()));
  }

  void openZip() {
    OpenZipDialog.ask(window.frame(), other, this::say);
  }

  /** Creates a project of the user's own and continues there, now and at later starts. */
  void makeOwnProject() {
    if (window.workshop().loader() instanceof FolderTitleSource source)
      OwnProjectDialog.ask(window.frame(), source.folders(), this::goOnIn, this::say);
  }

  private void goOnIn(Path folder) {
    new LastSession(window.settings()).project(folder);
    other.accept(folder);
    window.host().leave();
  }

  /** Writes the board, the market or a plot, as shown, to a PNG or SVG file. */
  private static final class PictureExport {
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
}
