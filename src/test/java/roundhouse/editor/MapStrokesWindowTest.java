package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.AbstractButton;
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
    JTextField cost = map.value("cost");
    desk.typeInto(cost, "abc");
    desk.press(KeyEvent.VK_ENTER);

    JLabel hint = desk.part(JLabel.class, "map hint");
    assertThat(Desk.<String>until(hint::getText, said -> said.contains("whole number")))
        .contains("cost must be a whole number, not 'abc'");
    assertThat(Desk.<String>look(cost::getText)).isEqualTo("abc");
    assertThat(Desk.look(() -> cost.getClientProperty("JComponent.outline"))).isEqualTo("error");
    desk.picture(test + "-marked");
    desk.press(KeyEvent.VK_ESCAPE);
    map.tool("Town");
    map.click("C3");
    assertThat(written(file, "towns")).contains("B2: { name: Mill, city: 1 }");
  }

  @Test
  void theFormShowsWhatTheHexHasAndAddsTheRestByName() throws Exception {
    map.cursor("B2");
    JTextField city = map.value("city");
    assertThat(Desk.look(() -> desk.find("hex towns").isShowing())).isFalse();

    JTextField cost = map.value("cost");
    desk.press(KeyEvent.VK_UP);
    assertThat(written(file, "cost: 10")).contains("B2: { name: Mill, city: 1, cost: 10 }");
    desk.click(cost, new Point2D.Double(5, 5), 1);
    desk.press(KeyEvent.VK_DOWN);
    assertThat(map.writtenWithout(file, "cost")).contains("B2: { name: Mill, city: 1 }");
    desk.typeInto(city, "9");
    desk.press(KeyEvent.VK_ENTER);

    JLabel hint = desk.part(JLabel.class, "map hint");
    assertThat(Desk.<String>until(hint::getText, said -> said.contains("city")))
        .contains("city cannot be")
        .contains("write a number from 0 to 6");
    assertThat(Files.readString(file)).contains("city: 1 }");
  }

  @Test
  void undoNamesWhatItTakesBackAndSelectsIt() throws Exception {
    map.tool("Town");
    map.click("C3");
    written(file, "towns");
    map.cursor("B4");
    AbstractButton undo = desk.part(AbstractButton.class, "map undo");
    assertThat(Desk.<String>until(undo::getToolTipText, said -> said.contains("C3")))
        .contains("Undoes 'C3: towns'");

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);

    map.writtenWithout(file, "towns");
    JLabel hint = desk.part(JLabel.class, "map hint");
    assertThat(Desk.<String>until(hint::getText, said -> said.startsWith("Undone")))
        .isEqualTo("Undone: C3: towns");
    JLabel title = desk.part(JLabel.class, "hex title");
    assertThat(title.getText()).isEqualTo("Hex C3");
  }

  @Test
  void theRightButtonOpensTheMenuOfAHex() throws Exception {
    Point corner = Desk.look(map.canvas()::getLocationOnScreen);
    Point2D at = map.at("B2");
    desk.robot.mouseMove(corner.x + (int) at.getX(), corner.y + (int) at.getY());
    desk.robot.mousePress(InputEvent.BUTTON3_DOWN_MASK);
    desk.robot.mouseRelease(InputEvent.BUTTON3_DOWN_MASK);
    var clear =
        (AbstractButton) Desk.until(() -> desk.find("map menu Clear"), found -> found != null);
    desk.picture(test + "-menu");
    Desk.look(
        () -> {
          clear.doClick();
          return true;
        });

    assertThat(written(file, "B2: {}")).doesNotContain("Mill");
  }
}
