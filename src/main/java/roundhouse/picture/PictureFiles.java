package roundhouse.picture;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import roundhouse.files.AtomicFiles;

/** Writes pictures as images and files. Equal pictures give equal bytes; needs no display. */
public final class PictureFiles {
  private static final int WIDEST = 20_000;

  private PictureFiles() {}

  /**
   * Writes a PNG image; an existing file is replaced once the new one is complete.
   *
   * @param width in pixels, 1 to 20 000
   */
  public static void png(Path file, Painter painter, int width) throws IOException {
    var bytes = new ByteArrayOutputStream();
    ImageIO.write(image(painter, width), "png", bytes);
    AtomicFiles.writeOutput(file, bytes.toByteArray());
  }

  /**
   * Writes an SVG document; an existing file is replaced once the new one is complete.
   *
   * @param width in pixels, 1 to 20 000
   */
  public static void svg(Path file, Painter painter, int width) throws IOException {
    AtomicFiles.writeOutput(file, svg(painter, width));
  }

  /** The picture as an SVG document. */
  public static String svg(Painter painter, int width) {
    int height = height(painter, width);
    var graphics = new SvgGraphics();
    double scale = scaleOfSvg(painter, width);
    fit(graphics, painter, scale);
    Rectangle2D bounds = painter.bounds();
    var box =
        new Rectangle2D.Double(
            0, 0, Math.ceil(bounds.getWidth() * scale), Math.ceil(bounds.getHeight() * scale));
    return graphics.document("" + width, "" + height, box);
  }

  /** The picture as an image, transparent where nothing is drawn. */
  public static BufferedImage image(Painter painter, int width) {
    var image = new BufferedImage(width, height(painter, width), BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    try {
      fit(graphics, painter, width / painter.bounds().getWidth());
    } finally {
      graphics.dispose();
    }
    return image;
  }

  /** The height for a width that keeps the proportions of a picture. */
  public static int height(Painter painter, int width) {
    if (width < 1 || width > WIDEST) {
      throw new IllegalArgumentException(
          "a picture is 1 to " + WIDEST + " pixels wide, not " + width);
    }
    Rectangle2D bounds = painter.bounds();
    return Math.clamp(Math.round(width * bounds.getHeight() / bounds.getWidth()), 1, WIDEST);
  }

  /** A document holds few decimals of a scale: one that was rounded would shift what is drawn. */
  private static double scaleOfSvg(Painter painter, int width) {
    double exact = width / painter.bounds().getWidth();
    double held = Math.pow(10, SvgGraphics.DECIMALS);
    return Math.max(1, Math.floor(exact * held)) / held;
  }

  private static void fit(Graphics2D graphics, Painter painter, double scale) {
    Rectangle2D bounds = painter.bounds();
    graphics.scale(scale, scale);
    graphics.translate(-bounds.getX(), -bounds.getY());
    painter.paint(graphics);
  }
}
