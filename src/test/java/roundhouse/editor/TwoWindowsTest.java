package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.edit.Document;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.recovery.Recovery;
import roundhouse.workshop.recovery.RecoveryFolders;

/** The same project open twice, by two people or by one who forgot. */
@NeedsDisplay
class TwoWindowsTest extends WindowTest {
  private MainWindow other;
  private Path companies;
  private RSyntaxTextArea text;
  private Document theirs;

  @BeforeEach
  void openAnother() throws Exception {
    companies = desk.small.file("companies.yaml");
    other = Desk.look(() -> Editor.show(desk.small.titles(), root.resolve("state"), () -> {}));
    Desk.until(() -> other.shown().play().isPresent(), yes -> yes);
    theirs = Desk.look(() -> other.parts().editing.documents().open(companies)).get();
    Desk.look(
        () -> {
          desk.window.toFront();
          desk.window.openText(companies);
          return true;
        });
    text =
        Desk.until(
            () ->
                desk.find("text companies.yaml") instanceof RSyntaxTextArea area && area.isShowing()
                    ? area
                    : null,
            found -> found != null);
    Desk.look(
        () -> {
          other.setVisible(false);
          return true;
        });
    desk.click(text, new Point2D.Double(40, 5), 1);
    Desk.keyboardTo(
        text,
        () -> {
          desk.window.requestFocus();
          text.requestFocusInWindow();
        });
  }

  @AfterEach
  void closeTheOther() throws Exception {
    Desk.look(
        () -> {
          other.dispose();
          return true;
        });
  }

  private Recovery kept(int place) {
    return new Recovery(
        RecoveryFolders.of(root.resolve("state").resolve("recovery"), root)
            .folder()
            .resolve(String.valueOf(place)));
  }

  private void saveTheirs(String what, String by) throws Exception {
    Desk.look(
        () -> {
          theirs.replace("", theirs.text().replace(what, by));
          other.parts().editing.documents().save(theirs);
          return true;
        });
  }

  @Test
  void editsOfBothWindowsAreInTheFileAndInBothWindows() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_END);
    desk.type("mine");
    desk.press(KeyEvent.VK_HOME);
    desk.press(KeyEvent.VK_ENTER);
    saveTheirs("Red Railway", "Rusty Railway");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);

    assertThat(written(companies, "mine")).contains("Rusty Railway").endsWith("mine");
    assertThat(Desk.<String>until(text::getText, said -> said.contains("Rusty"))).contains("mine");
    assertThat(Desk.<String>until(theirs::text, said -> said.contains("mine")))
        .contains("Rusty Railway");
  }

  @Test
  void aConflictInOneLineIsAskedAboutAndNeitherTextIsLost() throws Exception {
    desk.press(KeyEvent.VK_END);
    desk.type("mine");
    saveTheirs("Red Railway", "Rusty Railway");

    assertThat(Desk.until(() -> desk.find("conflict companies.yaml").isShowing(), yes -> yes))
        .isTrue();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);
    assertThat(Desk.<String>look(text::getText)).contains("mine");
    assertThat(Files.readString(companies)).contains("Rusty Railway").doesNotContain("mine");
  }

  @Test
  void eachKeepsItsOwnTextsAndGameAgainstACrash() throws Exception {
    desk.type("mine");
    Desk.look(
        () -> {
          theirs.replace("", theirs.text() + "# theirs\n");
          return true;
        });
    desk.workshop().play(new Action.Start("Ann", "Red", 71));
    other.workshop().play(new Action.Start("Ann", "Blu", 76));

    assertThat(Desk.until(() -> texts(1), texts -> texts.contains("mine")))
        .contains("mine")
        .doesNotContain("theirs");
    assertThat(Desk.until(() -> texts(2), texts -> texts.contains("# theirs")))
        .contains("# theirs")
        .doesNotContain("mine");
    assertThat(Desk.until(() -> actions(1), actions -> !actions.isEmpty()))
        .containsExactly(new Action.Start("Ann", "Red", 71));
    assertThat(Desk.until(() -> actions(2), actions -> !actions.isEmpty()))
        .containsExactly(new Action.Start("Ann", "Blu", 76));
  }

  @Test
  void closingOneWindowLeavesTheTextsOfTheOther() throws Exception {
    desk.type("mine");
    Desk.until(() -> texts(1), texts -> texts.contains("mine"));
    Desk.look(
        () -> {
          other.dispose();
          return true;
        });

    assertThat(Desk.<String>look(text::getText)).contains("mine");
    assertThat(texts(1)).contains("mine");
  }

  private String texts(int place) {
    return kept(place).texts().stream().map(Recovery.Unsaved::text).reduce("", String::concat);
  }

  private List<Action> actions(int place) {
    return kept(place).game().map(GameLog::actions).orElse(List.of());
  }
}
