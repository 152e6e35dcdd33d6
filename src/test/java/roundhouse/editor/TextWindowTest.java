package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import javax.swing.text.JTextComponent;
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

  private void caretTo(String word) throws Exception {
    Desk.look(
        () -> {
          text.setCaretPosition(text.getText().indexOf(word) + 2);
          return true;
        });
  }

  @Test
  void aClickGivesTheTextEightyColumnsAndAnotherItsPlaceAgain() throws Exception {
    int before = Desk.look(() -> text.getVisibleRect().width);
    int columns = Desk.look(() -> 80 * text.getFontMetrics(text.getFont()).charWidth('m'));
    JComponent wide = desk.part(JComponent.class, "wide text");
    desk.click(wide, new Point2D.Double(8, 8), 1);
    assertThat(Desk.until(() -> text.getVisibleRect().width, width -> width >= columns))
        .isGreaterThanOrEqualTo(columns);
    desk.picture(test + "-wide");

    desk.click(wide, new Point2D.Double(8, 8), 1);
    assertThat(Desk.until(() -> text.getVisibleRect().width, width -> width == before))
        .isEqualTo(before);
  }

  @Test
  void aKeyExplainsWhatStandsAtTheCaret() throws Exception {
    caretTo("price");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F1);

    Component card = Desk.until(() -> desk.find("hover card"), Objects::nonNull);
    assertThat(
            Desk.look(
                () ->
                    Desk.inside(card)
                        .filter(JTextComponent.class::isInstance)
                        .map(line -> ((JTextComponent) line).getText())
                        .toList()))
        .anyMatch(line -> line.contains("price: "));
    desk.picture(test + "-card");
    desk.press(KeyEvent.VK_RIGHT);
    assertThat(Desk.until(() -> desk.find("hover card"), Objects::isNull)).isNull();
  }

  @Test
  void theContextMenuSaysWhatCanBeUndoneAndKnowsNames() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_END);
    desk.type("word");
    desk.rightClick(text, new Point2D.Double(60, 8));
    JComponent menu = (JComponent) Desk.until(this::menu, JPopupMenu.class::isInstance);
    List<String> items =
        Desk.look(
            () ->
                Stream.of(menu.getComponents())
                    .filter(JMenuItem.class::isInstance)
                    .filter(Component::isEnabled)
                    .map(item -> ((JMenuItem) item).getText())
                    .toList());
    desk.picture(test + "-menu");

    assertThat(items)
        .contains("Undo: typed \"word\"", "Go to the definition", "What is this?")
        .anyMatch(item -> item.startsWith("Rename"))
        .anyMatch(item -> item.contains("uses"))
        .noneMatch(item -> item.startsWith("Redo"));
    desk.press(KeyEvent.VK_ESCAPE);
  }

  private Object menu() {
    MenuElement[] open = MenuSelectionManager.defaultManager().getSelectedPath();
    return open.length == 0 ? null : open[0];
  }

  @Test
  void usesOfTheWordUnderTheCaretAreFoundInAllFiles() throws Exception {
    caretTo("price");
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
        .as("completion, both ends of the text, its own undo and redo, what stands at the caret")
        .containsExactlyInAnyOrder(
            "ctrl pressed SPACE",
            "ctrl pressed HOME",
            "ctrl pressed END",
            "ctrl pressed Z",
            "ctrl pressed Y",
            "ctrl pressed F1");
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
