package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Window;
import java.awt.datatransfer.DataFlavor;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import roundhouse.print.PrintedGame.Part;
import roundhouse.script.loading.ScriptTrust;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.project.DesignExport;
import roundhouse.workshop.project.ProjectFolders;

/** Prints pages and opens someone's zip from the window, with real keys. */
@NeedsDisplay
class ShareWindowTest extends WindowTest {

  @AfterEach
  void closeTheirs() throws Exception {
    for (Window other : Window.getWindows()) {
      if (other != desk.window && other instanceof MainWindow)
        Desk.look(
            () -> {
              other.dispose();
              return true;
            });
    }
  }

  private <T extends Component> T shown(Class<T> type, String name) throws Exception {
    Desk.until(() -> desk.find(name) != null && desk.find(name).isShowing(), yes -> yes);
    return desk.part(type, name);
  }

  private void write(String field, Path value) throws Exception {
    JTextField text = shown(JTextField.class, field);
    desk.click(text, new Point2D.Double(20, 8), 1);
    Desk.until(text::isFocusOwner, yes -> yes);
    Desk.look(
        () -> {
          text.setText(value.toString());
          return true;
        });
  }

  private String told(String wanted) throws Exception {
    JLabel notice = desk.part(JLabel.class, "notice");
    return Desk.until(notice::getText, text -> text.contains(wanted));
  }

  @Test
  void theContentsOfTheBoxAreCopiedAsATable() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_B);
    JButton copy = shown(JButton.class, "box copy");
    desk.picture("box");
    Desk.look(
        () -> {
          copy.doClick();
          return true;
        });

    Object copied =
        Desk.look(
            () -> desk.window.getToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor));
    assertThat(copied.toString().lines()).contains("markers\tRed\t3", "money\t£\t5000");
  }

  @Test
  void theTilesArePrintedToAFile() throws Exception {
    Path file = root.resolve("tiles.pdf");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_P);
    write("print file", file);
    for (Part part : Part.values()) {
      JCheckBox box = desk.part(JCheckBox.class, "print " + part);
      Desk.look(
          () -> {
            box.setSelected(part == Part.TILES);
            return true;
          });
    }
    desk.picture("print");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(told("pages")).contains("Print them at 100 percent");
    assertThat(Files.readAllBytes(file)).startsWith("%PDF".getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void aFailureStaysUntilItIsRead() throws Exception {
    Path plain = Files.writeString(root.resolve("plain"), "no folder");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_P);
    write("print file", plain.resolve("game.pdf"));
    desk.press(KeyEvent.VK_ENTER);

    JTextArea failure = shown(JTextArea.class, "print failed");
    assertThat(Desk.<String>look(failure::getText))
        .contains("game.pdf")
        .contains("cannot be written");
    desk.picture(test + "-failure");
    desk.press(KeyEvent.VK_ENTER);
    assertThat(Desk.until(failure::isShowing, yes -> !yes)).isFalse();
  }

  private Path zip() throws Exception {
    Files.createDirectories(root.resolve("scripts").resolve("small"));
    Files.writeString(
        desk.small.script("rule.js"), "export const stopRevenue = ({ standard }) => standard();\n");
    Path zip = root.resolve("theirs.zip");
    DesignExport.write(
        new ProjectFolders(root, Optional.of(Path.of("").toAbsolutePath())), "small", zip);
    return zip;
  }

  private Optional<MainWindow> theirs() {
    return Arrays.stream(Window.getWindows())
        .filter(window -> window != desk.window && window.isShowing())
        .filter(MainWindow.class::isInstance)
        .map(MainWindow.class::cast)
        .findFirst();
  }

  private void unpack() throws Exception {
    Path zip = zip();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_O);
    write("zip file", zip);
    assertThat(Desk.<String>look(desk.part(JTextField.class, "zip folder")::getText))
        .isEqualTo(root.resolve("theirs").toString());
    desk.press(KeyEvent.VK_ENTER);
    shown(Component.class, "scripts to trust");
    desk.picture("trust");
  }

  @Test
  void aZipIsOnlyReadUntilItIsTrusted() throws Exception {
    unpack();
    desk.press(KeyEvent.VK_ENTER);

    assertThat(Desk.until(() -> theirs().isPresent(), yes -> yes)).isTrue();
    assertThat(ScriptTrust.isWithheld(root.resolve("theirs").resolve("scripts"))).isTrue();
    assertThat(
            Desk.until(
                () -> theirs().orElseThrow().shown().problems().toString(),
                text -> text.contains("not trusted yet")))
        .contains("not trusted yet");
  }

  @Test
  void aZipThatIsTrustedIsPlayed() throws Exception {
    unpack();
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_TAB);
    desk.press(KeyEvent.VK_SPACE);

    assertThat(
            Desk.until(
                () -> theirs().filter(window -> window.shown().play().isPresent()).isPresent(),
                yes -> yes))
        .isTrue();
    assertThat(ScriptTrust.isWithheld(root.resolve("theirs").resolve("scripts"))).isFalse();
  }
}
