package roundhouse.editor;

import java.awt.BorderLayout;
import java.util.List;
import javax.swing.JFrame;
import roundhouse.editor.dock.DockController;
import roundhouse.editor.dock.FloatingWindows;
import roundhouse.editor.dock.InitialLayouts;
import roundhouse.editor.play.HandoverScreens;
import roundhouse.editor.workspace.PlayArrangement;
import roundhouse.editor.workspace.PlayPane;
import roundhouse.editor.workspace.Recipe;
import roundhouse.editor.workspace.WorkspaceBar;
import roundhouse.editor.workspace.Workspaces;
import roundhouse.picture.Painter;

/** Puts the views of the main window into its workspaces, with their layouts and actions. */
final class WindowDocks {
  private final DockController controller;
  private final PlayPane play;
  private final Workspaces workspaces;

  /**
   * @param curtains hide each window between two players
   */
  WindowDocks(JFrame window, WindowParts parts, CommandActions commands, HandoverScreens curtains) {
    controller =
        new DockController(
            window,
            parts.views(),
            new InitialLayouts(DefaultLayouts.byName(), DefaultLayouts.DESIGN),
            parts.window.settings(),
            new FloatingWindows(() -> List.copyOf(commands.all()), curtains::newScreen),
            text -> parts.status.say(text, true));
    controller.offerInMenus(List.copyOf(commands.of(CommandGroup.PLACE)));
    play = parts.window.bridge().add(playPane(parts));
    workspaces =
        new Workspaces(
            controller,
            play,
            parts.window.settings(),
            DefaultLayouts.byWorkspace(),
            id -> WindowView.of(id).orElseThrow().home());
    parts.window.bridge().add(workspaces.cover());
    var bar = new WorkspaceBar(workspaces, commands.of(CommandGroup.WORKSPACES));
    window.add(parts.window.bridge().add(bar), BorderLayout.NORTH);
    window.add(workspaces.root(), BorderLayout.CENTER);
    window.setGlassPane(curtains.newScreen());
  }

  private static PlayPane playPane(WindowParts parts) {
    return new PlayPane(
        new PlayArrangement(parts.window.settings()),
        id -> WindowView.of(id).orElseThrow().title(),
        () -> parts.game.board.picture().map(Painter::bounds),
        recipe -> parts.game.board.openAtWork(recipe == Recipe.TABS));
  }

  Workspaces workspaces() {
    return workspaces;
  }

  PlayPane play() {
    return play;
  }

  void dispose() {
    workspaces.dispose();
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
