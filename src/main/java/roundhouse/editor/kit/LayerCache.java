package roundhouse.editor.kit;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.EnumMap;
import java.util.Map;
import javax.swing.Timer;
import roundhouse.picture.LayeredPainter;
import roundhouse.picture.LayeredPainter.Layer;

/**
 * Keeps the layers of a picture that do not change as images. While the user zooms they are
 * stretched; a moment after the last step they are drawn at the new scale.
 */
final class LayerCache {
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
  void paint(Graphics2D graphics, LayeredPainter painter, AffineTransform camera, Dimension view) {
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
