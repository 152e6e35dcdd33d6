package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.project.ShippedFiles;

/** A title that comes with Roundhouse stays as it is, whatever the mouse and the keys do. */
@NeedsDisplay
class ShippedTitleWindowTest extends WindowTest {
  private Path map;

  @Override
  void furnish() throws Exception {
    MapOfATitleWindowTest.copy(Path.of("designs", "1860"), root.resolve("designs").resolve("1860"));
    MapOfATitleWindowTest.copy(Path.of("scripts", "1860"), root.resolve("scripts").resolve("1860"));
    map = root.resolve("designs").resolve("1860").resolve("map.yaml");
  }

  @Override
  ShippedFiles shipped() {
    return ShippedFiles.ofTheApp();
  }

  @Test
  void aClickInTheMapEditorWritesNothingAndSaysWhy() throws Exception {
    String before = Files.readString(map);
    var hand = new MapHand(desk);
    hand.bringUp();
    hand.tool("Town");
    hand.click("D8");

    JLabel notice = desk.part(JLabel.class, "notice");
    String said = Desk.until(notice::getText, text -> text.contains("Make a variant"));
    assertThat(said).contains("map.yaml", "Make a variant");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);
    assertThat(Files.readString(map)).isEqualTo(before);
  }

  @Test
  void itsTextTakesNoLettersAndOffersAVariant() throws Exception {
    Desk.look(
        () -> {
          desk.window.openText(map);
          return true;
        });
    JTextComponent text =
        Waiting.until(
            () -> desk.part(JTextComponent.class, "text map.yaml"),
            found -> found != null,
            () -> "the map was never opened");
    String before = Desk.look(text::getText);
    Desk.keyboardTo(text, text::requestFocusInWindow);
    desk.type("oops");

    String after = Desk.look(text::getText);
    assertThat(after).isEqualTo(before);
    JPanel bar = desk.part(JPanel.class, "shipped map.yaml");
    assertThat(Desk.look(bar::isShowing)).isTrue();
  }
}
