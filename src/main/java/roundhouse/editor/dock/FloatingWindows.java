package roundhouse.editor.dock;

import io.github.andrewauclair.moderndocking.api.DockingAPI;
import io.github.andrewauclair.moderndocking.floating.FloatUtilsFrame;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GraphicsConfiguration;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JRootPane;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;

/**
 * Floating windows with views: they have the keys of the main window, and are covered when it is.
 */
public final class FloatingWindows {
  private static final Dimension SMALLEST = new Dimension(420, 300);
  private static final int OFFSET = 40;
  private static final String DONE = "roundhouse.window";

  private final Supplier<List<Action>> keys;
  private final Supplier<JComponent> cover;

  /**
   * @param keys the actions with keys that work everywhere
   * @param cover creates the cover of a window while nobody may look
   */
  public FloatingWindows(Supplier<List<Action>> keys, Supplier<JComponent> cover) {
    this.keys = keys;
    this.cover = cover;
  }

  /** Floats a docked view, near where it was. */
  static void open(DockingAPI api, DockView view) {
    Point at =
        view.isShowing() ? view.getLocationOnScreen() : api.getMainWindow().getLocationOnScreen();
    at.translate(OFFSET, OFFSET);
    api.newWindow(
        view,
        at,
        new Dimension(
            Math.max(SMALLEST.width, view.getWidth()),
            Math.max(SMALLEST.height, view.getHeight())));
  }

  /** The position that keeps a window within the screen. */
  private static Point onScreen(Rectangle wanted, GraphicsConfiguration display) {
    Rectangle screen = display.getBounds();
    Insets taken = Toolkit.getDefaultToolkit().getScreenInsets(display);
    int right = screen.x + screen.width - taken.right - wanted.width;
    int bottom = screen.y + screen.height - taken.bottom - wanted.height;
    return new Point(
        Math.max(screen.x + taken.left, Math.min(wanted.x, right)),
        Math.max(screen.y + taken.top, Math.min(wanted.y, bottom)));
  }

  /**
   * Prepares a floating window, once.
   *
   * @param changed run when it is moved or resized
   */
  void prepare(JFrame window, String title, Runnable changed) {
    window.setTitle(title);
    JRootPane root = window.getRootPane();
    if (root.getClientProperty(DONE) != null) return;
    root.putClientProperty(DONE, true);
    window.setMinimumSize(new Dimension(200, 120));
    window.setGlassPane(cover.get());
    for (Action action : keys.get()) bind(root, action);
    // The library places the window after opening it; the screen it was on last time may be gone.
    SwingUtilities.invokeLater(
        () -> window.setLocation(onScreen(window.getBounds(), window.getGraphicsConfiguration())));
    window.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentMoved(ComponentEvent event) {
            changed.run();
          }

          @Override
          public void componentResized(ComponentEvent event) {
            changed.run();
          }
        });
  }

  private static void bind(JRootPane root, Action action) {
    if (!(action.getValue(Action.ACCELERATOR_KEY) instanceof KeyStroke key)) return;
    root.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(key, key.toString());
    root.getActionMap().put(key.toString(), action);
  }

  /**
   * Releases the hidden frames in which the docking library draws a view while it is dragged: it
   * keeps them after their windows are closed, where they would still wake the toolkit. One that is
   * needed again opens again.
   */
  static void releaseDragFrames() {
    for (Frame frame : Frame.getFrames())
      if (frame instanceof FloatUtilsFrame && !frame.isShowing()) frame.dispose();
  }
}
