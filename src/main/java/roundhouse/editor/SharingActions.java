package roundhouse.editor;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import roundhouse.editor.printing.PrintDialog;
import roundhouse.editor.setup.OwnProjectDialog;
import roundhouse.editor.share.BoxContentsDialog;
import roundhouse.editor.share.CopiedPicture;
import roundhouse.editor.share.OpenZipDialog;
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
}
