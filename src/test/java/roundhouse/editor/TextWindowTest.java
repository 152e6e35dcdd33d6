package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.MenuElement;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.Test;
import roundhouse.edit.ValuePath;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;

/** Text and pictures are views of one document. With real keys. */
@NeedsDisplay
class TextWindowTest extends OpenTextTest {
  /**
   * Waits, and clicks if that does not help, until typing goes to the field of that name in a
   * window about to open.
   */
  private void awaitKeyboard(String name) throws Exception {
    JTextField field =
        Waiting.until(
            () -> desk.part(JTextField.class, name),
            found -> found != null && found.isShowing(),
            () -> "there is no field " + name);
    for (int click = 0; click < 20; click++) {
      if (Waiting.within(Duration.ofMillis(500), () -> Desk.look(field::isFocusOwner), yes -> yes))
        return;
      desk.click(field, new Point2D.Double(20, 8), 1);
    }
    throw new AssertionError("nothing could be typed into " + name);
  }

  private void setPrice(String price) throws Exception {
    Desk.look(
        () -> {
          desk.window
              .parts()
              .editing
              .documents()
              .edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), price));
          return true;
        });
  }

  @Test
  void aValueSetInAPictureShowsInTheTextAtOnceAndUndoTakesItBack() throws Exception {
    setPrice("120");
    assertThat(shown("price: 120")).isTrue();

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(shown("price: 80")).isTrue();

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Y);
    assertThat(shown("price: 120")).isTrue();
  }

  @Test
  void whatIsTypedIsCheckedBeforeItIsSaved() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_END);
    desk.type("bad");
    desk.bringUp(WindowView.PROBLEMS);
    JList<?> problems = desk.part(JList.class, "problems");

    assertThat(Desk.until(() -> problems.getModel().getSize(), size -> size > 0)).isPositive();
    assertThat(Desk.until(() -> text.getParserNotices().size(), size -> size > 0)).isPositive();
    desk.picture("text-problem");
    for (int key = 0; key < 3; key++) desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(Desk.until(() -> problems.getModel().getSize(), size -> size == 0)).isZero();
  }

  @Test
  void aLongProblemIsWrapped() throws Exception {
    desk.small.replace(
        "trains.yaml", "price: 80", "price: " + "many words that are no price ".repeat(8));
    desk.bringUp(WindowView.PROBLEMS);
    JList<?> problems = desk.part(JList.class, "problems");
    Desk.until(() -> problems.getModel().getSize(), size -> size > 0);

    int line = problems.getFontMetrics(problems.getFont()).getHeight();
    assertThat(Desk.until(() -> problems.getCellBounds(0, 0).height, high -> high > 2 * line))
        .isBetween(2 * line, 6 * line);
    assertThat(Desk.look(problems::getWidth))
        .isEqualTo(Desk.look(() -> problems.getParent().getWidth()));
  }

  @Test
  void aWordTypedIsOneStepOfTheHistory() throws Exception {
    String before = text();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_END);
    desk.type("word");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);

    assertThat(Desk.until(() -> text.getText().equals(before), same -> same)).isTrue();
  }

  @Test
  void usesOfTheWordUnderTheCaretAreFoundInAllFiles() throws Exception {
    Desk.look(
        () -> {
          text.setCaretPosition(text.getText().indexOf("price") + 2);
          return true;
        });
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F12);
    JList<?> found = desk.part(JList.class, "found");

    assertThat(Desk.until(() -> found.getModel().getSize(), size -> size > 0)).isPositive();
  }

  @Test
  void aVariantIsMadeOpenedAndPlayed() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_N);
    awaitKeyboard("new design name");
    desk.picture("new-design");
    desk.type("mine");
    desk.press(KeyEvent.VK_ENTER);

    desk.await(
        now ->
            now.design().filter(design -> design.endsWith("mine")).isPresent()
                && now.play().isPresent());
    assertThat(Files.readString(trains.getParent().resolveSibling("mine").resolve("title.yaml")))
        .contains("extends: ../small");
    assertThat(
            Desk.until(
                () ->
                    desk.find("text title.yaml") instanceof RSyntaxTextArea area
                        && area.isShowing()
                        && area.getText().contains("extends: ../small"),
                yes -> yes))
        .as("its first file is in front")
        .isTrue();
  }

  @Test
  void aNameThatANewDesignCannotHaveIsAskedForAgain() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_N);
    awaitKeyboard("new design name");
    JTextField name = desk.part(JTextField.class, "new design name");
    String suggested = Desk.look(name::getText);
    assertThat(suggested).isEqualTo("small-mine");
    desk.type("small");
    desk.press(KeyEvent.VK_ENTER);

    JTextArea why = desk.part(JTextArea.class, "why not");
    assertThat(Desk.until(() -> why.isShowing() ? why.getText() : "", told -> !told.isEmpty()))
        .endsWith("already exists; nothing was changed. Choose another name.");
    awaitKeyboard("new design name");
    desk.picture("new-design-refused");
    desk.type("mine");
    desk.press(KeyEvent.VK_ENTER);
    desk.await(now -> now.design().filter(design -> design.endsWith("mine")).isPresent());
  }

  @Test
  void theTextLeavesTheMenuItsKeysExceptForEditing() throws Exception {
    List<String> taken =
        Desk.look(
            () ->
                menuKeys(desk.window.getJMenuBar())
                    .filter(key -> takes(text, key))
                    .map(KeyStroke::toString)
                    .toList());

    assertThat(taken)
        .as("completion, both ends of the text, and its own undo and redo")
        .containsExactlyInAnyOrder(
            "ctrl pressed SPACE",
            "ctrl pressed HOME",
            "ctrl pressed END",
            "ctrl pressed Z",
            "ctrl pressed Y");
  }

  private static Stream<KeyStroke> menuKeys(MenuElement menu) {
    Stream<KeyStroke> own =
        menu instanceof JMenuItem item && item.getAccelerator() != null
            ? Stream.of(item.getAccelerator())
            : Stream.of();
    return Stream.concat(own, Stream.of(menu.getSubElements()).flatMap(TextWindowTest::menuKeys));
  }

  private static boolean takes(JComponent widget, KeyStroke key) {
    Object name = widget.getInputMap().get(key);
    return name != null && widget.getActionMap().get(name) != null;
  }
}
