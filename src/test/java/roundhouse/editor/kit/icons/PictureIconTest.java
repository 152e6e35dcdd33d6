package roundhouse.editor.kit.icons;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;
import roundhouse.picture.Painter;

class PictureIconTest {
  private record Box(int width, int height) implements Painter {
    @Override
    public Rectangle2D bounds() {
      return new Rectangle2D.Double(0, 0, width, height);
    }

    @Override
    public void paint(Graphics2D graphics) {
      throw new AssertionError("the size alone is asked for");
    }
  }

  @Test
  void aPictureThatIsHigherThanWideFitsARowOfItsSize() {
    var pointy = new PictureIcon(new Box(87, 100), 44);

    assertThat(pointy.getIconHeight()).isEqualTo(44);
    assertThat(pointy.getIconWidth()).isEqualTo(38);
  }

  @Test
  void aWidePictureHasItsSizeAsWidth() {
    var flat = new PictureIcon(new Box(100, 87), 44);

    assertThat(flat.getIconWidth()).isEqualTo(44);
    assertThat(flat.getIconHeight()).isEqualTo(38);
  }
}
