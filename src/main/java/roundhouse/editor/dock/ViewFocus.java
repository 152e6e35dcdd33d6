package roundhouse.editor.dock;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.util.List;
import java.util.Optional;
import javax.swing.JFrame;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;

/** Which view is focused, and how to focus another. */
public final class ViewFocus {
  private static final String OWNER = "permanentFocusOwner";

  /**
   * Nanoseconds during which the focus may pass through other views on its way to the wanted one.
   */
  private static final long ON_THE_WAY = 400_000_000;

  private final DockedViews docks;
  private final PropertyChangeListener listener = this::moved;
  private Optional<DockView> focused = Optional.empty();
  private long onTheWayUntil = System.nanoTime();

  ViewFocus(DockedViews docks) {
    this.docks = docks;
    KeyboardFocusManager.getCurrentKeyboardFocusManager()
        .addPropertyChangeListener(OWNER, listener);
  }

  private void moved(PropertyChangeEvent event) {
    if (!(event.getNewValue() instanceof Component owner)) return;
    DockView view =
        owner instanceof DockView itself
            ? itself
            : (DockView) SwingUtilities.getAncestorOfClass(DockView.class, owner);
    if (view == null || !docks.views().contains(view)) return;
    boolean wanted = focused.filter(view::equals).isPresent();
    if (!wanted && System.nanoTime() - onTheWayUntil < 0) return;
    if (wanted) onTheWayUntil = System.nanoTime();
    view.rememberFocus(owner);
    focused = Optional.of(view);
  }

  /** The focused view, or the last focused one if still open. */
  public Optional<DockView> focused() {
    return focused.filter(docks::isOpen);
  }

  /** Brings a view to the front wherever it is, opening it if closed. */
  public void show(DockView view) {
    reveal(view);
    docks.windowOf(view).filter(window -> !window.isActive()).ifPresent(JFrame::toFront);
  }

  /**
   * Brings a view to the front of its window, opening it if closed. The window stays where it is:
   * window managers give the keyboard to one that comes to the front, and the user may be typing in
   * a dialog.
   */
  public void reveal(DockView view) {
    if (docks.isMaximized() && docks.windowOf(view).isEmpty()) docks.restore();
    if (!docks.isOpen(view)) docks.dockHome(view);
    docks.windowOf(view).ifPresent(window -> front(window, view));
  }

  private void front(JFrame window, DockView view) {
    if (docks.isAtEdge(view)) EdgeToolbars.slideOut(window, view);
    else
      for (Component part = view; part.getParent() != null; part = part.getParent())
        if (part.getParent() instanceof JTabbedPane tabs) tabs.setSelectedComponent(part);
  }

  /** Brings a view to the front and focuses it. */
  public void focus(DockView view) {
    docks.windows().forEach(EdgeToolbars::slideIn);
    show(view);
    focused = Optional.of(view);
    onTheWayUntil = System.nanoTime() + ON_THE_WAY;
    // A closing dialog may leave no window focused at all.
    docks.windowOf(view).filter(window -> !window.isFocused()).ifPresent(JFrame::requestFocus);
    view.takeKeyboard();
    SwingUtilities.invokeLater(() -> insist(view));
  }

  /**
   * A tab that is hidden while focused passes the focus to the next component, possibly after this
   * code.
   */
  private void insist(DockView view) {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    boolean there = owner != null && SwingUtilities.isDescendingFrom(owner, view);
    if (!there && focused.filter(view::equals).isPresent() && view.isShowing()) view.takeKeyboard();
  }

  /**
   * Focuses the next open view, in the order of the layout.
   *
   * @param by 1 for the next, -1 for the one before
   */
  public void focusNext(int by) {
    List<DockView> open = docks.layout().views().map(docks::view).toList();
    if (open.isEmpty()) return;
    int here = focused().map(open::indexOf).orElse(by > 0 ? -1 : 0);
    focus(open.get(Math.floorMod(here + by, open.size())));
  }

  /** Focuses the current view if visible, otherwise the first visible one. */
  void ensureFocus() {
    focused()
        .filter(DockView::isShowing)
        .or(() -> docks.views().stream().filter(DockView::isShowing).findFirst())
        .ifPresent(this::focus);
  }

  void dispose() {
    KeyboardFocusManager.getCurrentKeyboardFocusManager()
        .removePropertyChangeListener(OWNER, listener);
  }
}
