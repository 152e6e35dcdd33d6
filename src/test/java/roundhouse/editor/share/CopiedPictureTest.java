package roundhouse.editor.share;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;
import roundhouse.picture.Painter;

class CopiedPictureTest {
  private static final Painter DOT =
      new Painter() {
        @Override
        public Rectangle2D bounds() {
          return new Rectangle2D.Double(0, 0, 20, 10);
        }

        @Override
        public void paint(Graphics2D graphics) {
          graphics.setColor(Color.RED);
          graphics.fillRect(0, 0, 5, 5);
        }
      };

  @Test
  void otherProgramsGetAnOpaquePictureOnPaper() throws Exception {
    var clipboard = new Clipboard("test");
    CopiedPicture.of(DOT, Color.CYAN).on(clipboard);

    var image = (BufferedImage) clipboard.getData(DataFlavor.imageFlavor);
    assertThat(image.getColorModel().hasAlpha()).isFalse();
    assertThat(image.getHeight()).isEqualTo(image.getWidth() / 2);
    assertThat(new Color(image.getRGB(10, 10))).isEqualTo(Color.RED);
    assertThat(new Color(image.getRGB(image.getWidth() - 10, 10))).isEqualTo(Color.CYAN);
  }

  @Test
  void itIsAPictureAndNothingElse() {
    CopiedPicture copied = CopiedPicture.of(DOT, Color.WHITE);
    assertThat(copied.isDataFlavorSupported(DataFlavor.stringFlavor)).isFalse();
    assertThatThrownBy(() -> copied.getTransferData(DataFlavor.stringFlavor))
        .isInstanceOf(UnsupportedFlavorException.class);
  }
}
