package roundhouse.editor.dock;

import io.github.andrewauclair.moderndocking.api.DockingAPI;
import java.awt.Dimension;
import java.awt.Point;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JRootPane;
import javax.swing.KeyStroke;

/** Windows that hold views beside the main one: they have its keys, and are covered when it is. */
public final class FloatingWindows {
  private static final Dimension SMALLEST = new Dimension(420, 300);
  private static final int OFFSET = 40;
  private static final String DONE = "roundhouse.window";

  private final Supplier<List<Action>> keys;
  private final Supplier<JComponent> cover;

  /**
   * @param keys what is done by keys everywhere, each with its accelerator
   * @param cover makes what lies over a window while nobody may look
   */
  public FloatingWindows(Supplier<List<Action>> keys, Supplier<JComponent> cover) {
    this.keys = keys;
    this.cover = cover;
  }

  /** Floats a view that is docked, near to where it was. */
  static void open(DockingAPI api, DockView view) {
    Point at = view.isShowing() ? view.getLocationOnScreen() : api.getMainWindow().getLocationOnScreen();
    at.translate(OFFSET, OFFSET);
    api.newWindow(view, at, new Dimension(Math.max(SMALLEST.width, view.getWidth()), Math.max(SMALLEST.height, view.getHeight())));
  }

  /** Furnishes a window that floats, once. */
  void furnish(JFrame window, String title) {
    window.setTitle(title);
    JRootPane root = window.getRootPane();
    if (root.getClientProperty(DONE) != null) return;
    root.putClientProperty(DONE, true);
    window.setMinimumSize(new Dimension(200, 120));
    window.setGlassPane(cover.get());
    for (Action action : keys.get()) bind(root, action);
  }

  private static void bind(JRootPane root, Action action) {
    if (!(action.getValue(Action.ACCELERATOR_KEY) instanceof KeyStroke key)) return;
    root.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(key, key.toString());
    root.getActionMap().put(key.toString(), action);
  }
}
