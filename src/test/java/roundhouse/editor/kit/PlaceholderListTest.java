package roundhouse.editor.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import javax.swing.DefaultListModel;
import org.junit.jupiter.api.Test;

/** What a list says while it is empty goes on in further lines where the list is narrow. */
class PlaceholderListTest {
  private final PlaceholderList<String> list =
      new PlaceholderList<>(new DefaultListModel<>(), "Each edit tells here what it does.");

  /** How far down the words reach. */
  private int lowest(int width) {
    list.setSize(width, 200);
    var picture = new BufferedImage(width, 200, BufferedImage.TYPE_INT_RGB);
    list.paint(picture.createGraphics());
    int ground = picture.getRGB(0, 199);
    int low = 199;
    while (low > 0 && isPlain(picture, low, ground)) low--;
    return low;
  }

  private static boolean isPlain(BufferedImage picture, int y, int ground) {
    for (int x = 0; x < picture.getWidth(); x++) if (picture.getRGB(x, y) != ground) return false;
    return true;
  }

  @Test
  void aNarrowListHasMoreLines() {
    assertThat(lowest(600)).isPositive();
    assertThat(lowest(120)).isGreaterThan(2 * lowest(600));
  }
}
