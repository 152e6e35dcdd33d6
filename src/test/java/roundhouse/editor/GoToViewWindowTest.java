package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** Moves from view to view by keys. */
@NeedsDisplay
class GoToViewWindowTest extends WindowViewTest {
  @Test
  void oneKeyGoesThroughAllViews() throws Exception {
    List<String> reached = new ArrayList<>();
    for (WindowView ignored : WindowView.values()) {
      String before = Desk.look(() -> desk.window.docks().focused().orElse(""));
      desk.press(KeyEvent.VK_F6);
      String now =
          Desk.until(
              () -> desk.window.docks().focused().orElse(""), present -> !present.equals(before));
      WindowView view =
          Stream.of(WindowView.values())
              .filter(each -> each.id().equals(now))
              .findFirst()
              .orElseThrow();
      assertThat(Desk.until(() -> has(view), yes -> yes))
          .as(now + " has the keyboard, not " + Desk.focusOwner())
          .isTrue();
      reached.add(now);
    }

    assertThat(reached).containsExactlyInAnyOrderElementsOf(all());
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F6);
    String beforeLast = reached.get(reached.size() - 2);
    assertThat(Desk.until(() -> desk.window.docks().focused().orElse(""), beforeLast::equals))
        .isEqualTo(beforeLast);
  }

  @Test
  void aViewIsFoundByItsName() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F6);
    Desk.until(
        () -> desk.find("find a view") instanceof JTextField field && field.isFocusOwner(),
        yes -> yes);
    desk.type("scri");
    desk.picture(test + "-dialog");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(Desk.until(() -> has(WindowView.SCRIPTS), yes -> yes)).isTrue();
  }
}
