package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;
import roundhouse.edit.Document;
import roundhouse.editor.kit.LayeredCard;
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

  private Path mine(String file) {
    return root.resolve("designs").resolve("1860-mine").resolve(file);
  }

  private LayeredCard card() throws Exception {
    return Waiting.until(
        () -> desk.part(LayeredCard.class, "held edit"),
        found -> found != null,
        () -> "nobody asked about the edit");
  }

  private void draw() throws Exception {
    var hand = new MapHand(desk);
    hand.bringUp();
    hand.tool("Town");
    hand.click("D8");
  }

  @Test
  void aStrokeInTheMapEditorIsHeldAndEscapeDropsIt() throws Exception {
    String before = Files.readString(map);
    draw();
    LayeredCard card = card();
    Desk.keyboardTo(card.getComponent(0), () -> card.getComponent(0).requestFocusInWindow());
    desk.picture("heldEdit");
    desk.press(KeyEvent.VK_ESCAPE);

    boolean gone = Desk.until(() -> !card.isShowing(), yes -> yes);
    assertThat(gone).isTrue();
    assertThat(Files.readString(map)).isEqualTo(before);
    assertThat(mine("title.yaml")).doesNotExist();
  }

  @Test
  void enterMakesAVariantWithTheStrokeInWhichTheGameGoesOn() throws Exception {
    String before = Files.readString(map);
    draw();
    LayeredCard card = card();
    Desk.keyboardTo(card.getComponent(0), () -> card.getComponent(0).requestFocusInWindow());
    desk.press(KeyEvent.VK_ENTER);

    desk.await(now -> now.design().filter(mine("")::equals).isPresent());
    assertThat(Files.readString(mine("map.yaml"))).contains("D8:").contains("town");
    assertThat(Files.readString(map)).isEqualTo(before);
  }

  @Test
  void aLetterTypedIntoItsTextGoesOnInTheVariantsText() throws Exception {
    Path trains = map.resolveSibling("trains.yaml");
    String before = Files.readString(trains);
    Desk.look(
        () -> {
          desk.window.openText(trains);
          return true;
        });
    JTextComponent text =
        Waiting.until(
            () -> desk.part(JTextComponent.class, "text trains.yaml"),
            found -> found != null && found.getText().equals(before),
            () -> "the trains were never opened");
    int price = before.indexOf("price:") + "price: ".length();
    Desk.keyboardTo(text, text::requestFocusInWindow);
    Desk.look(
        () -> {
          text.setCaretPosition(price);
          return true;
        });
    desk.type("1");
    LayeredCard card = card();
    Desk.keyboardTo(card.getComponent(0), () -> card.getComponent(0).requestFocusInWindow());
    desk.press(KeyEvent.VK_ENTER);

    String carried =
        Desk.until(
            () ->
                desk.window
                    .parts()
                    .editing
                    .documents()
                    .document(mine("trains.yaml"))
                    .map(Document::text)
                    .orElse(""),
            found -> !found.isEmpty());
    String digits = before.substring(price).split("\\D")[0];
    assertThat(carried).contains("price: 1" + digits);
    assertThat(Files.readString(trains)).isEqualTo(before);
    assertThat(mine("trains.yaml")).as("typed text waits until it is saved").doesNotExist();
  }
}
