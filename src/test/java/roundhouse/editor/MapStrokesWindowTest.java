package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.picture.Vec;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;

/** Strokes on the map that are taken back, made fast, or carry what cannot be written. */
@NeedsDisplay
class MapStrokesWindowTest extends WindowTest {
  private MapHand map;
  private Path file;

  @BeforeEach
  void openMap() throws Exception {
    file = desk.small.file("map.yaml");
    map = new MapHand(desk);
    map.bringUp();
  }

  @Test
  void shiftAndDragTakesTrackAwayAndLeavesTheHexAsItWas() throws Exception {
    String before = Files.readString(file);
    map.tool("Track");
    map.drag(map.at("B4", new Vec(0, 80)), map.at("B4"));
    written(file, "print");
    desk.await(now -> exits(now) == 1);

    desk.robot.keyPress(KeyEvent.VK_SHIFT);
    try {
      map.drag(map.at("B4", new Vec(0, 80)), map.at("B4"));
    } finally {
      desk.robot.keyRelease(KeyEvent.VK_SHIFT);
    }

    assertThat(map.writtenWithout(file, "print")).isEqualTo(before);
  }

  private static int exits(Snapshot now) {
    return now.play()
        .map(play -> play.title().map().hex(HexId.of("B4")).printed().exits().size())
        .orElse(0);
  }

  @Test
  void aFastStrokePaintsEveryHexUnderIt() throws Exception {
    map.tool("Terrain");
    Point2D from = map.at("C1");
    Point2D to = map.at("C5");
    Point corner = Desk.look(map.canvas()::getLocationOnScreen);
    desk.robot.mouseMove(corner.x + (int) from.getX(), corner.y + (int) from.getY());
    desk.robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
    desk.robot.mouseMove(corner.x + (int) to.getX(), corner.y + (int) to.getY());
    desk.robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);

    desk.await(now -> costs(now, "C1") && costs(now, "C5"));
    assertThat(Desk.look(() -> costs(desk.window.shown(), "C3"))).as("between both").isTrue();
  }

  private static boolean costs(Snapshot now, String hex) {
    return now.play()
        .filter(play -> play.title().map().hex(HexId.of(hex)).terrain() > 0)
        .isPresent();
  }

  @Test
  void aWrongValueIsToldAndNotWritten() throws Exception {
    map.cursor("B2");
    JTextField cost = desk.part(JTextField.class, "hex cost");
    desk.typeInto(cost, "abc");
    desk.press(KeyEvent.VK_ENTER);

    JLabel hint = desk.part(JLabel.class, "map hint");
    assertThat(Desk.<String>until(hint::getText, said -> said.contains("whole number")))
        .contains("cost must be a whole number, not “abc”");
    desk.picture(test + "-marked");
    desk.press(KeyEvent.VK_ESCAPE);
    map.tool("Town");
    map.click("C3");
    assertThat(written(file, "towns")).contains("B2: { name: Mill, city: 1 }");
  }
}
