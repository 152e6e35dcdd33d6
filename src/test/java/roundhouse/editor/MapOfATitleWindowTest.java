package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.testkit.NeedsDisplay;

/** Edits the map of a complete title, in a copy. */
@NeedsDisplay
class MapOfATitleWindowTest extends WindowTest {
  private MapHand map;
  private Path file;
  private String before;

  @Override
  void furnish() throws Exception {
    copy(Path.of("designs", "1860"), root.resolve("designs").resolve("1860"));
    copy(Path.of("scripts", "1860"), root.resolve("scripts").resolve("1860"));
    file = root.resolve("designs").resolve("1860").resolve("map.yaml");
    before = Files.readString(file);
  }

  @BeforeEach
  void openMap() throws Exception {
    map = new MapHand(desk);
    map.bringUp();
  }

  static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) Files.createDirectories(copy);
        else Files.copy(file, copy);
      }
    }
  }

  @Test
  void aTownPaintedIntoTheMapChangesOneLineAndTheGame() throws Exception {
    map.tool("Town");
    map.click("D8");

    String after = written(file, "D8: { towns: 1 }");
    assertThat(after)
        .isEqualTo(before.replace("  D8 E3 E11 K7: {}\n", "  E3 E11 K7: {}\n  D8: { towns: 1 }\n"));
    desk.await(
        now ->
            now.play()
                .map(play -> play.title().map().hex(HexId.of("D8")).printed().stops().size() == 1)
                .orElse(false));

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(map.writtenWithout(file, "D8: { towns: 1 }")).isEqualTo(before);
  }
}
