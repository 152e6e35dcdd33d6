package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.Container;
import java.awt.FocusTraversalPolicy;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/** Which component of a view was focused last, so that the focus returns there. */
public final class FocusMemory {
  private final JComponent view;
  private Optional<Component> last = Optional.empty();

  public FocusMemory(JComponent view) {
    this.view = view;
  }

  /** Remembers the component that was focused last. */
  public void remember(Component part) {
    last = Optional.of(part);
  }

  /**
   * Focuses the component last focused, otherwise the one where the user works, otherwise the view
   * itself.
   */
  public void takeKeyboard(JComponent content) {
    Optional<Component> before = last.filter(this::canFocus);
    if (before.isEmpty() && content instanceof FocusTarget knows) {
      knows.takeFocus();
      return;
    }
    Component part = before.orElseGet(this::first);
    if (part == view) view.setFocusable(true);
    part.requestFocus();
  }

  private boolean canFocus(Component part) {
    return SwingUtilities.isDescendingFrom(part, view)
        && part.isShowing()
        && part.isEnabled()
        && part.isFocusable();
  }

  private Component first() {
    view.setFocusable(false);
    Container root = view.getFocusCycleRootAncestor();
    FocusTraversalPolicy policy = root.getFocusTraversalPolicy();
    Component next = policy.getComponentAfter(root, view);
    return next != null && canFocus(next) ? next : view;
  }
}
