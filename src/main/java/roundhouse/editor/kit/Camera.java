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

  /** The pixels of the picture that always stay in sight. */
  private static final double KEPT = 40;

  /** Keeps a small picture from being blown up to fill a large view. */
  private static final double LARGEST_FIT = 1.1;

  private Rectangle2D bounds = new Rectangle2D.Double(0, 0, 1, 1);
  private double width = 1;
  private double height = 1;
  private double enough;
  private double readable;
  private boolean whole;
  private Rectangle2D heart = new Rectangle2D.Double();
  private double stepRight;
  private double stepDown;

  /** The scale that the user chose; 0 while the picture fits. */
  private double chosen;

  /** The point of the picture in the middle of the view; null while it is the default. */
  private Point2D middle;

  /** Sets the bounds of the picture, in its units, and the size of the view, in pixels. */
  public void show(Rectangle2D picture, double viewWidth, double viewHeight) {
    bounds = picture;
    width = Math.max(1, viewWidth);
    height = Math.max(1, viewHeight);
  }

  /**
   * Makes the picture readable if it would be too small.
   *
   * @param scale the least pixels for a unit, unless the user asks for the whole
   * @param matters the part to show where not all of it fits; empty for the middle
   */
  public void keepReadable(double scale, Rectangle2D matters) {
    keepReadable(scale, scale, matters);
  }

  /**
   * Makes the picture readable if it would be too small.
   *
   * @param enough the pixels for a unit from which the whole picture is shown
   * @param scale otherwise the least pixels for a unit, unless the user asks for the whole
   * @param matters the part to show where not all of it fits; empty for the middle
   */
  public void keepReadable(double enough, double scale, Rectangle2D matters) {
    this.enough = enough;
    readable = scale;
    heart = matters;
  }

  /** Whether all of the picture shows until the user moves it. */
  public boolean opensWhole() {
    return wholeScale() >= enough;
  }

  /**
   * Lets the part that is shown begin at a multiple of these steps, in units of the picture, so
   * that a table begins with a whole column and row.
   */
  public void beginAt(double right, double down) {
    stepRight = right;
    stepDown = down;
  }

  /**
   * Zooms in to a scale for working, or back to the whole; the point under the pixel stays there.
   */
  public void toggle(double near, Point2D pixel) {
    boolean moved = middle != null || scale() > wholeScale() * 1.001;
    if (moved) {
      fit();
      whole = true;
    } else zoom(Math.max(near / scale(), STEP), pixel);
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
    Point2D centre = centre();
    var transform = new AffineTransform();
    transform.translate(width / 2, height / 2);
    transform.scale(scale, scale);
    transform.translate(-centre.getX(), -centre.getY());
    return transform;
  }

  /** Pixels of the view for one unit of the picture. */
  public double scale() {
    return chosen > 0 ? chosen : usualScale();
  }

  /** The scale at which the whole picture fits the view. */
  public double wholeScale() {
    double fits = Math.min(width / bounds.getWidth(), height / bounds.getHeight());
    return Math.min(fits, LARGEST_FIT);
  }

  private double usualScale() {
    return whole || opensWhole() ? wholeScale() : Math.max(readable, wholeScale());
  }

  private Point2D centre() {
    if (middle != null) return middle;
    return new Point2D.Double(
        usual(bounds.getMinX(), bounds.getMaxX(), heart.getCenterX(), width / scale(), stepRight),
        usual(bounds.getMinY(), bounds.getMaxY(), heart.getCenterY(), height / scale(), stepDown));
  }

  /** The middle of what the view shows before it is moved, so that no side stays empty. */
  private double usual(double from, double to, double wanted, double room, double step) {
    if (heart.isEmpty() || to - from <= room) return (from + to) / 2;
    double start = Math.clamp(wanted - room / 2, from, to - room);
    boolean inside = start > from && start < to - room;
    if (step > 0 && inside) start = Math.clamp(Math.round(start / step) * step, from, to - room);
    return start + room / 2;
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
    double usual = usualScale();
    double scale =
        Math.clamp(scale() * factor, FARTHEST * Math.min(usual, wholeScale()), CLOSEST * usual);
    middle = centre();
    chosen = scale;
    Point2D moved = toView(still);
    pan(pixel.getX() - moved.getX(), pixel.getY() - moved.getY());
  }

  /** Moves the picture; some of it stays within the view. */
  public void pan(double right, double down) {
    Point2D from = centre();
    double reachX = Math.max(0, bounds.getWidth() / 2 + (width / 2 - KEPT) / scale());
    double reachY = Math.max(0, bounds.getHeight() / 2 + (height / 2 - KEPT) / scale());
    double x = from.getX() - right / scale();
    double y = from.getY() - down / scale();
    middle =
        new Point2D.Double(
            Math.clamp(x, bounds.getCenterX() - reachX, bounds.getCenterX() + reachX),
            Math.clamp(y, bounds.getCenterY() - reachY, bounds.getCenterY() + reachY));
  }

  /** Whether the view shows a point of the picture, {@code margin} pixels or more from its rim. */
  public boolean shows(Point2D point, double margin) {
    Point2D pixel = toView(point);
    return pixel.getX() >= margin
        && pixel.getX() <= width - margin
        && pixel.getY() >= margin
        && pixel.getY() <= height - margin;
  }

  /** Brings a point of the picture into the middle of the view. */
  public void centreOn(Point2D point) {
    Point2D pixel = toView(point);
    pan(width / 2 - pixel.getX(), height / 2 - pixel.getY());
  }

  /** Shows the picture as it was before the user moved it. */
  public void fit() {
    whole = false;
    chosen = 0;
    middle = null;
  }
}
