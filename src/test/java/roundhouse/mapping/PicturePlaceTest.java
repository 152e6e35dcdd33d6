package roundhouse.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Point2D;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import roundhouse.edit.RefusedEdit;
import roundhouse.picture.Vec;

/** Two points of a picture and what they stand for say where the whole picture lies. */
class PicturePlaceTest {
  private static final PicturePlace.Size SIZE = new PicturePlace.Size(800, 600);
  private static final Offset<Double> NEARLY = within(0.01);

  private static final Vec ONE = new Vec(100, 50);
  private static final Vec OTHER = new Vec(100, 250);
  private static final Vec TO_ONE = new Vec(300, 300);
  private static final Vec TO_OTHER = new Vec(-100, 300);

  @Test
  void bothPointsComeToLieOnTheirHexes() {
    PicturePlace fitted = PicturePlace.fitted(SIZE, ONE, OTHER, TO_ONE, TO_OTHER);

    assertThat(fitted.scale()).isEqualTo(2, NEARLY);
    assertThat(fitted.turn()).as("down becomes left").isEqualTo(90, NEARLY);
    liesOn(fitted.transform(SIZE).transform(ONE.point(), null), TO_ONE);
    liesOn(fitted.transform(SIZE).transform(OTHER.point(), null), TO_OTHER);
  }

  private static void liesOn(Point2D point, Vec target) {
    assertThat(Vec.of(point).distance(target)).isLessThan(0.01);
  }

  @Test
  void aPointOfTheMapLeadsBackToItsPixel() {
    PicturePlace fitted = PicturePlace.fitted(SIZE, ONE, OTHER, TO_ONE, TO_OTHER);

    assertThat(fitted.pixelAt(SIZE, TO_OTHER).distance(OTHER)).isLessThan(0.01);
  }

  @Test
  void onePointTwiceIsRefused() {
    assertThatThrownBy(() -> PicturePlace.fitted(SIZE, ONE, ONE, TO_ONE, TO_OTHER))
        .isInstanceOf(RefusedEdit.class)
        .hasMessageContaining("points of the picture must lie apart");
    assertThatThrownBy(() -> PicturePlace.fitted(SIZE, ONE, OTHER, TO_ONE, TO_ONE))
        .isInstanceOf(RefusedEdit.class)
        .hasMessageContaining("two hexes");
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    var place = new PicturePlace(-12.5, 40, 0.25, -3.5);

    assertThat(PicturePlace.parse(place.written())).contains(place);
    assertThat(PicturePlace.parse("1 2 three 4")).isEmpty();
    assertThat(PicturePlace.parse("1 2 0 4")).as("no size").isEmpty();
  }
}
