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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JRootPane;
import javax.swing.KeyStroke;
import javax.swing.WindowConstants;
import roundhouse.editor.dock.DockLayout.WindowContent;

/**
 * Floating windows with views: they have the keys of the main window, and are covered when it is.
 */
public final class FloatingWindows {
  private static final Dimension SMALLEST = new Dimension(420, 300);
  private static final int OFFSET = 40;

  private final Supplier<List<Action>> keys;
  private final Supplier<JComponent> cover;
  private final List<Floating> all = new ArrayList<>();

  /**
   * @param views all that belong there, with those that a fixed tiling shows
   */
  private record Floating(JFrame window, ViewsPane pane, List<String> views) {
    Floating holding(WindowContent content) {
      return new Floating(window, pane, content.views().toList());
    }
  }

  /**
   * @param keys the actions with keys that work everywhere
   * @param cover creates the cover of a window while nobody may look
   */
  public FloatingWindows(Supplier<List<Action>> keys, Supplier<JComponent> cover) {
    this.keys = keys;
    this.cover = cover;
  }

  Stream<JFrame> windows() {
    return all.stream().map(Floating::window);
  }

  Stream<ViewsPane> panes() {
    return all.stream().map(Floating::pane);
  }

  /** Shows each content in the window that has one of its views, or in a new one. */
  void show(DockController docks, List<WindowContent> contents) {
    var old = new ArrayList<>(all);
    all.clear();
    for (WindowContent content : contents) {
      Floating own =
          old.stream()
              .filter(each -> content.views().anyMatch(each.views()::contains))
              .findFirst()
              .orElseGet(() -> open(docks, content));
      old.remove(own);
      all.add(own.holding(content));
    }
    for (Floating gone : old) gone.window().dispose();
    for (int index = 0; index < all.size(); index++)
      fill(docks, all.get(index), index + 1, docks.shown(contents.get(index)));
  }

  private Floating open(DockController docks, WindowContent content) {
    ViewsPane pane = docks.pane();
    JFrame own = make(pane, () -> moved(docks, pane), () -> pane.views().forEach(docks::close));
    own.setBounds(bounds(content));
    return new Floating(own, pane, List.of());
  }

  private static void fill(DockController docks, Floating own, int number, WindowContent shown) {
    List<String> views = shown.views().toList();
    own.window()
        .setTitle(
            views.stream().map(docks::view).map(DockView::title).collect(Collectors.joining(", ")));
    own.pane().show(new DockedTiling(docks, number, shown), Optional.empty());
    // Showing a window that is shown would bring it to the front.
    if (own.window().isVisible() == views.isEmpty()) own.window().setVisible(!views.isEmpty());
  }

  private void moved(DockController docks, ViewsPane pane) {
    for (int index = 0; index < all.size(); index++) {
      JFrame own = all.get(index).window();
      if (all.get(index).pane() == pane && own.isShowing())
        docks.keep(index + 1, content -> content.at(own.getBounds()));
    }
  }

  /** Puts the windows where their contents say. */
  void place(List<WindowContent> contents) {
    for (int index = 0; index < all.size(); index++)
      all.get(index).window().setBounds(bounds(contents.get(index)));
  }

  private static Rectangle bounds(WindowContent content) {
    return onScreen(content.bounds().orElseThrow());
  }

  void dispose() {
    windows().forEach(JFrame::dispose);
    all.clear();
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
  private JFrame make(JComponent content, Runnable changed, Runnable closed) {
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
