package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.util.Objects;
import javax.swing.JList;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.Snapshot;

/** Files of the design that are edited, in the window or elsewhere, change the game. */
@NeedsDisplay
class EditedFileWindowTest extends WindowTest {
  @Test
  void savingAFileElsewhereChangesTheGameAndTellsWhat() throws Exception {
    playToTrack();

    desk.small.replace("title.yaml", "3: 400", "3: 410");

    Snapshot after = desk.await(now -> now.report().isPresent());
    assertThat(after.play().orElseThrow().state().player("Cleo").cash()).isEqualTo(410);
    assertThat(Desk.look(() -> desk.window.parts().reload.says()))
        .containsPattern("differences? here");
  }

  @Test
  void aFileEditedInTheWindowIsSavedByItsKeyAndInForce() throws Exception {
    JTextComponent text = text("title.yaml");
    Desk.look(
        () -> {
          text.setText(text.getText().replace("3: 400", "3: 450"));
          return text.requestFocusInWindow();
        });
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);

    Snapshot after = desk.await(now -> now.report().isPresent());

    assertThat(Files.readString(desk.small.file("title.yaml"))).contains("3: 450");
    assertThat(after.play().orElseThrow().state().player("Cleo").cash()).isEqualTo(450);
  }

  @Test
  void aBrokenFileIsListedAndTheGameGoesOn() throws Exception {
    desk.small.replace("title.yaml", "players:", "plyers:");

    desk.await(Snapshot::outdated);
    desk.bringUp(WindowView.PROBLEMS);
    JList<?> problems = desk.part(JList.class, "problems");

    assertThat(Desk.look(() -> problems.getModel().getSize())).isPositive();
    assertThat(Desk.look(() -> desk.window.parts().reload.says()))
        .startsWith("The last good rules stay in force");
    desk.workshop().play(new Action.Start("Ann", "Red", 71));
    desk.await(now -> at(now) == 1);
  }

  @Test
  void anEditElsewhereShowsInTheOpenText() throws Exception {
    JTextComponent text = text("title.yaml");

    desk.small.replace("title.yaml", "3: 400", "3: 470");

    desk.await(now -> now.report().isPresent());
    String shown = Desk.until(text::getText, held -> held.contains("3: 470"));
    assertThat(shown).contains("3: 470");
  }

  private JTextComponent text(String file) throws Exception {
    return Waiting.until(
        () -> desk.part(JTextComponent.class, "text " + file),
        Objects::nonNull,
        () -> file + " was never opened");
  }
}
