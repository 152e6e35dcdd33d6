package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JList;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** The project tree with real keys: reads, edits and plays a second design from it. */
@NeedsDisplay
class ProjectWindowTest extends ProjectTreeTest {
  private String variant() throws Exception {
    return Desk.look(() -> told(row("variant")));
  }

  @Test
  void aFileOfAnotherDesignIsOpenedAndItsErrorsAreCounted() throws Exception {
    choose(row("variant"));
    desk.press(KeyEvent.VK_ENTER);
    int title = Desk.look(() -> row("variant") + 1);
    for (int down = 0; down < 2; down++) desk.press(KeyEvent.VK_DOWN);
    desk.press(KeyEvent.VK_ENTER);
    Desk.until(() -> desk.find("text trains.yaml") != null, open -> open);
    RSyntaxTextArea text = desk.part(RSyntaxTextArea.class, "text trains.yaml");
    assertThat(Desk.<String>look(() -> told(title))).isEqualTo("title.yaml");
    assertThat(Desk.<String>look(text::getText)).contains("price: 90");

    desk.click(text, new Point2D.Double(40, 5), 1);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_END);
    desk.type("bad");

    assertThat(Desk.until(() -> told(row("variant")), said -> said.contains("error")))
        .isEqualTo("variant (1 error)");
    assertThat(Desk.<String>look(() -> told(row("small")))).isEqualTo("small");
    desk.bringUp(WindowView.PROBLEMS);
    JList<?> problems = desk.part(JList.class, "problems");
    assertThat(Desk.look(() -> problems.getModel().getSize())).isEqualTo(1);
    assertThat(Desk.until(() -> text.getParserNotices().size(), size -> size > 0)).isPositive();
    desk.picture("project");

    for (int key = 0; key < 3; key++) desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(Desk.until(() -> told(row("variant")), said -> !said.contains("error")))
        .isEqualTo("variant");
    assertThat(Files.readString(trains)).isEqualTo("\"2\": { price: 90 }\n");
  }

  @Test
  void aDesignIsPlayedFromTheTree() throws Exception {
    choose(row("variant"));
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_ENTER);

    desk.await(
        now ->
            now.play().filter(play -> play.title().design().title().equals("Variant")).isPresent());
    assertThat(variant()).isEqualTo("variant");
    assertThat(
            Desk.look(
                () ->
                    desk.window
                        .shown()
                        .play()
                        .orElseThrow()
                        .title()
                        .design()
                        .trains()
                        .get("2")
                        .price()))
        .isEqualTo(90);
  }

  @Test
  void problemsAreCountedAndListedWhileTheMapIsEdited() throws Exception {
    desk.bringUp(WindowView.EDIT_MAP);
    var count = desk.part(JButton.class, "problem count");
    assertThat(Desk.<String>until(count::getText, "No problems"::equals)).isEqualTo("No problems");
    Files.writeString(trains, "\"2\": { prize: 90 }\n");
    Desk.look(
        () -> {
          desk.window.parts().editing.checkFiles();
          return true;
        });
    assertThat(Desk.<String>until(count::getText, "1 error"::equals)).isEqualTo("1 error");

    desk.click(count, new Point2D.Double(10, 8), 1);
    JList<?> list = desk.part(JList.class, "all problems");
    assertThat(Desk.until(list::isFocusOwner, yes -> yes)).isTrue();
    desk.picture("problems-below-the-header");
    Component header = desk.part(Component.class, "header");
    assertThat(Desk.look(() -> list.getLocationOnScreen().y - header.getLocationOnScreen().y))
        .as("they cover no history")
        .isBetween(header.getHeight(), header.getHeight() + 10);
    desk.press(KeyEvent.VK_ENTER);
    assertThat(Desk.<String>until(() -> line("text trains.yaml"), line -> line.contains("prize")))
        .contains("prize");

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_M);
    assertThat(Desk.until(list::isShowing, shown -> !shown)).isFalse();
  }

  @Test
  void aBrokenFileOfTheOpenDesignIsToldInTheHeaderUntilItIsMended() throws Exception {
    JLabel broken = desk.part(JLabel.class, "broken file");
    assertThat(Desk.<String>look(broken::getText)).isBlank();
    Component game = desk.part(Component.class, "game");
    Point before = Desk.look(game::getLocationOnScreen);
    desk.small.replace("trains.yaml", "price: 80", "prize: 80");

    assertThat(Desk.<String>until(broken::getText, text -> !text.isBlank()))
        .startsWith("trains.yaml, line 1: ")
        .endsWith("the game goes on under the rules before it");
    assertThat(Desk.look(game::getLocationOnScreen)).as("nothing moves").isEqualTo(before);
    desk.picture(test + "-broken");
    desk.click(broken, new Point2D.Double(broken.getWidth() - 20.0, 14), 1);
    assertThat(Desk.<String>until(() -> line("text trains.yaml"), line -> line.contains("prize")))
        .contains("prize");

    desk.small.replace("trains.yaml", "prize: 80", "price: 80");
    assertThat(Desk.<String>until(broken::getText, String::isBlank)).isBlank();
  }
}
