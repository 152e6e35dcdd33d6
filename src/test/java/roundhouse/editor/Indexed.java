package roundhouse.editor;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/** Reduces pictures to a few colours, which makes small files. */
public final class Indexed {
  private static final int COLOURS = 256;

  private Indexed() {}

  /** Similar colours, with their number of pixels. */
  private record Shade(int bucket, int pixels, int rgb) {}

  /** Reduces the picture in a file. */
  public static void reduce(Path png) throws IOException {
    ImageIO.write(of(ImageIO.read(png.toFile())), "png", png.toFile());
  }

  /** The picture with only its most frequent colours; every other becomes the nearest of them. */
  static BufferedImage of(BufferedImage picture) {
    List<Shade> kept =
        shades(picture).stream()
            .sorted(
                Comparator.comparingInt(Shade::pixels).reversed().thenComparingInt(Shade::bucket))
            .limit(COLOURS)
            .toList();
    int[] palette = kept.stream().mapToInt(Shade::rgb).toArray();
    var model = new IndexColorModel(8, palette.length, palette, 0, false, -1, DataBuffer.TYPE_BYTE);
    var small =
        new BufferedImage(
            picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
    Map<Integer, Integer> known = new HashMap<>();
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int index = known.computeIfAbsent(picture.getRGB(x, y), rgb -> nearest(palette, rgb));
        small.getRaster().setSample(x, y, 0, index);
      }
    }
    return small;
  }

  /** Colours grouped by their five highest bits; the first one found stands for its group. */
  private static List<Shade> shades(BufferedImage picture) {
    Map<Integer, Shade> found = new HashMap<>();
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int rgb = picture.getRGB(x, y);
        found.merge(
            rgb & 0xF8F8F8,
            new Shade(rgb & 0xF8F8F8, 1, rgb),
            (one, _) -> new Shade(one.bucket(), one.pixels() + 1, one.rgb()));
      }
    }
    return List.copyOf(found.values());
  }

  private static int nearest(int[] palette, int rgb) {
    int best = 0;
    for (int index = 1; index < palette.length; index++)
      if (distance(palette[index], rgb) < distance(palette[best], rgb)) best = index;
    return best;
  }

  private static int distance(int one, int other) {
    int red = (one >> 16 & 255) - (other >> 16 & 255);
    int green = (one >> 8 & 255) - (other >> 8 & 255);
    int blue = (one & 255) - (other & 255);
    return red * red + green * green + blue * blue;
  }
}
