package roundhouse.editor;

import java.awt.BorderLayout;
import java.util.List;
import javax.swing.JFrame;
import roundhouse.editor.dock.DockController;
import roundhouse.editor.dock.FloatingWindows;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.play.HandoverScreens;
import roundhouse.editor.workspace.PlayArrangement;
import roundhouse.editor.workspace.PlayTiling;
import roundhouse.editor.workspace.Recipe;
import roundhouse.editor.workspace.WorkspaceBar;
import roundhouse.editor.workspace.Workspaces;
import roundhouse.picture.Painter;

/** Puts the views of the main window into its workspaces, with their layouts and actions. */
final class WindowDocks {
  private final DockController controller;
  private final PlayTiling play;
  private final Workspaces workspaces;

  /**
   * @param curtains hide each window between two players
   */
  WindowDocks(JFrame window, WindowParts parts, CommandActions commands, HandoverScreens curtains) {
    controller =
        new DockController(
            window,
            parts.views(),
            () -> DefaultLayouts.byName(window.getWidth()),
            parts.window.settings(),
            new FloatingWindows(() -> List.copyOf(commands.all()), curtains::newScreen),
            text -> parts.status.say(text, true));
    controller.offerInMenus(List.copyOf(commands.of(CommandGroup.PLACE)));
    play = parts.window.bridge().add(play(parts));
    workspaces =
        new Workspaces(
            controller,
            play,
            parts.window.settings(),
            DefaultLayouts.byWorkspace(),
            id -> WindowView.of(id).orElseThrow().home());
    parts.window.bridge().add(workspaces.cover());
    var bar =
        new WorkspaceBar(
            workspaces,
            commands.of(CommandGroup.WORKSPACES),
            parts.window.look(),
            parts.window.host()::show);
    window.add(parts.window.bridge().add(bar), BorderLayout.NORTH);
    window.add(workspaces.root(), BorderLayout.CENTER);
    window.setGlassPane(curtains.newScreen());
  }

  private PlayTiling play(WindowParts parts) {
    return new PlayTiling(
        new PlayArrangement(parts.window.settings()),
        () -> parts.game.board.picture().map(Painter::bounds),
        () -> controller.root().getFont().getSize2D() / WindowLook.USUAL,
        recipe -> parts.game.board.openAtWork(recipe == Recipe.TABS),
        controller::arrange);
  }

  Workspaces workspaces() {
    return workspaces;
  }

  PlayTiling play() {
    return play;
  }

  void dispose() {
    controller.dispose();
  }

  DockController controller() {
    return controller;
  }

  /** Shows the number of problems on the tab of their view. */
  void countProblems(int count) {
    String title = WindowView.PROBLEMS.title();
    controller.label(WindowView.PROBLEMS.id(), count == 0 ? title : title + " (" + count + ")");
  }
}
