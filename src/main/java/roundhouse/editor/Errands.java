package roundhouse.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.editor.compare.DesignsDialog;
import roundhouse.editor.guide.GuideWindow;
import roundhouse.editor.kit.Look;
import roundhouse.editor.lab.GamesDialog;
import roundhouse.editor.share.PrintDialog;
import roundhouse.editor.share.ZipDialog;
import roundhouse.engine.GameLog;
import roundhouse.words.Words;
import roundhouse.workshop.DesignFolders;
import roundhouse.workshop.Workshop;

/** Carries out the commands: opens dialogs and operates the parts of the window. */
final class Errands {
  private final MainWindow window;
  private final Workshop workshop;
  private final Look look;
  private final GameFiles games;
  private final Consumer<Path> other;
  private Optional<GuideWindow> guide = Optional.empty();
  private Optional<GamesDialog> many = Optional.empty();

  /**
   * @param other opens a window for the project in another folder
   */
  Errands(MainWindow window, Workshop workshop, Look look, GameFiles games, Consumer<Path> other) {
    this.window = window;
    this.workshop = workshop;
    this.look = look;
    this.games = games;
    this.other = other;
  }

  private Parts parts() {
    return window.parts();
  }

  private void say(String text, boolean alarm) {
    parts().status.say(text, alarm);
  }

  void newGame() {
    NewGameDialog.ask(window, workshop.loader(), window.shown()).ifPresent(workshop::begin);
  }

  void openGame() {
    games.open();
  }

  void saveGame() {
    games.save();
  }

  void saveGameAs() {
    games.saveAs();
  }

  void exportPicture() {
    new PictureExport(window, this::say)
        .ask(
            Map.of(
                Words.of("views.board"),
                parts().board.picture(),
                Words.of("views.market"),
                parts().market.picture(),
                Words.of("views.statistics"),
                parts().tools.plot()));
  }

  void print() {
    window.shown().play().ifPresent(play -> PrintDialog.ask(window, play.title(), this::say));
  }

  void openZip() {
    ZipDialog.ask(window, other, this::say);
  }

  /** Creates a project of the user's own and continues there, now and at later starts. */
  void makeOwnProject() {
    if (workshop.loader() instanceof DesignFolders source)
      OwnProjectMaker.ask(window, source.folders(), this::goOnIn, this::say);
  }

  private void goOnIn(Path folder) {
    new LastDesk(window.settings()).project(folder);
    other.accept(folder);
    leave();
  }

  void leave() {
    window.leave();
  }

  void compareDesigns() {
    DesignsDialog.show(window, look, workshop.loader(), window.shown());
  }

  /** Opens the dialog, or brings it back if it is open or was hidden for a game. */
  void manyGames() {
    many.filter(GamesDialog::isDisplayable)
        .ifPresentOrElse(
            dialog -> {
              dialog.setVisible(true);
              dialog.toFront();
            },
            () ->
                many =
                    Optional.of(
                        GamesDialog.open(
                            window, look, workshop.loader(), window.shown(), this::lookAt)));
  }

  /** Shows a game played elsewhere in the window, if the current game may be replaced. */
  private boolean lookAt(GameLog log) {
    if (!games.goOn(log)) return false;
    say(Words.of("lab.back"), false);
    window.toFront();
    window.standBy();
    return true;
  }

  void newDesign() {
    NewDesignDialog.ask(
        window, workshop, workshop.now().design(), window::openText, refused -> say(refused, true));
  }

  void saveText() {
    parts().texts.save();
  }

  /** Searches all files of the design, starting with the word at the caret. */
  void search(boolean uses) {
    window.search().open(uses ? parts().texts.word() : "", uses);
  }

  void focusChoices() {
    window.bringUp(Views.CHOICES);
    parts().decision.takeFocus();
  }

  void playPicked() {
    parts().pick.play();
  }

  void turn(int by) {
    parts().pick.turn(by);
  }

  void drop() {
    parts().pick.drop();
  }

  int roundBefore() {
    return parts().history.roundBefore();
  }

  int nextRound() {
    return parts().history.nextRound();
  }

  /** Zooms the board in, or out with negative steps. */
  void zoom(int steps) {
    parts().board.zoom(steps);
  }

  void fit() {
    parts().board.fit();
  }

  void toggleFiles() {
    window.docks().fold(List.of(Views.PROJECT.id(), Views.TEXTS.id()));
  }

  void toggleProblems() {
    parts().foot.toggle();
  }

  /** Opens the guide at the topic of the focused view. */
  void showGuide() {
    if (guide.isEmpty()) guide = Optional.of(new GuideWindow(window, look, window.settings()));
    guide.get().open(Topics.of(window.docks().present(), parts().texts));
  }

  void closeGuide() {
    guide.ifPresent(GuideWindow::dispose);
  }

  void showKeys() {
    KeysDialog.show(window);
  }
}
