package roundhouse.editor.dock;

import java.awt.Cursor;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.SwingUtilities;
import javax.swing.event.MouseInputAdapter;

/** Drags a tab to other tabs, to a side of another view or of a window, or out of all windows. */
final class TabDrag extends MouseInputAdapter {
  /** Pixels that the mouse moves before a press becomes a drag. */
  private static final int BEGINS = 8;

  /** The width of the strip along each side of a window. */
  private static final int STRIP = 14;

  /** The share of a window that a view takes along its side. */
  private static final double SHARE = 0.25;

  private final DockController docks;
  private final DockTabs tabs;
  private Optional<DockView> dragged = Optional.empty();
  private Point from = new Point();
  private boolean moves;
  private Optional<Drop> drop = Optional.empty();

  /**
   * Where a view would go.
   *
   * @param mark what it would cover in the pane
   */
  private record Drop(ViewsPane pane, Rectangle mark, UnaryOperator<DockLayout> how) {}

  private TabDrag(DockController docks, DockTabs tabs) {
    this.docks = docks;
    this.tabs = tabs;
  }

  /** Lets the user drag the tabs. */
  static void listen(DockController docks, DockTabs tabs) {
    var drag = new TabDrag(docks, tabs);
    tabs.addMouseListener(drag);
    tabs.addMouseMotionListener(drag);
  }

  @Override
  public void mousePressed(MouseEvent event) {
    int tab = tabs.tabAt(event.getPoint());
    from = event.getPoint();
    moves = false;
    drop = Optional.empty();
    dragged =
        tab >= 0 && SwingUtilities.isLeftMouseButton(event)
            ? Optional.of(docks.view(tabs.order().get(tab)))
            : Optional.empty();
  }

  @Override
  public void mouseDragged(MouseEvent event) {
    if (dragged.isEmpty()) return;
    moves |= event.getPoint().distance(from) > BEGINS;
    if (!moves) return;
    tabs.setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
    drop = drop(dragged.get(), event.getLocationOnScreen());
    docks
        .panes()
        .forEach(pane -> pane.mark(drop.filter(there -> there.pane() == pane).map(Drop::mark)));
  }

  @Override
  public void mouseReleased(MouseEvent event) {
    Optional<DockView> view = dragged.filter(_ -> moves);
    dragged = Optional.empty();
    tabs.setCursor(null);
    docks.panes().forEach(pane -> pane.mark(Optional.empty()));
    if (view.isEmpty()) return;
    Point at = event.getLocationOnScreen();
    if (drop.isPresent()) docks.change(drop.get().how().apply(docks.layout()));
    else if (pane(at).isEmpty()) docks.floatAt(view.get(), at);
  }

  /** The pane under a point of the screen; of several, that of the window in front. */
  private Optional<ViewsPane> pane(Point at) {
    var under =
        docks.panes().filter(pane -> pane.isShowing() && onScreen(pane).contains(at)).toList();
    return under.stream()
        .filter(pane -> SwingUtilities.getWindowAncestor(pane).getMousePosition() != null)
        .findFirst()
        .or(() -> under.stream().findFirst());
  }

  private static Rectangle onScreen(ViewsPane pane) {
    return new Rectangle(pane.getLocationOnScreen(), pane.getSize());
  }

  private Optional<Drop> drop(DockView view, Point screen) {
    return pane(screen)
        .flatMap(
            pane -> {
              var at = new Point(screen);
              SwingUtilities.convertPointFromScreen(at, pane);
              return atSide(view, pane, at).or(() -> atTabs(view, pane, at));
            });
  }

  /** Along a side of the window. */
  private static Optional<Drop> atSide(DockView view, ViewsPane pane, Point at) {
    Rectangle all = new Rectangle(pane.getSize());
    Rectangle inner = new Rectangle(all);
    inner.grow(-STRIP, -STRIP);
    Optional<String> other =
        pane.views().stream().filter(each -> !each.equals(view.id())).findFirst();
    if (inner.contains(at) || other.isEmpty()) return Optional.empty();
    DockPlace side = nearest(all, at);
    return Optional.of(
        new Drop(
            pane,
            part(all, side, SHARE),
            layout -> layout.bordering(view.id(), side, SHARE, other)));
  }

  private static Optional<Drop> atTabs(DockView view, ViewsPane pane, Point at) {
    return pane.tabs()
        .filter(target -> target.getBounds().contains(at))
        .findFirst()
        .flatMap(target -> over(view, pane, target, at));
  }

  private static Optional<Drop> over(DockView view, ViewsPane pane, DockTabs target, Point at) {
    Rectangle all = target.getBounds();
    int tab = target.tabAt(SwingUtilities.convertPoint(pane, at, target));
    Optional<String> beside =
        target.order().stream().filter(each -> !each.equals(view.id())).findFirst();
    if (beside.isEmpty()) return Optional.empty();
    if (tab >= 0) {
      Rectangle mark = target.getBoundsAt(tab);
      mark.translate(all.x, all.y);
      return Optional.of(
          new Drop(pane, mark, layout -> layout.moving(view.id(), beside.get(), tab)));
    }
    var middle = new Rectangle(all);
    middle.grow(-all.width / 4, -all.height / 4);
    DockPlace side = middle.contains(at) ? DockPlace.TABS : nearest(all, at);
    if (side == DockPlace.TABS && target.order().contains(view.id())) return Optional.empty();
    return Optional.of(
        new Drop(
            pane, part(all, side, 0.5), layout -> layout.moving(view.id(), side, beside.get())));
  }

  /** The side that a point is nearest to, measured in shares of the size. */
  private static DockPlace nearest(Rectangle in, Point at) {
    double x = (at.x - in.getCenterX()) / in.width;
    double y = (at.y - in.getCenterY()) / in.height;
    if (Math.abs(x) > Math.abs(y)) return x < 0 ? DockPlace.LEFT : DockPlace.RIGHT;
    return y < 0 ? DockPlace.ABOVE : DockPlace.BELOW;
  }

  private static Rectangle part(Rectangle of, DockPlace where, double share) {
    int wide = (int) (of.width * share);
    int high = (int) (of.height * share);
    return switch (where) {
      case TABS -> of;
      case LEFT -> new Rectangle(of.x, of.y, wide, of.height);
      case RIGHT -> new Rectangle(of.x + of.width - wide, of.y, wide, of.height);
      case ABOVE -> new Rectangle(of.x, of.y, of.width, high);
      case BELOW -> new Rectangle(of.x, of.y + of.height - high, of.width, high);
    };
  }
}
