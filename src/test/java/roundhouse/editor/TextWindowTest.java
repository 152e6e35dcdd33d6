package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.MenuElement;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.edit.ValuePath;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;

/** Text and pictures are views of one document. With real keys. */
@NeedsDisplay
class TextWindowTest extends WindowTest {
  private Path trains;
  private RSyntaxTextArea text;

  @BeforeEach
  void openTrains() throws Exception {
    trains = desk.small.titles().designs().getFirst().resolve("trains.yaml");
    Desk.look(
        () -> {
          desk.window.openText(trains);
          return true;
        });
    text = area();
    desk.click(text, new Point2D.Double(40, 5), 1);
  }

  private RSyntaxTextArea area() throws Exception {
    return Waiting.until(
        () -> desk.part(RSyntaxTextArea.class, "text trains.yaml"),
        found -> found != null && found.isShowing(),
        () -> "the file was never opened");
  }

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
              .editing()
              .drafts()
              .edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), price));
          return true;
        });
  }

  private boolean shown(String words) throws Exception {
    return Desk.until(() -> text.getText().contains(words), found -> found);
  }

  private String text() throws Exception {
    return Desk.look(text::getText);
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

  /** Creates a conflict: the line being typed changes on disk. */
  private void disagree() throws Exception {
    desk.press(KeyEvent.VK_END);
    desk.type("typed");
    Desk.until(() -> text.getText().contains("typed"), yes -> yes);
    desk.small.replace("trains.yaml", "80", "90");
    assertThat(Desk.until(() -> desk.find("conflict trains.yaml").isShowing(), yes -> yes))
        .isTrue();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);
    JLabel notice = desk.part(JLabel.class, "notice");
    assertThat(Desk.<String>until(notice::getText, said -> said.contains("not saved")))
        .contains("the same lines were changed here and on disk");
    desk.picture("text-conflict");
    assertThat(Files.readString(trains))
        .as("never written over")
        .contains("price: 90")
        .doesNotContain("typed");
  }

  @Test
  void inAConflictTheFilesTextIsTakenByKey() throws Exception {
    disagree();
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_T);

    assertThat(shown("price: 90")).isTrue();
    assertThat(text()).doesNotContain("typed");
    assertThat(Desk.until(() -> desk.find("conflict trains.yaml").isShowing(), shown -> !shown))
        .isFalse();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(shown("typed")).as("and may be taken back").isTrue();
  }

  @Test
  void inAConflictTheUsersTextIsKeptByKeyAndSaved() throws Exception {
    disagree();
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_K);
    Desk.until(() -> desk.find("conflict trains.yaml").isShowing(), shown -> !shown);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);

    assertThat(written(trains, "typed")).contains("price: 80").contains("typed");
  }

  @Test
  void aConflictInAPictureBringsUpTheQuestion() throws Exception {
    Desk.look(
        () -> {
          var document = desk.window.editing().drafts().document(trains).orElseThrow();
          document.set(ValuePath.of("2", "price"), "100");
          desk.window.bringToFront(WindowView.EDIT_MAP);
          return true;
        });
    desk.small.replace("trains.yaml", "80", "90");

    assertThat(Desk.until(() -> desk.find("conflict trains.yaml").isShowing(), yes -> yes))
        .isTrue();
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
  void aWordTypedIsOneStepOfTheHistory() throws Exception {
    String before = text();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_END);
    desk.type("word");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);

    assertThat(Desk.until(() -> text.getText().equals(before), same -> same)).isTrue();
  }

  @Test
  void aKeyIsCompletedAndAMisspelledOneCorrected() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_END);
    desk.type("5");
    Desk.look(
        () -> {
          desk.window
              .editing()
              .drafts()
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
    assertThat(
            java.nio.file.Files.readString(
                trains.getParent().resolveSibling("mine").resolve("title.yaml")))
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

  /** How many words the list below the caret offers. */
  private static int fitting() throws Exception {
    return Desk.look(
        () ->
            Arrays.stream(Window.getWindows())
                .filter(Window::isShowing)
                .filter(window -> window.getClass().getName().contains("AutoComplete"))
                .flatMap(TextWindowTest::inside)
                .filter(JList.class::isInstance)
                .mapToInt(list -> ((JList<?>) list).getModel().getSize())
                .sum());
  }

  private static Stream<Component> inside(Component part) {
    Stream<Component> children =
        part instanceof Container container ? Stream.of(container.getComponents()) : Stream.of();
    return Stream.concat(Stream.of(part), children.flatMap(TextWindowTest::inside));
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
        Waiting.until(TextWindowTest::fitting, words -> words > 5, () -> "no words are shown");

    desk.type("c");
    Waiting.until(TextWindowTest::fitting, words -> words < all, () -> "typing narrows nothing");
    desk.picture("completion");
    desk.type("ou");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(shown("9: { count: ")).isTrue();
    assertThat(fitting()).isZero();
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
        .as("completion, and both ends of the text")
        .containsExactlyInAnyOrder("ctrl pressed SPACE", "ctrl pressed HOME", "ctrl pressed END");
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
