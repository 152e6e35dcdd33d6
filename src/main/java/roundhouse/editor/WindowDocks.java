package roundhouse.editor;

import java.awt.BorderLayout;
import java.util.List;
import javax.swing.JFrame;
import roundhouse.editor.dock.DockController;
import roundhouse.editor.dock.FloatingWindows;
import roundhouse.editor.dock.LayoutFiles;
import roundhouse.editor.play.HandoverScreens;

/** Puts the views of the main window into docks, with its layouts and the actions of its tabs. */
final class WindowDocks {
  private final DockController controller;

  /**
   * @param curtains hide each window between two players
   */
  WindowDocks(JFrame window, WindowParts parts, CommandActions commands, HandoverScreens curtains) {
    controller =
        new DockController(
            window,
            parts.views(),
            DefaultLayouts.byName(),
            DefaultLayouts.PLAY,
            new LayoutFiles(parts.settings.sibling("layouts")),
            parts.settings,
            new FloatingWindows(() -> List.copyOf(commands.all()), curtains::newScreen),
            text -> parts.status.say(text, true));
    controller.offerInMenus(List.copyOf(commands.of(CommandGroup.PLACE)));
    window.add(controller.root(), BorderLayout.CENTER);
    window.setGlassPane(curtains.newScreen());
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
