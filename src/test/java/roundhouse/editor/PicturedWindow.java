package roundhouse.editor;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import roundhouse.editor.workspace.Workspace;
import roundhouse.engine.GameLog;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.project.FolderTitleSource;

/** A window on a copy of shipped designs, in which whole games are played or looked at. */
record PicturedWindow(PicturedProject project, MainWindow window, WindowHand hand)
    implements AutoCloseable {

  /** A window on all designs that shows the workspace Play. */
  static PicturedWindow inPlay() throws Exception {
    return inPlay(PicturedProject.make());
  }

  /** A window on one design that shows the workspace Play. */
  static PicturedWindow inPlay(String design) throws Exception {
    return inPlay(PicturedProject.of(design));
  }

  private static PicturedWindow inPlay(PicturedProject project) throws Exception {
    MainWindow window =
        Hands.look(
            () ->
                Editor.show(
                    new FolderTitleSource(project.folders()),
                    project.state(),
                    new CountDownLatch(1)::countDown));
    var hand = new WindowHand(window, Path.of("target", "pictures"), System.out);
    hand.await(now -> now.situation().isPresent());
    Hands.look(
        () -> {
          window.workspaces().go(Workspace.PLAY); // from the start page
          return true;
        });
    return new PicturedWindow(project, window, hand);
  }

  /** A golden game as if just saved. */
  static GameLog game(String title, String name) throws IOException {
    GameLog log = GoldenGame.read(GoldenGame.FOLDER.resolve(title).resolve(name + ".jsonl")).log();
    return new GameLog(
        log.title(), fingerprint(log), log.players(), log.options(), log.seed(), log.actions());
  }

  private static String fingerprint(GameLog log) {
    return Repository.titles()
        .load(log.title(), Set.copyOf(log.options()))
        .title()
        .orElseThrow()
        .fingerprint();
  }

  /** Opens a game and waits for it. */
  void open(GameLog log) throws Exception {
    window.workshop().recover(log);
    hand.await(
        now ->
            now.play()
                .filter(play -> play.title().id().equals(log.title()))
                .filter(play -> play.played().size() == log.actions().size())
                .isPresent());
  }

  /** Goes to the decision before an action. */
  void goTo(int action) throws Exception {
    window.workshop().goTo(action);
    hand.await(
        now ->
            now.play().orElseThrow().at() == action
                && now.situation().flatMap(situation -> situation.decision()).isPresent());
  }

  /** Gives the window the size of a screen. */
  void resize(int width, int height) throws Exception {
    Hands.look(
        () -> {
          window.setBounds(0, 0, width, height);
          window.validate();
          return true;
        });
    Hands.caughtUp();
  }

  @Override
  public void close() throws IOException {
    try {
      end();
    } catch (Exception failed) {
      throw new IOException("the window did not close", failed);
    }
  }

  private void end() throws Exception {
    Hands.look(
        () -> {
          window.dispose();
          return true;
        });
    window.workshop().close();
    Waiting.until(this::isRemoved, "files of the project are still written");
  }

  /** What is still being written when its folder is removed keeps the folder for a moment. */
  private boolean isRemoved() throws IOException {
    try {
      project.close();
      return true;
    } catch (DirectoryNotEmptyException late) {
      return false;
    }
  }
}
