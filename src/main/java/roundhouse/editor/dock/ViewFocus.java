package roundhouse.editor.dock;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.util.List;
import java.util.Optional;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;

/** Which view is focused, and how to focus another. */
final class ViewFocus {
  private static final String OWNER = "permanentFocusOwner";

  /**
   * Nanoseconds during which the focus may pass through other views on its way to the wanted one.
   */
  private static final long ON_THE_WAY = 400_000_000;

  private final DockController docks;
  private final PropertyChangeListener listener = this::moved;
  private long onTheWayUntil = System.nanoTime();

  ViewFocus(DockController docks) {
    this.docks = docks;
    KeyboardFocusManager.getCurrentKeyboardFocusManager()
        .addPropertyChangeListener(OWNER, listener);
  }

  private void moved(PropertyChangeEvent event) {
    if (!(event.getNewValue() instanceof Component owner)) {
      if (isOnTheWay()) SwingUtilities.invokeLater(this::findAgain);
      return;
    }
    viewOf(owner)
        .filter(view -> isWanted(view) || !isOnTheWay())
        .ifPresent(
            view -> {
              if (isWanted(view)) onTheWayUntil = System.nanoTime();
              view.rememberFocus(owner);
              docks.use(view);
            });
  }

  private boolean isOnTheWay() {
    return System.nanoTime() - onTheWayUntil < 0;
  }

  /** Where the focused component is removed from its place, the focus may get lost on its way. */
  private void findAgain() {
    if (isOnTheWay() && owner() == null)
      docks.used().stream().findFirst().ifPresent(DockView::takeKeyboard);
  }

  private static Component owner() {
    return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
  }

  private Optional<DockView> viewOf(Component owner) {
    return Optional.ofNullable(
            owner instanceof DockView itself
                ? itself
                : (DockView) SwingUtilities.getAncestorOfClass(DockView.class, owner))
        .filter(docks.views()::contains);
  }

  private boolean isWanted(DockView view) {
    return docks.used().stream().findFirst().filter(view::equals).isPresent();
  }

  /** The focused view, or the last focused one that is still open. */
  Optional<DockView> focused() {
    return docks.used().stream().filter(docks::isOpen).findFirst().or(docks::last);
  }

  /** Brings a view to the front wherever it is, opening it if closed. */
  void show(DockView view) {
    reveal(view);
    docks.windowOf(view).filter(window -> !window.isActive()).ifPresent(JFrame::toFront);
  }

  /**
   * Brings a view to the front of its window, opening it if closed. The window stays where it is:
   * window managers give the keyboard to one that comes to the front, and the user may be typing in
   * a dialog.
   */
  void reveal(DockView view) {
    if (!docks.isOpen(view)) docks.dockHome(view);
    docks.bringUp(view);
  }

  /** Brings a view to the front and focuses it. */
  void focus(DockView view) {
    show(view);
    docks.use(view);
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
    boolean there = owner() != null && SwingUtilities.isDescendingFrom(owner(), view);
    if (!there && isWanted(view) && view.isShowing()) view.takeKeyboard();
  }

  /**
   * Focuses the next open view, in the order of the layout.
   *
   * @param by 1 for the next, -1 for the one before
   */
  void focusNext(int by) {
    List<DockView> open = docks.open();
    if (open.isEmpty()) return;
    int here = focused().map(open::indexOf).orElse(by > 0 ? -1 : 0);
    focus(open.get(Math.floorMod(here + by, open.size())));
  }

  /** Focuses the current view if visible, otherwise the first visible one. */
  void settle() {
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
