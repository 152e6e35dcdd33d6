package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import roundhouse.edit.ValuePath;
import roundhouse.testkit.NeedsDisplay;

/** The same lines change in a text and on disk. */
@NeedsDisplay
class TextConflictWindowTest extends OpenTextTest {

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
  void theTextStaysWhereItIsWhileTheQuestionShows() throws Exception {
    int before = Desk.look(() -> text.getLocationOnScreen().y);

    disagree();

    assertThat(Desk.<Integer>look(() -> text.getLocationOnScreen().y)).isEqualTo(before);
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
          var document = desk.window.parts().editing.documents().document(trains).orElseThrow();
          document.set(ValuePath.of("2", "price"), "100");
          desk.window.bringToFront(WindowView.EDIT_MAP);
          return true;
        });
    desk.small.replace("trains.yaml", "80", "90");

    assertThat(Desk.until(() -> desk.find("conflict trains.yaml").isShowing(), yes -> yes))
        .isTrue();
  }
}
