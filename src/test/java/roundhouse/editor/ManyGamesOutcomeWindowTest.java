package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.event.WindowEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JDialog;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;

/** What the dialog of many games does with games that fail, and with its figures. */
@NeedsDisplay
class ManyGamesOutcomeWindowTest extends ManyGamesDialogTest {
  @Test
  void aFailedGameIsListedWithItsSeedAndOpenedWhereItFailed() throws Exception {
    Files.writeString(
        desk.small.script("rules.js"),
        "export function companyFloated() {\n  return missing.list;\n}\n");
    games("3");
    desk.press(KeyEvent.VK_ENTER);
    toldAtTheEnd();
    JList<?> failures = desk.part(JList.class, "failures");
    assertThat(Desk.look(() -> failures.getModel().getSize())).isEqualTo(3);
    desk.picture(test + "-failed");

    Desk.keyboardTo(failures, failures::requestFocusInWindow);
    desk.press(KeyEvent.VK_ENTER);

    Snapshot opened = desk.await(now -> now.report().flatMap(report -> report.stop()).isPresent());
    assertThat(opened.report().orElseThrow().stop().orElseThrow().why()).contains("missing");
    assertThat(opened.play().map(GameHistory::players).orElseThrow())
        .containsExactly("Player A", "Player B", "Player C");
    assertThat(Desk.look(figures::isShowing)).as("the dialog gives way to the game").isFalse();

    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_G);

    assertThat(Desk.until(figures::isShowing, yes -> yes)).isTrue();
    assertThat(Desk.look(() -> cell("not ended as the rules say", 2))).isEqualTo("3");
  }

  @Test
  void aScriptThatFailsDoesNotBringTheWindowBeforeTheDialog() throws Exception {
    var number = desk.part(JTextField.class, "games number");
    desk.click(number, new Point(number.getWidth() / 2, number.getHeight() / 2), 1);
    Files.writeString(
        desk.small.script("rules.js"),
        "export function roundStarted() {\n  return missing.list;\n}\n");
    Desk.until(() -> desk.find("script problem text"), found -> found != null);
    var problem = desk.part(JTextArea.class, "script problem text");
    Desk.<String>until(problem::getText, said -> said.contains("roundStarted"));
    Desk.caughtUp();

    assertThat(Desk.<Point>look(number::getMousePosition))
        .as("the pointer is over the dialog")
        .isNotNull();
    desk.type("5");
    assertThat(Desk.<String>until(number::getText, text -> text.contains("5"))).contains("5");
  }

  @Test
  void gamesThatCannotBeginGiveTheReason() throws Exception {
    Files.writeString(
        desk.small.script("rules.js"),
        "export function roundStarted() {\n  return missing.list;\n}\n");
    games("100000");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(Desk.<String>until(told::getText, text -> text.contains("roundStarted")))
        .contains("missing is not defined");
    assertThat(Desk.until(() -> desk.find("start games").isEnabled(), yes -> yes)).isTrue();
  }

  @Test
  void theFiguresAreSavedAsTheCommandLinePrintsThem() throws Exception {
    games("2");
    desk.press(KeyEvent.VK_ENTER);
    toldAtTheEnd();
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_J);
    JTextField name =
        Desk.until(
            () ->
                Desk.focusOwner() instanceof JTextField field
                        && !"games number".equals(field.getName())
                    ? field
                    : null,
            found -> found != null);
    Path file = root.resolve("saved.json");
    Desk.look(
        () -> {
          name.setText(file.toString());
          return true;
        });
    desk.press(KeyEvent.VK_ENTER);

    assertThat(Desk.<String>until(told::getText, text -> text.startsWith("Saved")))
        .isEqualTo("Saved as " + file);
    assertThat(new ObjectMapper().readTree(file.toFile()).at("/figures/0/games").asInt())
        .isEqualTo(2);
  }

  @Test
  void closingTheDialogStopsItsGames() throws Exception {
    games("100000");
    desk.press(KeyEvent.VK_ENTER);
    Desk.until(() -> cell("played", 2), played -> !played.isEmpty());

    JDialog dialog = desk.part(JDialog.class, "many games");
    Desk.look(
        () -> {
          dialog.dispatchEvent(new WindowEvent(dialog, WindowEvent.WINDOW_CLOSING));
          return true;
        });

    assertThat(
            Desk.until(
                () ->
                    Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(each -> each.getName().equals("games")),
                yes -> yes))
        .isTrue();
  }
}
