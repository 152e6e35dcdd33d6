package roundhouse.editor.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CameraTest {
  private final Camera camera = new Camera();

  @BeforeEach
  void see() {
    camera.show(new Rectangle2D.Double(-100, -50, 2000, 1000), 500, 400);
  }

  @Test
  void thePictureFitsUntilItIsMoved() {
    assertThat(camera.scale()).isEqualTo(0.25);
    assertThat(camera.toView(new Point2D.Double(900, 450))).isEqualTo(new Point2D.Double(250, 200));
  }

  @Test
  void whatWouldBeTooSmallToReadShowsThePartThatMatters() {
    camera.keepReadable(0.5, new Rectangle2D.Double(1500, 0, 100, 100));

    assertThat(camera.scale()).isEqualTo(0.5);
    Point2D heart = camera.toView(new Point2D.Double(1550, 50));
    assertThat(heart.getX()).isBetween(0.0, 500.0);
    assertThat(heart.getY()).isBetween(0.0, 400.0);
    assertThat(camera.toView(new Point2D.Double(1900, 950)).getX())
        .as("no empty room at the right")
        .isGreaterThanOrEqualTo(500);

    camera.toggleWhole();
    assertThat(camera.scale()).isEqualTo(0.25);
  }

  @Test
  void theShownPartOfATableBeginsWithAWholeColumnAndRow() {
    camera.keepReadable(0.5, new Rectangle2D.Double(820, 450, 10, 10));
    camera.beginAt(64, 60);

    Point2D corner = camera.toPicture(new Point2D.Double(0, 0));

    assertThat(corner.getX() % 64).isCloseTo(0, within(1e-9));
    assertThat(corner.getY() % 60).isCloseTo(0, within(1e-9));
    assertThat(corner.getX()).isBetween(820.0 - 1000, 820.0);
  }

  @Test
  void atTheEndOfATableNoRoomIsLeftEmpty() {
    camera.keepReadable(0.5, new Rectangle2D.Double(1890, 940, 10, 10));
    camera.beginAt(64, 60);

    assertThat(camera.toView(new Point2D.Double(1900, 950)))
        .isEqualTo(new Point2D.Double(500, 400));
  }

  @Test
  void oneKeyGoesNearAtThePointerAndBack() {
    var pixel = new Point2D.Double(123, 77);
    Point2D before = camera.toPicture(pixel);

    camera.toggle(0.48, pixel);
    assertThat(camera.scale()).isCloseTo(0.48, within(1e-9));
    assertThat(camera.toPicture(pixel).distance(before)).isEqualTo(0, within(1e-9));

    camera.toggle(0.48, pixel);
    assertThat(camera.scale()).isEqualTo(0.25);
  }

  @Test
  void whatIsUnderThePointerStaysThereWhenZooming() {
    var pixel = new Point2D.Double(123, 77);
    Point2D before = camera.toPicture(pixel);

    camera.zoom(2, pixel);

    assertThat(camera.toPicture(pixel).distance(before)).isEqualTo(0, within(1e-9));
    assertThat(camera.scale()).isEqualTo(0.5);
  }

  @Test
  void thePictureCannotBeDraggedOutOfSight() {
    camera.pan(1e6, 1e6);

    assertThat(camera.toView(new Point2D.Double(-100, -50)).getX()).isLessThan(500);
    assertThat(camera.toView(new Point2D.Double(-100, -50)).getY()).isLessThan(400);
  }

  @Test
  void fittingUndoesZoomingAndDragging() {
    camera.zoom(3, new Point2D.Double(1, 2));
    camera.pan(30, 40);

    camera.fit();

    assertThat(camera.scale()).isEqualTo(0.25);
  }

  @Test
  void fromWhatCanBeReadTheKeyGoesToTheWholeAndFromThereNear() {
    camera.keepReadable(0.4, new Rectangle2D.Double());
    var pixel = new Point2D.Double(250, 200);

    camera.toggle(0.48, pixel);
    assertThat(camera.scale()).isEqualTo(0.25);

    camera.toggle(0.48, pixel);
    assertThat(camera.scale()).isCloseTo(0.48, within(1e-9));
  }

  @Test
  void whatCanBeReadAsAWholeIsShownAsAWhole() {
    camera.keepReadable(0.2, 0.4, new Rectangle2D.Double());
    assertThat(camera.scale()).isEqualTo(0.25);
    assertThat(camera.opensWhole()).isTrue();

    camera.keepReadable(0.3, 0.4, new Rectangle2D.Double());
    assertThat(camera.scale()).isEqualTo(0.4);
    assertThat(camera.opensWhole()).isFalse();
  }

  @Test
  void theScaleThatIsChosenStaysWhenTheViewChangesItsSize() {
    camera.zoom(2, new Point2D.Double(250, 200));

    camera.show(new Rectangle2D.Double(-100, -50, 2000, 1000), 800, 600);

    assertThat(camera.scale()).isEqualTo(0.5);
    assertThat(camera.toView(new Point2D.Double(900, 450))).isEqualTo(new Point2D.Double(400, 300));
  }

  @Test
  void aPointOutOfSightIsBroughtIntoTheMiddle() {
    camera.zoom(4, new Point2D.Double(250, 200));
    var point = new Point2D.Double(1700, 800);
    assertThat(camera.shows(point, 20)).isFalse();

    camera.centreOn(point);

    assertThat(camera.shows(point, 20)).isTrue();
    assertThat(camera.scale()).isEqualTo(1);
  }
}
