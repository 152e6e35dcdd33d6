package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JSlider;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.editor.kit.PictureView;
import roundhouse.picture.Vec;
import roundhouse.picture.board.MapEditPainter;
import roundhouse.picture.board.MapUnderlay;
import roundhouse.testkit.NeedsDisplay;

/** A picture under the map that is edited. */
@NeedsDisplay
class TracingWindowTest extends WindowTest {
  private static final Vec ONE = new Vec(100, 100);
  private static final Vec OTHER = new Vec(500, 320);

  private MapHand map;

  @BeforeEach
  void openMap() throws Exception {
    map = new MapHand(desk);
    map.bringUp();
  }

  /** A green picture with two dots. */
  private Path scan() throws Exception {
    var image = new BufferedImage(600, 400, BufferedImage.TYPE_INT_RGB);
    var graphics = image.createGraphics();
    graphics.setColor(new Color(40, 160, 90));
    graphics.fillRect(0, 0, 600, 400);
    graphics.setColor(Color.RED);
    for (Vec dot : new Vec[] {ONE, OTHER})
      graphics.fillOval((int) dot.x() - 9, (int) dot.y() - 9, 18, 18);
    graphics.dispose();
    Path file = root.resolve("scan.png");
    ImageIO.write(image, "png", file.toFile());
    return file;
  }

  private void lay(Path file) throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_M);
    var chooser =
        (JFileChooser)
            Desk.until(() -> desk.find("tracing file"), part -> part != null && part.isShowing());
    SwingUtilities.invokeAndWait(() -> chooser.setSelectedFile(file.toFile()));
    SwingUtilities.invokeLater(chooser::approveSelection);
  }

  private JComponent bar() throws Exception {
    return desk.part(JComponent.class, "tracing");
  }

  private MapEditPainter sheet() throws Exception {
    return (MapEditPainter) map.canvas().picture().orElseThrow();
  }

  private MapUnderlay underlay() throws Exception {
    return sheet().underlay().orElseThrow();
  }

  @Test
  void twoPointsOfThePictureAreLaidOnTheHexesTheyStandFor() throws Exception {
    String before = Files.readString(desk.small.file("map.yaml"));
    assertThat(Desk.look(bar()::isVisible)).as("no bar without a picture").isFalse();
    lay(scan());
    assertThat(Desk.until(bar()::isShowing, yes -> yes)).isTrue();
    assertThat(underlay().opacity()).isEqualTo(0.5);

    AbstractButton fit = desk.part(AbstractButton.class, "tracing fit");
    Desk.look(
        () -> {
          fit.doClick();
          return true;
        });
    assertThat(Desk.look(fit::isSelected)).isTrue();
    clickPicture(ONE);
    clickPicture(OTHER);
    JLabel prompt = desk.part(JLabel.class, "tracing prompt");
    assertThat(Desk.<String>until(prompt::getText, says -> says.contains("first point stands")))
        .contains("Click the hex that the first point stands for");
    desk.picture(test + "-fitting");
    map.click("A3");
    map.click("C3");

    assertThat(Desk.until(fit::isSelected, on -> !on)).as("done").isFalse();
    liesOn(ONE, "A3");
    liesOn(OTHER, "C3");
    assertThat(Files.readString(desk.small.file("map.yaml"))).isEqualTo(before);
  }

  private void clickPicture(Vec pixel) throws Exception {
    PictureView canvas = map.canvas();
    Point2D point = onMap(pixel);
    desk.click(canvas, Desk.look(() -> canvas.pixel(point)), 1);
  }

  private Point2D onMap(Vec pixel) throws Exception {
    return underlay().place().transform(pixel.point(), null);
  }

  private void liesOn(Vec pixel, String hex) throws Exception {
    Vec centre = sheet().centre(HexId.of(hex));
    assertThat(Vec.of(onMap(pixel)).distance(centre)).isLessThan(8);
  }

  @Test
  void thePictureIsKeptUntilItIsTakenAway() throws Exception {
    lay(scan());
    Desk.until(bar()::isShowing, yes -> yes);
    JSlider opacity = desk.part(JSlider.class, "tracing opacity");
    Desk.look(
        () -> {
          opacity.setValue(30);
          return true;
        });
    desk.close();
    desk = new Desk(root);
    map = new MapHand(desk);
    map.bringUp();

    assertThat(Desk.until(bar()::isShowing, yes -> yes)).isTrue();
    assertThat(underlay().opacity()).isEqualTo(0.3);
    AbstractButton remove = desk.part(AbstractButton.class, "tracing remove");
    Desk.look(
        () -> {
          remove.doClick();
          return true;
        });
    assertThat(sheet().underlay()).isEmpty();
    assertThat(Desk.look(bar()::isVisible)).isFalse();
  }

  @Test
  void whatIsNoPictureIsTold() throws Exception {
    lay(Files.writeString(root.resolve("notes.png"), "no picture"));

    JLabel hint = desk.part(JLabel.class, "map hint");
    assertThat(Desk.<String>until(hint::getText, says -> says.contains("picture cannot")))
        .isEqualTo("The picture cannot be used: it is no PNG or JPEG picture");
  }
}
