package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.stream.Stream;
import javax.swing.JDialog;
import javax.swing.JList;
import org.junit.jupiter.api.Test;
import roundhouse.editor.palette.PaletteEntry;
import roundhouse.editor.workspace.Workspace;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.words.UiWords;

/** A key opens the palette over the window; what is typed finds a command, Enter runs it. */
@NeedsDisplay
class PaletteWindowTest extends WindowTest {
  private void open() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_A);
    Desk.until(() -> desk.find("find a command"), field -> field != null && field.isFocusOwner());
  }

  @Test
  void aCommandIsFoundByItsNameAndRun() throws Exception {
    open();
    desk.type("eviden");
    JList<?> list = desk.part(JList.class, "commands");
    assertThat(
            Desk.<Object>until(
                list::getSelectedValue,
                entry -> entry instanceof PaletteEntry found && found.title().equals("Evidence")))
        .extracting("key")
        .isEqualTo("Ctrl+3");
    desk.picture(test + "-open");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(Desk.until(() -> desk.window.workspaces().current(), Workspace.EVIDENCE::equals))
        .isEqualTo(Workspace.EVIDENCE);
    assertThat(Desk.look(() -> desk.find("palette"))).isNull();
  }

  @Test
  void everyCommandHasItsSentence() throws Exception {
    open();
    JList<?> list = desk.part(JList.class, "commands");

    assertThat(Desk.look(() -> list.getModel().getSize()))
        .isEqualTo(WindowCommand.values().length - 1 + WindowView.values().length);
    assertThat(Desk.look(list::getWidth))
        .as("sentences and keys are whole")
        .isGreaterThanOrEqualTo(Desk.look(() -> list.getPreferredSize().width));
    assertThat(Desk.look(() -> list.getVisibleRect().width)).isEqualTo(Desk.look(list::getWidth));
  }

  @Test
  void theKeyThatElsewhereShowsATipListsTheKeysFromAListToo() throws Exception {
    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F1);

    String title = UiWords.of("commands.keys");
    assertThat(
            Desk.until(
                () ->
                    Stream.of(Window.getWindows())
                        .anyMatch(
                            window ->
                                window instanceof JDialog dialog
                                    && dialog.isShowing()
                                    && title.equals(dialog.getTitle())),
                yes -> yes))
        .isTrue();
    desk.press(KeyEvent.VK_ESCAPE);
  }

  @Test
  void escapeGivesTheKeyboardBackToWhatHadIt() throws Exception {
    Component choices = desk.part(Component.class, "choices");
    open();
    desk.press(KeyEvent.VK_ESCAPE);

    assertThat(Desk.until(choices::isFocusOwner, yes -> yes)).isTrue();
    assertThat(Desk.look(() -> desk.find("palette"))).isNull();
  }
}
