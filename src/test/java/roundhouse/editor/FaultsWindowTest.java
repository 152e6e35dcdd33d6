package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.recovery.Recovery;
import roundhouse.workshop.recovery.RecoveryFolders;

/** An internal error of the window while the user types. */
@NeedsDisplay
class FaultsWindowTest extends WindowTest {
  private RSyntaxTextArea text;

  @BeforeEach
  void type() throws Exception {
    Desk.look(
        () -> {
          desk.window.openText(desk.small.file("trains.yaml"));
          return true;
        });
    text =
        Desk.until(
            () ->
                desk.find("text trains.yaml") instanceof RSyntaxTextArea area && area.isShowing()
                    ? area
                    : null,
            found -> found != null);
    desk.click(text, new Point2D.Double(40, 5), 1);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_END);
    desk.type("typed");
  }

  private void fail(Runnable fault) {
    SwingUtilities.invokeLater(fault);
  }

  private List<Path> reports() throws IOException {
    Path folder = root.resolve("state").resolve("reports");
    if (!Files.isDirectory(folder)) return List.of();
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(".txt")).toList();
    }
  }

  private String kept() {
    Path place =
        RecoveryFolders.of(root.resolve("state").resolve("recovery"), root).folder().resolve("1");
    return new Recovery(place).texts().stream().map(Recovery.Unsaved::text).findFirst().orElse("");
  }

  @Test
  void anErrorOnTheEventThreadLeavesAReportAndAllThatWasTyped() throws Exception {
    fail(
        () -> {
          throw new IllegalStateException("the signal fell");
        });

    JLabel notice = desk.part(JLabel.class, "notice");
    assertThat(Desk.<String>until(notice::getText, said -> said.contains("the signal fell")))
        .contains("Internal error", "Your unsaved text is safe", "reports");
    assertThat(Files.readString(reports().getFirst()))
        .contains("the signal fell", "FaultsWindowTest");
    assertThat(Desk.until(this::kept, said -> said.endsWith("typed"))).endsWith("typed");
    desk.picture(test + "-told");
  }

  @Test
  void afterAnInternalErrorTheUserTypesOnAndSaves() throws Exception {
    fail(
        () -> {
          throw new StackOverflowError("round and round");
        });
    JLabel notice = desk.part(JLabel.class, "notice");
    Desk.until(notice::getText, said -> said.contains("round and round"));

    desk.press(KeyEvent.VK_BACK_SPACE);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);

    assertThat(written(desk.small.file("trains.yaml"), "type")).endsWith("type");
  }

  @Test
  void anErrorOnAnotherThreadIsReportedToo() throws Exception {
    Thread.ofVirtual()
        .name("printing")
        .start(
            () -> {
              throw new IllegalStateException("the paper jammed");
            });

    JLabel notice = desk.part(JLabel.class, "notice");
    assertThat(Desk.<String>until(notice::getText, said -> said.contains("the paper jammed")))
        .contains("A report is in");
    assertThat(reports()).hasSize(1);
  }
}
