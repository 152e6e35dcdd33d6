package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JTextField;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;

/** Searches and replaces in all files of a design, and gives its things other names. */
@NeedsDisplay
class SearchWindowTest extends WindowTest {
  private Path map;
  private Path notes;
  private Path companies;
  private RSyntaxTextArea text;

  @Override
  void furnish() throws Exception {
    Path design = Files.createDirectories(root.resolve("designs").resolve("small"));
    notes = Files.writeString(design.resolve("notes.yaml"), "hexes:\n  B2: far\n");
  }

  @BeforeEach
  void openText() throws Exception {
    map = desk.small.file("map.yaml");
    companies = desk.small.file("companies.yaml");
    Desk.look(
        () -> {
          desk.window.openText(companies);
          return true;
        });
    Desk.until(() -> desk.find("text companies.yaml") != null, yes -> yes);
    text = desk.part(RSyntaxTextArea.class, "text companies.yaml");
    Desk.keyboardTo(text, text::requestFocusInWindow);
  }

  private void caretOn(String word) throws Exception {
    Desk.look(
        () -> {
          text.setCaretPosition(text.getText().indexOf(word) + 1);
          return true;
        });
  }

  private static String until(Path file, String wanted) throws Exception {
    return Waiting.within(
        Duration.ofSeconds(30), () -> Files.readString(file), now -> now.contains(wanted));
  }

  private void typeOther(String other, String button) throws Exception {
    JButton replace = desk.part(JButton.class, "search replace");
    Desk.until(replace::getText, said -> said.equals(button) || other.isEmpty());
    JTextField field = desk.part(JTextField.class, "search other");
    Desk.look(
        () -> {
          field.setText(other);
          return true;
        });
    Desk.until(replace::isEnabled, yes -> yes);
    assertThat(Desk.<String>look(replace::getText)).isEqualTo(button);
    desk.picture(test + "-search");
    Desk.look(
        () -> {
          replace.doClick();
          return true;
        });
  }

  @Test
  void aHexGetsAnotherNameInAllFilesAndUndoTakesItBackInAll() throws Exception {
    String before = Files.readString(map);
    caretOn("B2");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_R);

    typeOther("D2", "Rename in 3 places");
    assertThat(until(notes, "D2")).isEqualTo("hexes:\n  D2: far\n");

    assertThat(until(companies, "D2")).contains("home: D2").doesNotContain("B2");
    assertThat(until(map, "D2")).contains("  D2: { name: Mill, city: 1 }");
    Desk.keyboardTo(
        text,
        () -> {
          // Without a window manager, a closing dialog leaves no window focused.
          desk.window.toFront();
          desk.window.requestFocus();
          text.requestFocusInWindow();
        });
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(until(map, "B2")).isEqualTo(before);
    assertThat(until(companies, "B2")).contains("home: B2");
  }

  @Test
  void whatHasATickIsReplacedInEachFile() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_F);
    JTextField words = desk.part(JTextField.class, "search");
    Desk.look(
        () -> {
          words.setText("name: Red");
          return true;
        });
    JList<?> found = desk.part(JList.class, "found");
    assertThat(Desk.until(() -> found.getModel().getSize(), size -> size == 2))
        .as("the file and the place in it")
        .isEqualTo(2);

    typeOther("name: Crimson", "Replace 1");

    assertThat(until(companies, "Crimson")).contains("name: Crimson Railway").contains("Blue");
  }
}
