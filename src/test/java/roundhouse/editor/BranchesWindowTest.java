package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.Objects;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;

/**
 * Going back and acting differently keeps the former course as a branch, to return to and compare.
 */
@NeedsDisplay
class BranchesWindowTest extends WindowTest {
  @BeforeEach
  void openAndPlayTwoBranches() throws Exception {
    desk.standBy();
    desk.pick(1);
    desk.press(KeyEvent.VK_ENTER);
    desk.await(now -> at(now) == 1 && now.situation().isPresent());
    desk.standBy();
    desk.press(KeyEvent.VK_LEFT);
    desk.await(now -> at(now) == 0 && now.situation().isPresent());
    desk.standBy();
    desk.pick(3);
    desk.press(KeyEvent.VK_ENTER);
    desk.await(now -> onLine(now, "Branch 2") && now.situation().isPresent());
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_L);
    JList<?> lines = desk.part(JList.class, "lines");
    assertThat(Desk.until(lines::isFocusOwner, yes -> yes)).isTrue();
  }

  private static boolean onLine(Snapshot now, String name) {
    return now.play().orElseThrow().branches().present().equals(name);
  }

  @Test
  void enterReturnsToTheFormerBranch() throws Exception {
    desk.press(KeyEvent.VK_ENTER);

    Snapshot back = desk.await(now -> onLine(now, "Main branch"));
    assertThat(back.play().orElseThrow().state().company("Red").started()).isTrue();
  }

  @Test
  void twoBranchesAreShownSideBySide() throws Exception {
    press("Compare");

    Component found = Desk.until(() -> desk.find("comparison"), Objects::nonNull);
    assertThat(found).isInstanceOf(JTable.class);
    JTable table = (JTable) found;
    String cells =
        Desk.look(
            () -> {
              var all = new StringBuilder();
              for (int row = 0; row < table.getRowCount(); row++)
                all.append(table.getValueAt(row, 0))
                    .append(' ')
                    .append(table.getValueAt(row, 1))
                    .append(' ')
                    .append(table.getValueAt(row, 2))
                    .append('\n');
              return all.toString();
            });
    assertThat(cells).contains("Ann: shares Blu 20% Red 20%").doesNotContain("Ben:");
  }

  /** Presses a button by keys, as a dialog may hold up the one who presses it. */
  private void press(String button) throws Exception {
    JButton part = desk.part(JButton.class, button);
    Desk.keyboardTo(part, part::requestFocusInWindow);
    desk.press(KeyEvent.VK_SPACE);
  }

  @Test
  void lettersTypedInTheListPressNoButton() throws Exception {
    desk.type("cn");

    assertThat(desk.find("comparison")).isNull();
    assertThat(Stream.of(desk.window.getOwnedWindows()).filter(Window::isShowing)).isEmpty();
  }

  @Test
  void theChosenBranchIsRenamed() throws Exception {
    press("Rename…");
    Desk.until(Desk::focusOwner, JTextField.class::isInstance);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type("first");
    desk.press(KeyEvent.VK_ENTER);

    Snapshot now =
        desk.await(seen -> seen.play().orElseThrow().branches().names().contains("first"));
    assertThat(now.play().orElseThrow().branches().names()).containsExactly("Branch 2", "first");
  }

  @Test
  void aNewBranchBeginsAtTheCurrentMomentUnderItsName() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_B);
    Desk.until(Desk::focusOwner, JTextField.class::isInstance);
    desk.type("try");
    desk.press(KeyEvent.VK_ENTER);

    Snapshot now = desk.await(seen -> onLine(seen, "try"));
    assertThat(now.play().orElseThrow().branches().names())
        .containsExactly("try", "Main branch", "Branch 2");
  }
}
