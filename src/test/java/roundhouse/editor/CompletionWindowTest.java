package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.stream.Stream;
import javax.swing.JList;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;

/** Words are completed and corrected while they are typed. */
@NeedsDisplay
class CompletionWindowTest extends OpenTextTest {

  @Test
  void aKeyIsCompletedAndAMisspelledOneCorrected() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_END);
    desk.type("5");
    Desk.look(
        () -> {
          desk.window
              .parts()
              .editing
              .documents()
              .document(trains)
              .orElseThrow()
              .replace("", "\"2\": { runs: 2, prize: 80, count: unlimited, ru }\n");
          text.setCaretPosition(text.getText().indexOf(" }"));
          return true;
        });
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SPACE);
    desk.press(KeyEvent.VK_DOWN);
    desk.press(KeyEvent.VK_ENTER);
    assertThat(
            Desk.until(
                () -> text.getText().contains("rusts-on: ") || text.getText().contains("runs:  }"),
                found -> found))
        .isTrue();

    Desk.until(() -> text.getParserNotices().size(), size -> size > 0);
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_ENTER);
    assertThat(shown("price: 80")).isTrue();
  }

  /** How many words the list below the caret offers. */
  private static int fitting() throws Exception {
    return Desk.look(
        () ->
            Arrays.stream(Window.getWindows())
                .filter(Window::isShowing)
                .filter(window -> window.getClass().getName().contains("AutoComplete"))
                .flatMap(CompletionWindowTest::inside)
                .filter(JList.class::isInstance)
                .mapToInt(list -> ((JList<?>) list).getModel().getSize())
                .sum());
  }

  private static Stream<Component> inside(Component part) {
    Stream<Component> children =
        part instanceof Container container ? Stream.of(container.getComponents()) : Stream.of();
    return Stream.concat(Stream.of(part), children.flatMap(CompletionWindowTest::inside));
  }

  @Test
  void typingNarrowsTheWordsThatFitAndEnterWritesTheOneSelected() throws Exception {
    Desk.look(
        () -> {
          text.insert("9: {  }\n", 0);
          text.setCaretPosition("9: { ".length());
          return true;
        });
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SPACE);
    int all =
        Waiting.until(
            CompletionWindowTest::fitting, words -> words > 5, () -> "no words are shown");

    desk.type("c");
    Waiting.until(
        CompletionWindowTest::fitting, words -> words < all, () -> "typing narrows nothing");
    desk.picture("completion");
    desk.type("ou");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(shown("9: { count: ")).isTrue();
    assertThat(fitting()).isZero();
  }
}
