package roundhouse.editor.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.picture.Painter;

/** Every subject of a picture keeps the part and the scale that the user chose for it. */
class PictureViewTest {
  private final PictureView view = new PictureView();

  @BeforeEach
  void show() {
    view.setSize(200, 100);
    view.picture(
        Optional.of(
            new Painter() {
              @Override
              public Rectangle2D bounds() {
                return new Rectangle2D.Double(0, 0, 400, 200);
              }

              @Override
              public void paint(Graphics2D graphics) {}
            }));
  }

  @Test
  void aScaleIsThatOfItsSubject() {
    view.subject("1830");
    double usual = view.camera().scale();
    view.zoom(2);
    double near = view.camera().scale();
    assertThat(near).isGreaterThan(usual);

    view.subject("1870");
    assertThat(view.camera().scale()).isEqualTo(usual);

    view.subject("1830");
    assertThat(view.camera().scale()).isEqualTo(near);
    view.fit();
    assertThat(view.camera().scale()).isEqualTo(usual);
  }
}
