package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.OddFiles;

/**
 * Long background work is cancelled by key or button: the window is free at once, and nothing is
 * left half done.
 */
@NeedsDisplay
class CancelWindowTest extends WindowTest {
  /** Enough to keep a fast machine busy for seconds, too. */
  private static final int TILES = 20_000;

  private static final int POSITIONS = 900;
  private static final int STEPS = 120;

  private void write(String field, Path value) throws Exception {
    Desk.until(() -> desk.find(field) != null && desk.find(field).isShowing(), yes -> yes);
    JTextField text = desk.part(JTextField.class, field);
    desk.click(text, new Point2D.Double(20, 8), 1);
    Desk.until(text::isFocusOwner, yes -> yes);
    Desk.look(
        () -> {
          text.setText(value.toString());
          return true;
        });
  }

  private Optional<Window> progress() {
    return Stream.of(desk.window.getOwnedWindows())
        .filter(each -> "progress window".equals(each.getName()) && each.isShowing())
        .findFirst();
  }

  private void awaitProgress() throws Exception {
    assertThat(Desk.until(() -> progress().isPresent(), yes -> yes))
        .as("work that takes a while is shown")
        .isTrue();
  }

  private void cancelByKey() throws Exception {
    awaitProgress();
    Window shown = Desk.look(() -> progress().orElseThrow());
    Desk.keyboardTo(shown);
    desk.picture(test + "-working");
    desk.press(KeyEvent.VK_ESCAPE);
    assertThat(Desk.until(() -> progress().isEmpty(), yes -> yes)).isTrue();
  }

  private void cancelByButton() throws Exception {
    awaitProgress();
    desk.click(desk.part(JButton.class, "cancel work"), new Point2D.Double(20, 8), 1);
    assertThat(Desk.until(() -> progress().isEmpty(), yes -> yes)).isTrue();
  }

  /** Waits until the thread of that name has ended. */
  private static void awaitEnd(String thread) throws Exception {
    assertThat(
            Desk.until(
                () ->
                    Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(each -> each.getName().equals(thread)),
                yes -> yes))
        .isTrue();
  }

  private String told(String wanted) throws Exception {
    JLabel notice = desk.part(JLabel.class, "notice");
    return Desk.until(notice::getText, text -> text.contains(wanted));
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.list(root)) {
      return all.map(path -> path.getFileName().toString()).toList();
    }
  }

  @Test
  void aPipeInPlaceOfAZipIsToldAtOnce() throws Exception {
    Path pipe = OddFiles.pipe(root.resolve("slow.zip"));
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_O);
    write("zip file", pipe);
    desk.press(KeyEvent.VK_ENTER);

    assertThat(told("it is a pipe")).contains("slow.zip", "not a file");
    awaitEnd("unpack");
    assertThat(files()).doesNotContain("slow").noneMatch(name -> name.startsWith(".slow"));
  }

  @Test
  void aLongPrintIsCancelledByItsButton() throws Exception {
    Path file = root.resolve("all.pdf");
    desk.small.write(
        "tiles.yaml", "7: %d\n8: %d\n9: %d\n57: %d\n".formatted(TILES, TILES, TILES, TILES));
    desk.await(
        now ->
            now.play().filter(play -> !play.title().design().tiles().isEmpty()).isPresent()
                && now.report().isPresent());
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_P);
    write("print file", file);
    desk.press(KeyEvent.VK_ENTER);

    cancelByButton();

    awaitEnd("print");
    assertThat(told("Nothing was printed")).isEqualTo("Nothing was printed");
    assertThat(files()).noneMatch(name -> name.contains("all.pdf"));
  }

  @Test
  void theUserPlaysOnWhileTestPositionsRunAndMayCancelThem() throws Exception {
    Files.createDirectories(desk.small.file("tests"));
    for (int each = 0; each < POSITIONS; each++) {
      Files.writeString(
          desk.small.file("tests").resolve(each + ".yaml"),
          "says: The bank has its money, time %d.\nplayers: [Ann, Ben, Cleo]\nsteps:\n"
                  .formatted(each)
              + "  - then: { bank: 3800 }\n".repeat(STEPS));
    }
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_T);
    awaitProgress();
    desk.workshop().play(new Action.Start("Ann", "Red", 71));
    desk.await(now -> at(now) == 1 && now.situation().isPresent());

    cancelByKey();

    awaitEnd("positions");
    assertThat(Desk.look(() -> desk.find("tests") == null))
        .as("nothing is told of what was cancelled")
        .isTrue();
  }
}
