package roundhouse.editor.kit;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import roundhouse.picture.LayeredPainter;
import roundhouse.picture.LayeredPainter.Layer;
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

  /** What the mouse does on a picture: move, zoom, drag parts, click, ask for menus. */
  private static final class PictureMouse extends MouseAdapter {
    private static final int CLICK = 4;

    private final PictureView view;
    private Point from = new Point();
    private Point pressed = new Point();
    private boolean own;

    PictureMouse(PictureView view) {
      this.view = view;
    }

    private boolean isEmpty() {
      return view.picture().isEmpty();
    }

    private Point2D inPicture(Point pixel) {
      return view.camera().toPicture(pixel);
    }

    @Override
    public void mousePressed(MouseEvent event) {
      if (event.isConsumed()) return;
      view.requestFocusInWindow();
      from = event.getPoint();
      pressed = event.getPoint();
      own =
          SwingUtilities.isLeftMouseButton(event)
              && !isEmpty()
              && view.grabbed(inPicture(pressed), event);
      menu(event);
    }

    /** Some systems open menus on press, others on release. */
    private void menu(MouseEvent event) {
      if (SubjectMenu.isAskedBy(event) && !isEmpty())
        view.menuRequested(inPicture(event.getPoint()), event);
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      if (event.isConsumed()) return;
      if (pressed.distance(event.getPoint()) <= CLICK && from.equals(pressed)) return;
      if (own) {
        from = event.getPoint();
        view.dragged(inPicture(from));
        return;
      }
      view.setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
      view.camera().pan(event.getX() - from.x, event.getY() - from.y);
      from = event.getPoint();
      view.repaint();
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      if (event.isConsumed()) return;
      view.setCursor(Cursor.getDefaultCursor());
      menu(event);
      if (own && !from.equals(pressed) && !isEmpty()) view.dropped(inPicture(event.getPoint()));
      own = false;
      boolean click =
          pressed.distance(event.getPoint()) <= CLICK
              && SwingUtilities.isLeftMouseButton(event)
              && !event.isAltDown();
      if (click && !isEmpty()) view.clicked(inPicture(event.getPoint()), event);
    }

    @Override
    public void mouseMoved(MouseEvent event) {
      if (!isEmpty()) view.hovered(inPicture(event.getPoint()));
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
      if (event.isConsumed() || isEmpty() || view.wheelTurned(inPicture(event.getPoint()), event))
        return;
      view.camera()
          .zoom(Math.pow(PictureView.STEP, -event.getPreciseWheelRotation()), event.getPoint());
      view.repaint();
    }
  }

  /**
   * Keeps the layers of a picture that do not change as images. While the user zooms they are
   * stretched; a moment after the last step they are drawn at the new scale.
   */
  private static final class LayerCache {
    /** Milliseconds without a step of zooming until the picture is drawn again. */
    private static final int REST = 120;

    /** Pixels around the view that are drawn too, to move the picture without drawing it. */
    private static final int AROUND = 160;

    private final Map<Layer, BufferedImage> images = new EnumMap<>(Layer.class);
    private final Timer rest;
    private Object still = new Object();
    private Dimension size = new Dimension();
    private double device;
    private AffineTransform drawnAt = new AffineTransform();
    private double seen;
    private boolean due;

    /**
     * @param repaint called when the picture is to be drawn at its new scale
     */
    LayerCache(Runnable repaint) {
      rest =
          new Timer(
              REST,
              _ -> {
                due = true;
                repaint.run();
              });
      rest.setRepeats(false);
    }

    /**
     * Draws the picture, its still layers from images.
     *
     * @param camera from units of the picture to pixels of the view
     */
    void paint(
        Graphics2D graphics, LayeredPainter painter, AffineTransform camera, Dimension view) {
      if (isStale(graphics, painter, camera, view)) draw(graphics, painter, camera, view);
      for (Layer layer : Layer.values())
        if (layer.isStill()) graphics.drawImage(images.get(layer), placed(camera), null);
        else live(graphics, painter, camera, layer);
    }

    private boolean isStale(
        Graphics2D graphics, LayeredPainter painter, AffineTransform camera, Dimension view) {
      Object now = painter.still();
      if (still != now && !still.equals(now) || !size.equals(view)) return true;
      if (device != graphics.getTransform().getScaleX() || due) return true;
      if (Math.abs(camera.getScaleX() / drawnAt.getScaleX() - 1) < 1e-9) return !isNear(camera);
      if (camera.getScaleX() != seen) rest.restart();
      seen = camera.getScaleX();
      return false;
    }

    /** Whether the images reach to all sides of the view. */
    private boolean isNear(AffineTransform camera) {
      return Math.abs(camera.getTranslateX() - drawnAt.getTranslateX()) <= AROUND
          && Math.abs(camera.getTranslateY() - drawnAt.getTranslateY()) <= AROUND;
    }

    private void draw(
        Graphics2D graphics, LayeredPainter painter, AffineTransform camera, Dimension view) {
      rest.stop();
      due = false;
      still = painter.still();
      size = new Dimension(view);
      device = graphics.getTransform().getScaleX();
      drawnAt = new AffineTransform(camera);
      int width = (int) Math.ceil((view.width + 2 * AROUND) * device);
      int height = (int) Math.ceil((view.height + 2 * AROUND) * device);
      for (Layer layer : Layer.values())
        if (layer.isStill()) draw(image(layer, width, height), painter, layer);
    }

    /** The image of a layer, empty. */
    private BufferedImage image(Layer layer, int width, int height) {
      var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
      images.put(layer, image);
      return image;
    }

    private void draw(BufferedImage image, LayeredPainter painter, Layer layer) {
      Graphics2D graphics = image.createGraphics();
      graphics.scale(device, device);
      graphics.translate(AROUND, AROUND);
      live(graphics, painter, drawnAt, layer);
      graphics.dispose();
    }

    private static void live(
        Graphics2D graphics, LayeredPainter painter, AffineTransform camera, Layer layer) {
      Graphics2D own = (Graphics2D) graphics.create();
      own.transform(camera);
      painter.paint(own, camera.getScaleX(), layer);
      own.dispose();
    }

    /** From pixels of an image to those of the view; without zooming on whole pixels. */
    private AffineTransform placed(AffineTransform camera) {
      double stretch = camera.getScaleX() / drawnAt.getScaleX();
      double x = camera.getTranslateX() - stretch * (drawnAt.getTranslateX() + AROUND);
      double y = camera.getTranslateY() - stretch * (drawnAt.getTranslateY() + AROUND);
      var placed = new AffineTransform();
      if (Math.abs(stretch - 1) < 1e-9)
        placed.translate(Math.rint(x * device) / device, Math.rint(y * device) / device);
      else placed.translate(x, y);
      placed.scale(stretch / device, stretch / device);
      return placed;
    }
  }
}
