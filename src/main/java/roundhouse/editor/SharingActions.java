package roundhouse.editor;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JFrame;
import roundhouse.editor.setup.OwnProjectDialog;
import roundhouse.editor.share.BoxContentsDialog;
import roundhouse.editor.share.CopiedPicture;
import roundhouse.editor.share.OpenZipDialog;
import roundhouse.editor.share.PrintDialog;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.FolderTitleSource;

/** Exports and imports: pictures, pages to print, zips, the user's own project. */
final class SharingActions {
  private final JFrame window;
  private final HostWindow host;
  private final WindowParts parts;
  private final Consumer<Path> other;

  /**
   * @param window owns the dialogs
   * @param other opens a window for the project in another folder
   */
  SharingActions(JFrame window, HostWindow host, WindowParts parts, Consumer<Path> other) {
    this.window = window;
    this.host = host;
    this.parts = parts;
    this.other = other;
  }

  private void say(String text, boolean alarm) {
    parts.status.say(text, alarm);
  }

  void exportPicture() {
    new PictureExport(window, this::say)
        .ask(
            Map.of(
                WindowView.BOARD.title(),
                parts.board.picture(),
                WindowView.MARKET.title(),
                parts.market.picture(),
                WindowView.STATISTICS.title(),
                parts.tools.plot()));
  }

  /** Puts the board, as it is shown, on the clipboard as a picture. */
  void copyBoard() {
    parts
        .board
        .picture()
        .ifPresent(
            picture -> {
              CopiedPicture.of(picture, parts.look.theme().paper())
                  .on(window.getToolkit().getSystemClipboard());
              say(UiWords.of("export.copied"), false);
            });
  }

  void print() {
    parts.bridge.shown().play().ifPresent(play -> PrintDialog.ask(window, play.title(), this::say));
  }

  /** Shows what the box of the title that is played contains. */
  void showBox() {
    parts.bridge.shown().play().ifPresent(play -> BoxContentsDialog.show(window, play.title()));
  }

  void openZip() {
    OpenZipDialog.ask(window, other, this::say);
  }

  /** Creates a project of the user's own and continues there, now and at later starts. */
  void makeOwnProject() {
    if (parts.workshop.loader() instanceof FolderTitleSource source)
      OwnProjectDialog.ask(window, source.folders(), this::goOnIn, this::say);
  }

  private void goOnIn(Path folder) {
    new LastSession(parts.settings).project(folder);
    other.accept(folder);
    host.leave();
  }
}
