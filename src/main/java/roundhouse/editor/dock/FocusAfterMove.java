package roundhouse.editor.dock;

import java.util.function.Consumer;
import javax.swing.SwingUtilities;

/** Keeps the focus on a view when views move, appear or disappear. */
final class FocusAfterMove {
  private final DockedViews docks;
  private final ViewFocus attention;
  private final DockingRefinement finish;

  FocusAfterMove(DockedViews docks, ViewFocus attention, DockingRefinement finish) {
    this.docks = docks;
    this.attention = attention;
    this.finish = finish;
  }

  /** After views have appeared or gone, focuses the current one, or one that is visible. */
  void settle() {
    finish.refineAll();
    SwingUtilities.invokeLater(attention::ensureFocus);
  }

  /** Does something to the focused view, which may move it, and keeps the focus on it. */
  void onFocused(Consumer<DockView> action) {
    attention
        .focused()
        .ifPresent(
            view -> {
              action.accept(view);
              finish.refineAll();
              if (!docks.isAtEdge(view)) SwingUtilities.invokeLater(() -> attention.focus(view));
            });
  }
}
