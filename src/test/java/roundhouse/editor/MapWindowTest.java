package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JLabel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.edit.Document;
import roundhouse.editor.kit.PictureView;
import roundhouse.picture.Vec;
import roundhouse.testkit.NeedsDisplay;

/** Edits the map of a design by mouse and keys. */
@NeedsDisplay
class MapWindowTest extends WindowTest {
  private MapHand map;
  private Path file;

  @BeforeEach
  void openMap() throws Exception {
    file = desk.small.file("map.yaml");
    map = new MapHand(desk);
    map.bringUp();
  }

  private String written(String wanted) throws Exception {
    return written(file, wanted);
  }

  @Test
  void aKeyTypedElsewhereDoesNotDrawTheMapAgain() throws Exception {
    PictureView canvas = map.canvas();
    Object before = Desk.look(() -> canvas.picture().orElseThrow());
    Object read = Desk.look(() -> desk.window.parts().editing.reading().orElseThrow());
    Path title = desk.small.file("title.yaml");
    Document document = Desk.look(() -> desk.window.parts().editing.documents().open(title)).get();
    Desk.look(
        () -> {
          document.replace("", document.text() + "# a remark\n");
          return true;
        });
    Desk.until(() -> desk.window.parts().editing.reading().orElseThrow() != read, yes -> yes);
    Desk.caughtUp();

    assertThat(Desk.<Object>look(() -> canvas.picture().orElseThrow())).isSameAs(before);
  }

  @Test
  void aTownDrawnByClickIsInTheFileAndInTheGame() throws Exception {
    map.tool("Town");
    map.click("C3");

    assertThat(written("C3: { towns: 1 }"))
        .isEqualTo(
            """
            layout: flat
            hexes:
              A3 A5 B6 C1 C5: {}
              C3: { towns: 1 }
              B4: { name: Port, city: 1 }
              B2: { name: Mill, city: 1 }
            """);
    desk.await(
        now ->
            now.play()
                .map(play -> play.title().map().hex(HexId.of("C3")).printed().stops().size() == 1)
                .orElse(false));

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(map.writtenWithout(file, "towns"))
        .contains("  A3 A5 B6 C1 C3 C5: {}\n")
        .doesNotContain("towns");
  }

  @Test
  void anEditOnDiskIsMergedWithAnEditOfTheMap() throws Exception {
    map.tool("Town");
    editedHereAndElsewhere(file, () -> map.click("C3"), "C3: { towns: 1 }");
  }

  @Test
  void theWholeMapCanBeDrawnByKeys() throws Exception {
    map.cursor("B4");
    desk.press(KeyEvent.VK_T);
    desk.press(KeyEvent.VK_DOWN);
    desk.press(KeyEvent.VK_SPACE);

    assertThat(written("terrain")).contains("  B6: { terrain: mountain, cost: 40 }\n");
  }

  @Test
  void aHexIsNotMovedOverItsNeighbour() throws Exception {
    String before = Files.readString(file);
    map.cursor("B4");
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_DOWN);

    String told =
        Desk.until(
            () -> ((JLabel) desk.find("map hint")).getText(), said -> said.contains("in the way"));
    assertThat(told).isEqualTo("B6 is in the way: move or delete it first");
    assertThat(Files.readString(file)).isEqualTo(before);
  }

  private String told(String part) throws Exception {
    JLabel hint = desk.part(JLabel.class, "map hint");
    return Desk.until(hint::getText, said -> said.contains(part));
  }

  @Test
  void aHexThatIsDraggedOverAnotherSaysWhatItReplacesAndUndoBringsThatBack() throws Exception {
    String before = Files.readString(file);
    map.cursor("B4");
    map.drag(map.at("B4"), map.at("C5"));

    assertThat(written("C5: { name: Port")).contains("  A3 A5 B6 C1 C3: {}\n");
    assertThat(told("replaced")).isEqualTo("C5 replaced; Ctrl+Z brings it back");

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(written("B4: { name: Port")).isEqualTo(before);
  }

  @Test
  void hexesArePastedOverOthersWithAWord() throws Exception {
    String before = Files.readString(file);
    map.cursor("B4");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_C);
    map.cursor("B2");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_V);

    assertThat(written("B2: { name: Port")).doesNotContain("Mill");
    assertThat(told("replaced")).isEqualTo("B2 replaced; Ctrl+Z brings it back");

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(written("Mill")).isEqualTo(before);
  }

  @Test
  void hexesThatReplaceNothingSayNothing() throws Exception {
    map.cursor("B4");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_C);
    assertThat(told("copied")).contains("B4 copied");
    map.cursor("D4");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_V);

    written("D4: { name: Port");
    map.drag(map.at("D4"), map.at("D2"));
    written("D2: { name: Port");
    assertThat(told("")).doesNotContain("replaced");
  }

  @Test
  void whatIsChosenByABandIsDraggedToItsNewPlace() throws Exception {
    map.tool("Select");
    map.drag(map.at("C3", new Vec(-20, -60)), map.at("C5", new Vec(40, 60)));
    map.drag(map.at("C3"), map.at("D4"));

    assertThat(written("D6")).contains("A3 A5 B6 C1 D4 D6: {}").doesNotContain("C3");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(map.writtenWithout(file, "D6")).contains("A3 A5 B6 C1 C3 C5: {}");
  }

  @Test
  void aHomeFollowsItsHexAndComesBackWithIt() throws Exception {
    Path companies = desk.small.file("companies.yaml");
    String before = Files.readString(companies);
    map.cursor("B2");
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_UP);

    assertThat(written(companies, "home: B0"))
        .contains("Blu: { name: Blue Railway, color: blue, home: B0 }");
    assertThat(written("B0")).contains("  B0: { name: Mill, city: 1 }\n");

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(written(companies, "home: B2")).isEqualTo(before);
    assertThat(written("B2")).contains("  B2: { name: Mill, city: 1 }\n");
  }

  @Test
  void aHomeIsDraggedToAnotherCity() throws Exception {
    map.tool("City");
    map.click("C5");
    written("C5: { city: 1 }");
    map.tool("Homes");
    map.drag(map.at("B4"), map.at("C5"));

    assertThat(written(desk.small.file("companies.yaml"), "home: C5"))
        .contains("Red: { name: Red Railway, color: red, home: C5 }");
  }

  @Test
  void aHomeNeedsACity() throws Exception {
    map.tool("Homes");
    map.click("A3");

    JLabel hint = desk.part(JLabel.class, "map hint");
    assertThat(Desk.until(hint::getText, said -> said.contains("no city")))
        .contains("A3 has no city");
  }

  @Test
  void trackIsDraggedFromASideToACity() throws Exception {
    map.tool("Track");
    map.drag(map.at("B4", new Vec(0, 80)), map.at("B4"));

    assertThat(written("print"))
        .contains("  B4: { name: Port, color: yellow, print: \"city=revenue:0;path=a:0,b:_0\" }\n");
    desk.await(
        now ->
            now.play()
                .map(play -> play.title().map().hex(HexId.of("B4")).printed().exits().contains(0))
                .orElse(false));
  }

  @Test
  void aBorderIsDrawnByAKeyAndGrowsACost() throws Exception {
    map.cursor("B4");
    desk.press(KeyEvent.VK_B);
    desk.press(KeyEvent.VK_0);
    assertThat(written("borders")).contains("borders:\n  B4-B6: impassable\n");

    desk.press(KeyEvent.VK_0);
    assertThat(written("cost: 40")).contains("  B4-B6: { cost: 40 }\n");
    desk.press(KeyEvent.VK_0);
    assertThat(map.writtenWithout(file, "B4-B6")).doesNotContain("B4-B6");
  }

  @Test
  void hexesAreAddedWhereThereAreNone() throws Exception {
    map.tool("Hexes");
    map.click("D4");

    assertThat(written("D4")).contains("  D4: {}\n");
  }
}
