package roundhouse.editor.dock;

import java.awt.FlowLayout;
import java.awt.Point;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import roundhouse.words.UiWords;

/** Views of which one is shown at a time. */
final class DockTabs extends JTabbedPane {
  /** The height of its tabs, about. */
  static final int HEIGHT = 34;

  /** The height of the tabs of views that cannot be moved. */
  private static final int LOW = 24;

  private final List<String> order;
  private boolean live;

  /**
   * @param movable whether its tabs can be dragged and have a menu
   * @param selected called with a view that the user brings to the front
   */
  DockTabs(
      List<String> order,
      Function<String, DockView> views,
      boolean movable,
      Consumer<String> selected) {
    super(TOP, SCROLL_TAB_LAYOUT);
    this.order = order;
    setFocusable(movable);
    getAccessibleContext().setAccessibleName(UiWords.of("views.views"));
    for (String view : order) addTab(views.apply(view).label(), views.apply(view));
    if (movable) {
      var menu = new JPanel(new FlowLayout(FlowLayout.TRAILING, 0, 0));
      menu.setOpaque(false);
      menu.setBorder(BorderFactory.createEmptyBorder(4, 0, 4, 0));
      menu.add(new ViewMenu(() -> (DockView) getSelectedComponent()));
      putClientProperty("JTabbedPane.trailingComponent", menu);
    } else putClientProperty("JTabbedPane.tabHeight", LOW);
    addChangeListener(
        _ -> {
          if (live && getSelectedComponent() instanceof DockView view) selected.accept(view.id());
        });
    live = true;
  }

  List<String> order() {
    return order;
  }

  /** Brings a view to the front, if it is here. */
  void front(String view) {
    if (order.contains(view)) setSelectedIndex(order.indexOf(view));
  }

  /** The index of the tab at a point of this component; -1 if none is there. */
  int tabAt(Point at) {
    return indexAtLocation(at.x, at.y);
  }

  /** Ends its use: its views may be elsewhere already. */
  void retire() {
    live = false;
    removeAll();
  }
}
