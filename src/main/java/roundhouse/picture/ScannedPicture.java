package roundhouse.picture;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import roundhouse.files.RegularFiles;
import roundhouse.files.UnfitFileException;

/**
 * A photograph or a scan of a map.
 *
 * @param image of a large picture only every {@code step}th pixel
 * @param width of the whole picture, in pixels
 * @param height of the whole picture, in pixels
 */
public record ScannedPicture(BufferedImage image, int step, int width, int height) {
  /** The largest file, in bytes. */
  public static final int MOST_BYTES = 64 << 20;

  /** The most pixels, each to be decoded: a sheet A1 at 300 dots per inch has 70 million. */
  private static final long MOST_PIXELS = 100_000_000;

  /** The longer side as it is kept: enough for a screen, and not too much for its memory. */
  private static final int KEPT = 4096;

  private static final Set<String> KINDS = Set.of("png", "jpeg");

  /**
   * Reads a PNG or JPEG picture that is not trusted.
   *
   * @throws UnfitFileException when it is too large, or no such picture
   */
  public static ScannedPicture read(Path file) throws IOException {
    return of(file, RegularFiles.bytes(file, MOST_BYTES));
  }

  /**
   * Reads the content of a file.
   *
   * @throws UnfitFileException when it is too large, or no PNG or JPEG picture
   */
  public static ScannedPicture of(Path file, byte[] content) throws IOException {
    try (var stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(content))) {
      ImageReader reader =
          reader(stream)
              .orElseThrow(() -> new UnfitFileException(file, "it is no PNG or JPEG picture"));
      try {
        reader.setInput(stream, true, true);
        return read(file, reader);
      } finally {
        reader.dispose();
      }
    } catch (UnfitFileException unfit) {
      throw unfit;
    } catch (IOException | RuntimeException damaged) {
      // A damaged picture makes readers fail in many ways.
      throw new UnfitFileException(file, "its picture is damaged, or of a kind that is not read");
    }
  }

  private static Optional<ImageReader> reader(ImageInputStream stream) throws IOException {
    Iterator<ImageReader> all = ImageIO.getImageReaders(stream);
    while (all.hasNext()) {
      ImageReader reader = all.next();
      if (KINDS.contains(reader.getFormatName().toLowerCase(Locale.ROOT)))
        return Optional.of(reader);
    }
    return Optional.empty();
  }

  private static ScannedPicture read(Path file, ImageReader reader) throws IOException {
    int width = reader.getWidth(0);
    int height = reader.getHeight(0);
    if ((long) width * height > MOST_PIXELS)
      throw new UnfitFileException(
          file, "it has more than " + MOST_PIXELS / 1_000_000 + " million pixels");
    int step = Math.max(1, (Math.max(width, height) + KEPT - 1) / KEPT);
    var every = reader.getDefaultReadParam();
    every.setSourceSubsampling(step, step, 0, 0);
    return new ScannedPicture(onScreen(reader.read(0, every)), step, width, height);
  }

  /** The image as screens draw it fastest. */
  private static BufferedImage onScreen(BufferedImage read) {
    int kind =
        read.getColorModel().hasAlpha()
            ? BufferedImage.TYPE_INT_ARGB_PRE
            : BufferedImage.TYPE_INT_RGB;
    var image = new BufferedImage(read.getWidth(), read.getHeight(), kind);
    Graphics2D graphics = image.createGraphics();
    graphics.drawImage(read, 0, 0, null);
    graphics.dispose();
    return image;
  }
}
