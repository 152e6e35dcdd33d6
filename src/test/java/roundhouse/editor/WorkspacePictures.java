package roundhouse.editor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import roundhouse.editor.workspace.Workspace;
import roundhouse.engine.GameLog;
import roundhouse.files.FolderTree;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;

/**
 * A separate process that writes a picture of the start page and of each workspace, with a title
 * late in a game, in both looks, at the sizes of small and large screens; on a display of 2560 ×
 * 1440 or more.
 */
public final class WorkspacePictures {
  /** What the task bar takes of a screen. */
  private static final int TASK_BAR = 40;

  private static final List<int[]> SCREENS =
      List.of(
          new int[] {960, 540},
          new int[] {1366, 768},
          new int[] {1920, 1080},
          new int[] {2560, 1440});

  private WorkspacePictures() {}

  /**
   * @param args the folder for the pictures, and the titles
   */
  public static void main(String[] args) throws Exception {
    Path root = Files.createTempDirectory("roundhouse-workspaces").toRealPath();
    Path to = Files.createDirectories(Path.of(args[0]));
    ProjectFolders folders = new ProjectFolders(Path.of("").toAbsolutePath(), Optional.empty());
    MainWindow window =
        Desk.look(
            () -> Editor.show(new FolderTitleSource(folders), root.resolve("state"), () -> {}));
    var hand = new WindowHand(window, to, System.out);
    hand.await(now -> now.situation().isPresent());
    for (int[] screen : SCREENS) {
      resize(window, screen);
      hand.write("start-" + screen[0]);
    }
    for (String title : List.of(args).subList(1, args.length)) write(window, hand, title);
    FolderTree.delete(root);
    System.exit(0);
  }

  private static void write(MainWindow window, WindowHand hand, String title) throws Exception {
    GameLog log = PicturedGame.log(title);
    window.workshop().recover(log);
    hand.await(
        now ->
            now.play()
                .map(
                    play ->
                        play.title().id().equals(title)
                            && play.played().size() == log.actions().size())
                .orElse(false));
    int late = log.actions().size() * 2 / 3;
    window.workshop().goTo(late);
    hand.await(now -> now.play().orElseThrow().at() == late && now.situation().isPresent());
    for (Workspace workspace : Workspace.values())
      for (int[] screen : SCREENS) {
        resize(window, screen);
        Desk.look(
            () -> {
              window.workspaces().go(workspace);
              return true;
            });
        String name = title + "-" + workspace.name().toLowerCase(Locale.ROOT) + "-" + screen[0];
        for (boolean dark : new boolean[] {true, false}) {
          Desk.look(
              () -> {
                window.parts().window.look().dark(dark);
                return true;
              });
          hand.write(dark ? name + "-dark" : name);
        }
      }
  }

  private static void resize(MainWindow window, int[] screen) throws Exception {
    Desk.look(
        () -> {
          window.setBounds(0, 0, screen[0], screen[1] - TASK_BAR);
          window.validate();
          return true;
        });
  }
}
