package roundhouse.editor.dock;

import io.github.andrewauclair.moderndocking.api.DockingAPI;
import io.github.andrewauclair.moderndocking.layouts.DockingLayoutNode;
import io.github.andrewauclair.moderndocking.layouts.DockingSimplePanelNode;
import io.github.andrewauclair.moderndocking.layouts.DockingSplitPanelNode;
import io.github.andrewauclair.moderndocking.layouts.DockingTabPanelNode;
import io.github.andrewauclair.moderndocking.layouts.WindowLayout;
import java.awt.Frame;
import java.awt.Rectangle;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JSplitPane;
import roundhouse.editor.dock.DockLayout.Edge;
import roundhouse.editor.dock.DockLayout.WindowContent;

/** Converts layouts to and from the classes of the docking library. */
final class LayoutConverter {
  /**
   * The docking library cuts a divider's place to whole pixels: without this share of one, the
   * divider would move by a pixel whenever a layout is restored.
   */
  private static final double HAIR = 1e-4;

  private final DockingAPI docking;

  LayoutConverter(DockingAPI docking) {
    this.docking = docking;
  }

  /**
   * @param main whether it is the main window, whose bounds are kept elsewhere
   */
  WindowContent ground(WindowLayout layout, boolean main) {
    Optional<Rectangle> bounds =
        main
            ? Optional.empty()
            : Optional.of(new Rectangle(layout.getLocation(), layout.getSize()));
    Map<Edge, List<String>> edges =
        Map.of(
            Edge.LEFT,
            layout.getWestAutoHideToolbarIDs(),
            Edge.RIGHT,
            layout.getEastAutoHideToolbarIDs(),
            Edge.BOTTOM,
            layout.getSouthAutoHideToolbarIDs());
    return new WindowContent(area(layout.getRootNode()), edges, bounds);
  }

  private static Optional<DockArea> area(DockingLayoutNode node) {
    return switch (node) {
      case DockingSimplePanelNode one -> Optional.of(DockArea.Tabs.of(one.getPersistentID()));
      case DockingTabPanelNode tabs ->
          Optional.of(
              new DockArea.Tabs(
                  tabs.getPersistentIDs().stream()
                      .map(DockingSimplePanelNode::getPersistentID)
                      .toList(),
                  tabs.getSelectedTabID()));
      case DockingSplitPanelNode split -> split(split);
      default -> Optional.empty();
    };
  }

  private static Optional<DockArea> split(DockingSplitPanelNode node) {
    Optional<DockArea> first = area(node.getLeft());
    Optional<DockArea> second = area(node.getRight());
    if (first.isEmpty() || second.isEmpty()) return first.or(() -> second);
    // A divider has no position until it is first painted.
    double share =
        Double.isFinite(node.getDividerProportion())
            ? Math.clamp(node.getDividerProportion(), 0, 1)
            : 0.5;
    return Optional.of(
        new DockArea.Split(
            node.getOrientation() == JSplitPane.HORIZONTAL_SPLIT,
            share,
            first.get(),
            second.get()));
  }

  WindowLayout window(WindowContent ground) {
    DockingLayoutNode root = ground.area().map(this::node).orElse(null);
    WindowLayout layout =
        ground
            .bounds()
            .map(at -> new WindowLayout(false, at.getLocation(), at.getSize(), Frame.NORMAL, root))
            .orElseGet(() -> new WindowLayout(root));
    layout.setWestAutoHideToolbarIDs(ground.edges().getOrDefault(Edge.LEFT, List.of()));
    layout.setEastAutoHideToolbarIDs(ground.edges().getOrDefault(Edge.RIGHT, List.of()));
    layout.setSouthAutoHideToolbarIDs(ground.edges().getOrDefault(Edge.BOTTOM, List.of()));
    return layout;
  }

  private DockingLayoutNode node(DockArea area) {
    return switch (area) {
      case DockArea.Tabs tabs -> tabs(tabs);
      case DockArea.Split split ->
          new DockingSplitPanelNode(
              docking,
              node(split.first()),
              node(split.second()),
              split.across() ? JSplitPane.HORIZONTAL_SPLIT : JSplitPane.VERTICAL_SPLIT,
              Math.min(1, split.share() + HAIR),
              "");
    };
  }

  /** Adds the front tab first and last: adding it again moves it to its own place. */
  private DockingTabPanelNode tabs(DockArea.Tabs tabs) {
    var node = new DockingTabPanelNode(docking, tabs.front(), "", "", "", "");
    for (String view : tabs.order()) node.addTab(view, "", "", "", "");
    return node;
  }
}
