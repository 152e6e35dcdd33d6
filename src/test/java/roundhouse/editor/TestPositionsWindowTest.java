package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Objects;
import javax.swing.JList;
import org.junit.jupiter.api.Test;
import roundhouse.position.DesignTestRunner.Outcome;
import roundhouse.testkit.NeedsDisplay;

/** Saves a moment as a test position of the design and runs all of them, by keyboard. */
@NeedsDisplay
class TestPositionsWindowTest extends WindowTest {
  @Test
  void aMomentIsSavedUnderASentenceAndHoldsUntilTheRulesChange() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_S);
    Desk.until(
        () ->
            desk.window.getOwnedWindows().length > 0
                && Arrays.stream(desk.window.getOwnedWindows())
                    .anyMatch(each -> each.isShowing() && each.isFocused()),
        yes -> yes);
    desk.type("ann begins");
    desk.press(KeyEvent.VK_ENTER);
    desk.await(
        now -> now.notice().filter(told -> told.says().contains("ann-begins.yaml")).isPresent());
    assertThat(Files.readString(desk.small.file("tests").resolve("ann-begins.yaml")))
        .contains("says: \"ann begins\"");

    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_T);
    assertThat(Desk.until(() -> desk.find("tests"), found -> found != null))
        .isInstanceOf(JList.class);
    JList<?> tests = desk.part(JList.class, "tests");
    assertThat(Desk.look(() -> ((Outcome) tests.getModel().getElementAt(0)).holds())).isTrue();
  }

  @Test
  void aLongSentenceIsWrappedAndADoubleClickGoesToItsFile() throws Exception {
    String says = "What is told here is longer than the window of the test positions is wide. ";
    Files.createDirectories(desk.small.file("tests"));
    desk.small.write("tests/long.yaml", "says: " + says.repeat(3) + "\nactions: []\nsteps: []\n");
    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_T);
    Desk.until(() -> desk.find("tests"), Objects::nonNull);
    JList<?> tests = desk.part(JList.class, "tests");
    assertThat(Desk.look(tests::getWidth)).isEqualTo(Desk.look(() -> tests.getParent().getWidth()));
    // The list measures its rows again once it knows its width.
    Rectangle row =
        Desk.until(
            () -> tests.getCellBounds(0, 0), bounds -> tests.getVisibleRect().contains(bounds));
    assertThat(row.height).isGreaterThan(2 * tests.getFontMetrics(tests.getFont()).getHeight());

    desk.click(tests, new Point2D.Double(row.getCenterX(), row.getCenterY()), 2);
    assertThat(Desk.until(() -> desk.find("text long.yaml"), Objects::nonNull)).isNotNull();
  }
}
