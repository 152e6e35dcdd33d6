package roundhouse.editor.dock;

import io.github.andrewauclair.moderndocking.event.DockingEvent;
import io.github.andrewauclair.moderndocking.event.DockingListener;
import io.github.andrewauclair.moderndocking.internal.DisplayPanel;
import io.github.andrewauclair.moderndocking.internal.DockingPanel;
import java.awt.Component;
import java.awt.Container;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.Panels;
import roundhouse.words.UiWords;

/**
 * Does what the docking library leaves undone after views move: dividers keep their proportions
 * when the window grows, they leave the window its keys, and tabs and buttons get names.
 */
final class DockingRefinement implements DockingListener {
  private static final String DONE = "roundhouse.finished";
  private static final int DIVIDER = 5;

  private final DockedViews docks;
  private final FloatingWindows floating;
  private final Runnable changed;
  private boolean waits;

  /**
   * @param changed run whenever something moves
   */
  DockingRefinement(DockedViews docks, FloatingWindows floating, Runnable changed) {
    this.docks = docks;
    this.floating = floating;
    this.changed = changed;
    docks.api().addDockingListener(this);
  }

  @Override
  public void dockingChange(DockingEvent event) {
    changed.run();
    if (waits) return;
    waits = true;
    SwingUtilities.invokeLater(this::refineAll);
  }

  /** Goes through all windows. */
  void refineAll() {
    waits = false;
    for (JFrame window : docks.windows()) finish(window.getRootPane());
    docks.windows().stream()
        .skip(1)
        .forEach(window -> floating.prepare(window, title(window), changed));
    for (DockView view : docks.views())
      docks
          .windows()
          .forEach(
              window ->
                  EdgeToolbars.button(window, view.id())
                      .ifPresent(
                          button -> button.getAccessibleContext().setAccessibleName(view.title())));
  }

  private String title(JFrame window) {
    return docks.views().stream()
        .filter(view -> docks.windowOf(view).filter(in -> in == window).isPresent())
        .map(DockView::title)
        .collect(Collectors.joining(", "));
  }

  private void finish(Component part) {
    // Mere containers of views are never focused themselves.
    if (part instanceof DockingPanel || part instanceof DisplayPanel) part.setFocusable(false);
    switch (part) {
      case DockView _ -> {
        return;
      }
      case JSplitPane split -> divider(split);
      case JTabbedPane tabs -> tabs(tabs);
      default -> {}
    }
    if (part instanceof Container container)
      for (Component inner : container.getComponents()) finish(inner);
  }

  private void divider(JSplitPane split) {
    if (split.getClientProperty(DONE) != null) return;
    split.putClientProperty(DONE, true);
    split.setDividerSize(DIVIDER);
    Panels.keys(split);
    split.addPropertyChangeListener(
        JSplitPane.DIVIDER_LOCATION_PROPERTY,
        _ -> {
          keepShare(split);
          changed.run();
        });
    keepShare(split);
  }

  /** Distributes a change of the window's size in the current proportions. */
  private static void keepShare(JSplitPane split) {
    int room =
        (split.getOrientation() == JSplitPane.HORIZONTAL_SPLIT
                ? split.getWidth()
                : split.getHeight())
            - split.getDividerSize();
    if (room > 0)
      split.setResizeWeight(Math.clamp(split.getDividerLocation() / (double) room, 0, 1));
  }

  private static void tabs(JTabbedPane tabs) {
    for (Component tab : tabs.getComponents())
      if (tab instanceof JComponent panel)
        panel.putClientProperty("JTabbedPane.tabClosable", false);
    if (tabs.getClientProperty("JTabbedPane.trailingComponent") instanceof Container trailing) {
      for (Component part : trailing.getComponents())
        if (part instanceof JButton button) ViewHeader.dress(button);
    }
    tabs.getAccessibleContext().setAccessibleName(UiWords.of("views.views"));
  }

  void dispose() {
    docks.api().removeDockingListener(this);
  }
}
