package roundhouse.editor.dock;

import io.github.andrewauclair.moderndocking.internal.DockableToolbar;
import io.github.andrewauclair.moderndocking.ui.ToolbarLocation;
import java.awt.Component;
import java.awt.Container;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JFrame;

/** The toolbars at the edges of a window, whose buttons slide views out. */
final class EdgeToolbars {
  private EdgeToolbars() {}

  /** The edge for views of a side. */
  static ToolbarLocation of(DockSide side) {
    return switch (side) {
      case LEFT -> ToolbarLocation.WEST;
      case RIGHT -> ToolbarLocation.EAST;
      case MIDDLE, BELOW -> ToolbarLocation.SOUTH;
    };
  }

  /** Slides out a view that waits at an edge. */
  static void slideOut(JFrame window, DockView view) {
    button(window, view.id())
        .filter(button -> !button.isSelected())
        .ifPresent(AbstractButton::doClick);
  }

  /** Slides all views back in. */
  static void slideIn(JFrame window) {
    toolbars(window).forEach(DockableToolbar::hideAll);
  }

  /** The button that slides a view out. */
  static Optional<AbstractButton> button(JFrame window, String view) {
    return toolbars(window)
        .filter(bar -> bar.getPersistentIDs().contains(view))
        .map(bar -> (AbstractButton) bar.getComponent(bar.getPersistentIDs().indexOf(view)))
        .findFirst();
  }

  private static Stream<DockableToolbar> toolbars(Container in) {
    return Stream.of(in.getComponents()).flatMap(EdgeToolbars::toolbarsOf);
  }

  private static Stream<DockableToolbar> toolbarsOf(Component part) {
    if (part instanceof DockableToolbar bar) return Stream.of(bar);
    return part instanceof Container container ? toolbars(container) : Stream.empty();
  }
}
