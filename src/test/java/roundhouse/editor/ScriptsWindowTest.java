package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JEditorPane;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.hooks.HookRow;

/**
 * The hooks of a title in the window: who answers, trying one out, writing a stub, and what led to
 * a failure.
 */
@NeedsDisplay
class ScriptsWindowTest extends WindowTest {
  private void script(String text) throws Exception {
    Files.writeString(desk.small.script("rules.js"), text);
    desk.workshop().reload();
    desk.await(
        seen ->
            seen.play().filter(play -> !play.title().rules().answeredNames().isEmpty()).isPresent()
                && seen.situation().isPresent());
  }

  /** Opens the hooks by keyboard and finds one by typing its name. */
  private void pick(String hook) throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_K);
    JTextField find = desk.part(JTextField.class, "find a hook");
    Desk.until(find::isShowing, yes -> yes);
    desk.typeInto(find, hook.toLowerCase());
    JList<?> hooks = desk.part(JList.class, "hooks");
    assertThat(
            Desk.until(
                () -> hooks.getSelectedValue() instanceof HookRow row ? row.hook().name() : "",
                hook::equals))
        .isEqualTo(hook);
    desk.click(hooks, new Point(20, 8), 1);
  }

  /** Presses a button by keys, as a dialog may hold up the one who presses it. */
  private void press(String button) throws Exception {
    JButton part = desk.part(JButton.class, button);
    Desk.keyboardTo(part, part::requestFocusInWindow);
    desk.press(KeyEvent.VK_SPACE);
  }

  private String text(String name, String wanted) throws Exception {
    Desk.until(() -> desk.find(name), found -> found != null);
    JEditorPane pane = desk.part(JEditorPane.class, name);
    return Desk.until(
        () -> pane.getDocument().getText(0, pane.getDocument().getLength()),
        said -> said.contains(wanted));
  }

  @Test
  void lettersTypedInTheListLookForAHook() throws Exception {
    pick("parPrices");
    JList<?> hooks = desk.part(JList.class, "hooks");
    Desk.keyboardTo(hooks, hooks::requestFocusInWindow);

    for (String letter : List.of("t", "s", "c", "m")) {
      Desk.keyboardTo(hooks, hooks::requestFocusInWindow);
      desk.type(letter);
      JTextField find = desk.part(JTextField.class, "find a hook");
      String found = Desk.until(find::getText, letter::equals);
      assertThat(found).isEqualTo(letter);
    }
    assertThat(desk.find("trial window")).as("no button was pressed").isNull();
    List<Window> opened =
        Stream.of(desk.window.getOwnedWindows()).filter(Window::isShowing).toList();
    assertThat(opened).isEmpty();
  }

  @Test
  void aHookTellsWhoAnswersItAndWhatTheEngineDoesByItself() throws Exception {
    script("\nexport const parPrices = ({ standard }) => standard().slice(1);\n");
    pick("parPrices");

    assertThat(text("hook page", "rules.js:2"))
        .contains("What are the possible par prices of a company?")
        .contains("By default the engine answers: the par spaces of the market")
        .contains("Answered by rules.js:2");
  }

  @Test
  void aHookIsTriedOutAgainstThePresentGame() throws Exception {
    script("export const parPrices = ({ standard }) => standard().slice(1);\n");
    pick("parPrices");
    press("Try it out…");
    Desk.until(() -> desk.find("ask"), found -> found != null && found.isShowing());
    Component ask = desk.part(Component.class, "ask");
    JEditorPane trial = desk.part(JEditorPane.class, "trial");
    // A dialog that has just opened may not be active yet, and lose a click.
    Waiting.until(
        () -> {
          desk.click(ask, new Point(20, 10), 1);
          return Desk.look(() -> trial.getDocument().getLength() > 1);
        },
        "nothing was answered");

    assertThat(text("trial", "Answer"))
        .contains("Answer 76")
        .contains("The standard answer 71, 76")
        .contains("company")
        .contains("\"Blu\"");
  }

  @Test
  void aStubIsWrittenToAScriptAndAnswersAtOnce() throws Exception {
    pick("tileCost");
    press("Stub…");
    Desk.until(() -> desk.find("write stub"), found -> found != null && found.isShowing());
    desk.picture(test + "-dialog");
    Component write = desk.part(Component.class, "write stub");
    // A dialog that has just opened may not be active yet, and lose a click.
    Waiting.until(
        () -> {
          if (Desk.look(write::isShowing)) desk.click(write, new Point(20, 10), 1);
          return !Desk.look(write::isShowing);
        },
        "no stub was written");

    desk.await(
        seen -> seen.play().orElseThrow().title().rules().answeredNames().contains("tileCost"));
    assertThat(desk.small.script("rules.js"))
        .content()
        .contains("export function tileCost(")
        .contains("The standard rule: the terrain");
  }

  @Test
  void aScriptThatFailsBreaksThereAndShowsWhatLedToIt() throws Exception {
    script(
        "const deep = (it) => it.missing.part;\n"
            + "export function companyStarted() {\n"
            + "  return deep({});\n"
            + "}\n");
    desk.standBy();
    desk.pick(1);
    desk.press(KeyEvent.VK_ENTER);

    Desk.until(() -> desk.find("script problem text"), found -> found != null);
    JTextArea problem = desk.part(JTextArea.class, "script problem text");
    String told = Desk.until(problem::getText, said -> said.contains("companyStarted"));
    assertThat(told).contains("rules.js:1:").contains("while Ann start");
    assertThat(Desk.until(problem::isShowing, yes -> yes)).isTrue();
    Component stack = desk.part(Component.class, "stack companyStarted");
    assertThat(stack).isNotNull();
    desk.picture(test + "-stopped");
    desk.click(desk.part(Component.class, "what led there"), new Point(20, 8), 1);

    assertThat(text("call", "failed"))
        .contains("failed: ")
        .contains("companyStarted at")
        .contains("Red");
    JTable calls = desk.part(JTable.class, "calls");
    assertThat(Desk.look(() -> calls.getValueAt(calls.getSelectedRow(), 0).toString()))
        .contains("Then: Ann starts Red at 71");
  }

  @Test
  void aScriptThatFailsDuringAReplayIsShownTheSameWay() throws Exception {
    desk.standBy();
    desk.pick(1);
    desk.press(KeyEvent.VK_ENTER);
    desk.await(seen -> seen.play().orElseThrow().at() == 1);
    script("export const companyStarted = () => { throw new Error('not yet'); };\n");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_K);

    Desk.until(() -> desk.find("script problem text"), found -> found != null);
    JTextArea problem = desk.part(JTextArea.class, "script problem text");
    String told = Desk.until(problem::getText, said -> said.contains("not yet"));
    assertThat(told).contains("rules.js:1:").contains("not yet");
    Desk.until(() -> desk.find("what led there").isShowing(), yes -> yes);
    desk.click(desk.part(Component.class, "what led there"), new Point(20, 8), 1);
    assertThat(text("call", "failed")).contains("failed: Error: not yet");
  }

  @Test
  void timesOfTheWholeGameAreMeasured() throws Exception {
    script("export const companyStarted = ({ effects }) => effects.log('here');\n");
    desk.standBy();
    desk.pick(1);
    desk.press(KeyEvent.VK_ENTER);
    desk.await(seen -> seen.play().orElseThrow().at() == 1);
    pick("companyStarted");
    press("Times…");

    Desk.until(() -> desk.find("times"), found -> found != null);
    JTable times = desk.part(JTable.class, "times");
    assertThat(Desk.until(times::getRowCount, rows -> rows == 1)).isEqualTo(1);
    assertThat(
            Desk.look(
                () ->
                    times.getValueAt(0, 0)
                        + " "
                        + times.getValueAt(0, 1)
                        + " "
                        + times.getValueAt(0, 2)))
        .isEqualTo("companyStarted rules.js:1 1");
  }
}
