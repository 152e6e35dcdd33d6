package roundhouse.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.editor.compare.DesignComparisonDialog;
import roundhouse.editor.guide.GuideWindow;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.lab.ManyGamesDialog;
import roundhouse.editor.setup.NewDesignDialog;
import roundhouse.editor.setup.NewGameDialog;
import roundhouse.editor.setup.OwnProjectDialog;
import roundhouse.editor.share.OpenZipDialog;
import roundhouse.editor.share.PrintDialog;
import roundhouse.engine.GameLog;
import roundhouse.words.UiWords;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.project.FolderTitleSource;

/** Carries out the commands: opens dialogs and operates the parts of the window. */
final class CommandHandlers {
  private final MainWindow window;
  private final Workshop workshop;
  private final WindowLook look;
  private final GameFileDialogs games;
  private final Consumer<Path> other;
  private Optional<GuideWindow> guide = Optional.empty();
  private Optional<ManyGamesDialog> many = Optional.empty();

  /**
   * @param other opens a window for the project in another folder
   */
  CommandHandlers(
      MainWindow window,
      Workshop workshop,
      WindowLook look,
      GameFileDialogs games,
      Consumer<Path> other) {
    this.window = window;
    this.workshop = workshop;
    this.look = look;
    this.games = games;
    this.other = other;
  }

  private WindowParts parts() {
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
                UiWords.of("views.board"),
                parts().board.picture(),
                UiWords.of("views.market"),
                parts().market.picture(),
                UiWords.of("views.statistics"),
                parts().tools.plot()));
  }

  void print() {
    window.shown().play().ifPresent(play -> PrintDialog.ask(window, play.title(), this::say));
  }

  void openZip() {
    OpenZipDialog.ask(window, other, this::say);
  }

  /** Creates a project of the user's own and continues there, now and at later starts. */
  void makeOwnProject() {
    if (workshop.loader() instanceof FolderTitleSource source)
      OwnProjectDialog.ask(window, source.folders(), this::goOnIn, this::say);
  }

  private void goOnIn(Path folder) {
    new LastSession(window.settings()).project(folder);
    other.accept(folder);
    quit();
  }

  void quit() {
    window.leave();
  }

  void compareDesigns() {
    DesignComparisonDialog.show(window, look, workshop.loader(), window.shown());
  }

  /** Opens the dialog, or brings it back if it is open or was hidden for a game. */
  void manyGames() {
    many.filter(ManyGamesDialog::isDisplayable)
        .ifPresentOrElse(
            dialog -> {
              dialog.setVisible(true);
              dialog.toFront();
            },
            () ->
                many =
                    Optional.of(
                        ManyGamesDialog.open(
                            window, look, workshop.loader(), window.shown(), this::lookAt)));
  }

  /** Shows a game played elsewhere in the window, if the current game may be replaced. */
  private boolean lookAt(GameLog log) {
    if (!games.replay(log)) return false;
    say(UiWords.of("lab.back"), false);
    window.toFront();
    window.focusChoiceList();
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
    window.bringToFront(WindowView.CHOICES);
    parts().decision.takeFocus();
  }

  void playPicked() {
    parts().selection.play();
  }

  void turnTile(int by) {
    parts().selection.turn(by);
  }

  void dropPicked() {
    parts().selection.clear();
  }

  int previousRound() {
    return parts().history.previousRound();
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
    window.docks().toggle(List.of(WindowView.PROJECT.id(), WindowView.TEXTS.id()));
  }

  void toggleProblems() {
    parts().footer.toggle();
  }

  /** Opens the guide at the topic of the focused view. */
  void showGuide() {
    if (guide.isEmpty()) guide = Optional.of(new GuideWindow(window, look, window.settings()));
    guide.get().open(ViewGuideTopics.of(window.docks().focused(), parts().texts));
  }

  void closeGuide() {
    guide.ifPresent(GuideWindow::dispose);
  }

  void showKeys() {
    KeysDialog.show(window);
  }
}
