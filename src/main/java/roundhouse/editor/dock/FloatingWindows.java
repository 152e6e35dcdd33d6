package roundhouse.editor.dock;

import java.awt.Dimension;
import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JRootPane;
import javax.swing.KeyStroke;
import javax.swing.WindowConstants;

/**
 * Floating windows with views: they have the keys of the main window, and are covered when it is.
 */
public final class FloatingWindows {
  private static final Dimension SMALLEST = new Dimension(420, 300);
  private static final int OFFSET = 40;

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

  /** Where a view would float, near where it is. */
  static Rectangle beside(DockView view, JFrame main) {
    Point at = view.isShowing() ? view.getLocationOnScreen() : main.getLocationOnScreen();
    at.translate(OFFSET, OFFSET);
    return at(at, view);
  }

  /** Where a view floats whose window begins at a point of the screen. */
  static Rectangle at(Point corner, DockView view) {
    return new Rectangle(
        corner.x,
        corner.y,
        Math.max(SMALLEST.width, view.getWidth()),
        Math.max(SMALLEST.height, view.getHeight()));
  }

  /** The bounds within a screen: the one it was on last time may be gone. */
  static Rectangle onScreen(Rectangle wanted) {
    GraphicsEnvironment screens = GraphicsEnvironment.getLocalGraphicsEnvironment();
    GraphicsConfiguration display =
        Stream.of(screens.getScreenDevices())
            .map(GraphicsDevice::getDefaultConfiguration)
            .filter(each -> each.getBounds().intersects(wanted))
            .findFirst()
            .orElse(screens.getDefaultScreenDevice().getDefaultConfiguration());
    Rectangle screen = display.getBounds();
    Insets taken = Toolkit.getDefaultToolkit().getScreenInsets(display);
    int width = Math.min(wanted.width, screen.width - taken.left - taken.right);
    int height = Math.min(wanted.height, screen.height - taken.top - taken.bottom);
    int right = screen.x + screen.width - taken.right - width;
    int bottom = screen.y + screen.height - taken.bottom - height;
    return new Rectangle(
        Math.max(screen.x + taken.left, Math.min(wanted.x, right)),
        Math.max(screen.y + taken.top, Math.min(wanted.y, bottom)),
        width,
        height);
  }

  /**
   * Makes a window, which is not shown yet.
   *
   * @param changed run when it is moved or resized
   * @param closed run when the user closes it
   */
  JFrame make(JComponent content, Runnable changed, Runnable closed) {
    var window = new JFrame();
    window.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
    window.setContentPane(content);
    window.setMinimumSize(new Dimension(200, 120));
    window.setGlassPane(cover.get());
    for (Action action : keys.get()) bind(window.getRootPane(), action);
    window.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            closed.run();
          }
        });
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
    return window;
  }

  private static void bind(JRootPane root, Action action) {
    if (!(action.getValue(Action.ACCELERATOR_KEY) instanceof KeyStroke key)) return;
    root.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(key, key.toString());
    root.getActionMap().put(key.toString(), action);
  }
}
