package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Frame;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.swing.JEditorPane;
import javax.swing.JList;
import javax.swing.JTextField;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** F1 opens the guide at the topic of the focused view; the search finds words. With real keys. */
@NeedsDisplay
class GuideWindowTest extends WindowTest {

  private <T extends Component> T guide(Class<T> kind, String name) throws Exception {
    return Desk.until(
        () ->
            Stream.of(Frame.getFrames())
                .filter(frame -> frame.isShowing() && "guide".equals(frame.getName()))
                .flatMap(frame -> Stream.ofNullable(Desk.find(frame, name)))
                .findFirst()
                .map(kind::cast)
                .orElse(null),
        found -> found != null);
  }

  @Test
  void theKeyUnderTheCaretIsExplained() throws Exception {
    Path trains = desk.small.titles().designs().getFirst().resolve("trains.yaml");
    Desk.look(
        () -> {
          desk.window.openText(trains);
          return true;
        });
    RSyntaxTextArea text =
        Desk.until(
            () -> (RSyntaxTextArea) desk.find("text trains.yaml"),
            area -> area != null && area.isShowing());
    Desk.keyboardTo(text, text::requestFocusInWindow);
    Desk.look(
        () -> {
          text.setCaretPosition(text.getText().indexOf("price") + 2);
          return true;
        });

    desk.press(KeyEvent.VK_F1);

    JList<?> sections = guide(JList.class, "guide sections");
    Desk.until(sections::getSelectedValue, chosen -> chosen != null);
    assertThat(Desk.look(() -> String.valueOf(sections.getSelectedValue())))
        .contains("title=Train,");
    JEditorPane page = guide(JEditorPane.class, "guide page");
    assertThat(Desk.look(() -> page.getDocument().getText(0, page.getDocument().getLength())))
        .contains("Trains are listed in order of sale.");
  }

  @Test
  void theSearchCoversAllPages() throws Exception {
    desk.press(KeyEvent.VK_F1);
    JList<?> sections = guide(JList.class, "guide sections");
    Desk.until(() -> sections.getModel().getSize(), size -> size > 50);

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F);
    JTextField search = guide(JTextField.class, "guide search");
    Desk.until(search::isFocusOwner, yes -> yes);
    desk.type("seaside bathing");

    assertThat(Desk.until(() -> sections.getModel().getSize(), size -> size < 3)).isEqualTo(1);
    desk.press(KeyEvent.VK_ENTER);
    assertThat(
            Desk.until(
                () -> String.valueOf(sections.getSelectedValue()),
                chosen -> chosen.contains("option with a hook")))
        .contains("An option with a hook");
    desk.press(KeyEvent.VK_ESCAPE);
    assertThat(
            Desk.until(
                () ->
                    Stream.of(Frame.getFrames())
                        .noneMatch(frame -> frame.isShowing() && "guide".equals(frame.getName())),
                yes -> yes))
        .isTrue();
  }
}
