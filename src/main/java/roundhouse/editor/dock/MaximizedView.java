package roundhouse.editor.dock;

import java.util.Optional;
import javax.swing.JFrame;
import roundhouse.editor.dock.DockLayout.WindowContent;

/** The view that fills the window, if one does, and what it hides. */
final class MaximizedView {
  private final JFrame window;
  private final DockApi api;
  private final LayoutConverter nodes;
  private Optional<WindowContent> beneath = Optional.empty();

  MaximizedView(JFrame window, DockApi api, LayoutConverter nodes) {
    this.window = window;
    this.api = api;
    this.nodes = nodes;
  }

  /** What the window contains apart from maximizing; empty if no view is maximized. */
  Optional<WindowContent> beneath() {
    return beneath;
  }

  boolean isShown() {
    return beneath.isPresent();
  }

  /** Whether a view is open and a maximized one hides it. */
  boolean hides(DockView view) {
    return beneath.filter(ground -> ground.views().anyMatch(view.id()::equals)).isPresent();
  }

  /** Shows one view in place of all that the window contains, except at its edges. */
  void show(DockView view, WindowContent now) {
    place(
        new WindowContent(Optional.of(DockArea.Tabs.of(view.id())), now.edges(), Optional.empty()));
    beneath = Optional.of(now);
  }

  /** Brings back what was hidden. */
  void restore() {
    Optional<WindowContent> before = beneath;
    forget();
    before.ifPresent(this::place);
  }

  /** Ends maximizing when another layout replaces what was hidden. */
  void forget() {
    beneath = Optional.empty();
  }

  private void place(WindowContent content) {
    api.getDockingState().restoreWindowLayout(window, nodes.window(content));
  }
}
