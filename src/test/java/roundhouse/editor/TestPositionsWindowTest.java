package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.util.Arrays;
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
}
