package roundhouse.editor.kit;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Point2D;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import roundhouse.picture.LayeredPainter;
import roundhouse.picture.Painter;

/**
 * Shows a picture; the wheel zooms at the pointer, dragging moves it, a double click on the
 * background fits it.
 */
public class PictureView extends JComponent implements Accessible {
  static final double STEP = 1.15;

  /** A point nearer to the rim than this, in pixels, counts as out of sight. */
  private static final double SIGHT = 30;

  private final transient Map<String, Camera> cameras = new HashMap<>();
  private transient Camera camera = new Camera();
  private final transient LayerCache kept = new LayerCache(this::repaint);
  private transient Optional<Painter> painter = Optional.empty();

  @SuppressWarnings("this-escape") // a mouse hears of nothing before the view is shown
  public PictureView() {
    var mouse = new PictureMouse(this);
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    addMouseWheelListener(mouse);
    setOpaque(true);
  }

  public final void picture(Optional<? extends Painter> shown) {
    painter = shown.map(Painter.class::cast);
    repaint();
  }

  /** What the picture is of, for example a title: each subject keeps its own part and scale. */
  protected final void subject(String subject) {
    camera = cameras.computeIfAbsent(subject, _ -> new Camera());
  }

  public final Optional<Painter> picture() {
    return painter;
  }

  public final void fit() {
    camera.fit();
    repaint();
  }

  /** Zooms around the centre of the view. */
  public final void zoom(int steps) {
    camera.zoom(Math.pow(STEP, steps), new Point(getWidth() / 2, getHeight() / 2));
    repaint();
  }

  /** Goes near at the pointer, or shows the whole again. */
  public final void toggleNear(double scale) {
    Point at = getMousePosition();
    camera().toggle(scale, at == null ? new Point(getWidth() / 2, getHeight() / 2) : at);
    repaint();
  }

  /** Where a point of the picture is in the view. */
  public final Point2D pixel(Point2D point) {
    return camera().toView(point);
  }

  /** Brings points of the picture into sight, unless the view shows them all. */
  public final void reveal(List<Point2D> points) {
    if (points.isEmpty()) return;
    if (points.stream().allMatch(point -> camera().shows(point, SIGHT))) return;
    camera()
        .centreOn(
            new Point2D.Double(
                points.stream().mapToDouble(Point2D::getX).average().orElse(0),
                points.stream().mapToDouble(Point2D::getY).average().orElse(0)));
    repaint();
  }

  /** The camera, adjusted to the current picture and size. */
  protected final Camera camera() {
    painter.ifPresent(shown -> camera.show(shown.bounds(), getWidth(), getHeight()));
    return camera;
  }

  /** A click at a point of the picture; override to handle it. */
  protected void clicked(Point2D point, MouseEvent event) {
    if (event.getClickCount() == 2) fit();
  }

  /** The context menu is requested at a point of the picture; override to show one. */
  protected void menuRequested(Point2D point, MouseEvent event) {
    // A plain picture has no menu.
    return;
  }

  /** The pointer is over a point of the picture. */
  protected void hovered(Point2D point) {}

  /**
   * The left button is pressed; returns true if the view handles the drag itself instead of moving
   * the picture.
   */
  protected boolean grabbed(Point2D point, MouseEvent event) {
    return false;
  }

  /** A drag that the view handles has reached a point of the picture. */
  protected void dragged(Point2D point) {}

  /** A drag that the view handles ends at a point of the picture. */
  protected void dropped(Point2D point) {}

  /** Returns true if the view handles the turn of the wheel itself instead of zooming. */
  protected boolean wheelTurned(Point2D point, MouseWheelEvent event) {
    return false;
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    graphics.setColor(getBackground());
    graphics.fillRect(0, 0, getWidth(), getHeight());
    painter.ifPresent(
        shown -> {
          Graphics2D own = (Graphics2D) graphics.create();
          if (shown instanceof LayeredPainter layers) {
            kept.paint(own, layers, camera().transform(), getSize());
          } else {
            own.transform(camera().transform());
            shown.paint(own, camera.scale());
          }
          own.dispose();
        });
  }

  /** Screen readers get the accessible name of a picture. */
  @Override
  public final AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) accessibleContext = new AccessiblePicture();
    return accessibleContext;
  }

  /** Parts of the picture that a screen reader finds in it; override to name them. */
  protected List<? extends Accessible> accessibleParts() {
    return List.of();
  }

  private final class AccessiblePicture extends AccessibleJComponent {
    @Override
    public int getAccessibleChildrenCount() {
      return super.getAccessibleChildrenCount() + accessibleParts().size();
    }

    @Override
    public Accessible getAccessibleChild(int index) {
      int components = super.getAccessibleChildrenCount();
      if (index < components) return super.getAccessibleChild(index);
      List<? extends Accessible> parts = accessibleParts();
      return index - components < parts.size() ? parts.get(index - components) : null;
    }

    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.CANVAS;
    }
  }
}
