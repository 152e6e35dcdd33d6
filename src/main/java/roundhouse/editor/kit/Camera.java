package roundhouse.editor.kit;

import java.awt.geom.AffineTransform;
import java.awt.geom.NoninvertibleTransformException;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/**
 * The part of a picture that a view shows, and its scale. Until the user moves it, the whole
 * picture fits the view; or as much of it as can be read, around what matters most.
 */
public final class Camera {
  private static final double CLOSEST = 6;
  private static final double FARTHEST = 0.5;
  private static final double STEP = 1.5;

  /** Keeps a small picture from being blown up to fill a large view. */
  private static final double LARGEST_FIT = 1.1;

  private Rectangle2D bounds = new Rectangle2D.Double(0, 0, 1, 1);
  private double width = 1;
  private double height = 1;
  private double readable;
  private boolean whole;
  private Rectangle2D heart = new Rectangle2D.Double();
  private double zoom = 1;
  private double shiftX;
  private double shiftY;

  /** Sets the bounds of the picture, in its units, and the size of the view, in pixels. */
  public void show(Rectangle2D picture, double viewWidth, double viewHeight) {
    bounds = picture;
    width = Math.max(1, viewWidth);
    height = Math.max(1, viewHeight);
  }

  /**
   * Makes the picture readable where it would be too small.
   *
   * @param scale at least so many pixels for a unit, unless the user asks for the whole
   * @param matters the part to show where not all of it fits; empty for the middle
   */
  public void keepReadable(double scale, Rectangle2D matters) {
    readable = scale;
    heart = matters;
  }

  /** Goes near, to a scale at which one works, or back to how it fits; the pixel stays. */
  public void toggle(double near, Point2D pixel) {
    if (zoom != 1 || shiftX != 0 || shiftY != 0) fit();
    else zoom(Math.max(near / scale(), STEP), pixel);
  }

  /** Shows the whole picture, or again only what can be read. */
  public void toggleWhole() {
    boolean next = !whole;
    fit();
    whole = next;
  }

  /** From the picture's units to pixels of the view. */
  public AffineTransform transform() {
    double scale = scale();
    var transform = new AffineTransform();
    transform.translate(width / 2 + shiftX, height / 2 + shiftY);
    transform.scale(scale, scale);
    transform.translate(
        -middle(bounds.getMinX(), bounds.getMaxX(), heart.getCenterX(), width / scale),
        -middle(bounds.getMinY(), bounds.getMaxY(), heart.getCenterY(), height / scale));
    return transform;
  }

  /** Pixels of the view for one unit of the picture. */
  public double scale() {
    double fits = Math.min(width / bounds.getWidth(), height / bounds.getHeight());
    return zoom * Math.clamp(fits, whole ? 0 : readable, Math.max(readable, LARGEST_FIT));
  }

  /** The middle of what the view shows before it is moved: no room is left empty on one side. */
  private double middle(double from, double to, double wanted, double room) {
    if (heart.isEmpty() || to - from <= room) return (from + to) / 2;
    return Math.clamp(wanted, from + room / 2, to - room / 2);
  }

  public Point2D toPicture(Point2D pixel) {
    try {
      return transform().inverseTransform(pixel, null);
    } catch (NoninvertibleTransformException flat) {
      throw new IllegalStateException(flat);
    }
  }

  public Point2D toView(Point2D point) {
    return transform().transform(point, null);
  }

  /** Scales the picture by a factor; what is under the pixel stays there. */
  public void zoom(double factor, Point2D pixel) {
    Point2D still = toPicture(pixel);
    zoom = Math.clamp(zoom * factor, FARTHEST, CLOSEST);
    Point2D moved = toView(still);
    pan(pixel.getX() - moved.getX(), pixel.getY() - moved.getY());
  }

  /** Moves the picture; its centre stays within the view. */
  public void pan(double right, double down) {
    double reachX = bounds.getWidth() * scale() / 2 + width / 2 - 40;
    double reachY = bounds.getHeight() * scale() / 2 + height / 2 - 40;
    shiftX = Math.clamp(shiftX + right, -Math.max(0, reachX), Math.max(0, reachX));
    shiftY = Math.clamp(shiftY + down, -Math.max(0, reachY), Math.max(0, reachY));
  }

  /** Shows the whole picture again. */
  public void fit() {
    whole = false;
    zoom = 1;
    shiftX = 0;
    shiftY = 0;
  }
}
