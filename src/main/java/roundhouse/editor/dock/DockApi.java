package roundhouse.editor.dock;

import io.github.andrewauclair.moderndocking.DockableTabPreference;
import io.github.andrewauclair.moderndocking.api.DockingAPI;
import io.github.andrewauclair.moderndocking.api.RootDockingPanelAPI;
import io.github.andrewauclair.moderndocking.internal.DockedTabbedPanel;
import io.github.andrewauclair.moderndocking.settings.Settings;
import javax.swing.JComponent;
import javax.swing.JFrame;

/**
 * The docking library, an instance for each window; the library's own entry point is one for the
 * whole process.
 */
final class DockApi extends DockingAPI {
  private static final class Root extends RootDockingPanelAPI {
    Root(DockingAPI docking, JFrame window) {
      super(docking, window);
    }
  }

  static {
    Settings.setDefaultTabPreference(DockableTabPreference.TOP_ALWAYS);
    Settings.setActiveHighlighterEnabled(false);
    DockedTabbedPanel.setSettingsIcon(new DotsIcon());
  }

  private final Root root;

  DockApi(JFrame window) {
    super(window);
    root = new Root(this, window);
  }

  /** The component to put into the window. */
  JComponent root() {
    return root;
  }
}
