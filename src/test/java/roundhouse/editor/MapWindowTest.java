package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.testkit.NeedsDisplay;

/** The map of a design, drawn with mouse and keys. */
@NeedsDisplay
class MapWindowTest {
  @TempDir Path root;

  private Desk desk;
  private MapHand map;
  private Path file;
  private String test;

  @BeforeEach
  void openMap(TestInfo info) throws Exception {
    test = info.getTestMethod().orElseThrow().getName();
    desk = new Desk(root.toRealPath());
    file = desk.small.file("map.yaml");
    map = new MapHand(desk);
    map.bringUp();
  }

  @AfterEach
  void close() throws Exception {
    desk.picture(test);
    desk.close();
  }

  private String written(String wanted) throws Exception {
    return map.written(file, wanted);
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
              A3 A5 B6 C5: {}
              C3: { towns: 1 }
              B4: { name: Port, city: 1 }
              B2: { name: Mill, city: 1 }
            """);
    desk.await(now -> now.play().map(play -> play.title().map().hex("C3").printed().stops().size() == 1).orElse(false));

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(map.writtenWithout(file, "towns")).contains("  A3 A5 B6 C3 C5: {}\n").doesNotContain("towns");
  }

  @Test
  void theWholeMapCanBeDrawnByKeys() throws Exception {
    map.cursor("B4");
    desk.press(KeyEvent.VK_T);
    desk.press(KeyEvent.VK_DOWN);
    desk.press(KeyEvent.VK_SPACE);

    assertThat(written("terrain")).contains("  B6: { terrain: mountain, cost: 40 }\n");
  }
}
