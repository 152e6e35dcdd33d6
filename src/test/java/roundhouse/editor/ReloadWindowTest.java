package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.geom.Rectangle2D;
import java.nio.file.Files;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JTextArea;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;

/**
 * An edit that forbids a played action stops the replay there; the window offers ways to continue.
 */
@NeedsDisplay
class ReloadWindowTest extends WindowTest {
  @BeforeEach
  void openPlayAndEdit() throws Exception {
    for (Action action :
        List.of(
            new Action.Start("Ann", "Red", 76),
            new Action.Start("Ben", "Blu", 71),
            new Action.Pass("Cleo"))) desk.workshop().play(action);
    desk.await(now -> now.play().orElseThrow().played().size() == 3);
    desk.small.replace("market.yaml", "71p", "71");
    desk.await(now -> waiting(now) == 2 && now.situation().isPresent());
  }

  private static int waiting(Snapshot now) {
    return now.play().orElseThrow().waiting().size();
  }

  @Test
  void theBarTellsWhereAndWhyAndTheStatusHowLong() throws Exception {
    assertThat(Desk.until(() -> desk.window.parts().reload.says(), text -> !text.isEmpty()))
        .startsWith("Replay stopped at action 2 of 3 in SR 1")
        .contains("71");
    assertThat(Desk.look(desk.part(AbstractButton.class, "last reload")::getText))
        .contains("ms, 1 of 3 actions");
  }

  @Test
  void aLongReasonIsInSightWhole() throws Exception {
    Files.writeString(
        desk.small.script("rules.js"),
        "export const companyStarted = () => { throw new Error('"
            + "one rule after the other ".repeat(6)
            + "'); };\n");
    desk.workshop().reload();
    JTextArea why = desk.part(JTextArea.class, "stopped why");
    Desk.<String>until(why::getText, text -> text.contains("rules.js") && text.contains("\n"));

    int end = why.getText().indexOf('\n');
    Rectangle2D last = Desk.look(() -> why.modelToView2D(end - 1));
    assertThat(Desk.look(why::getVisibleRect).getMaxY()).isGreaterThanOrEqualTo(last.getMaxY());
  }

  @Test
  void whatWouldNotHoldAndTheWorthOfThePlayersStandThereToo() throws Exception {
    JTextArea why = desk.part(JTextArea.class, "stopped why");

    assertThat(Desk.<String>until(why::getText, text -> text.contains("Final worth")))
        .contains("Of the 2 actions left, ")
        .contains("Ben starts Blu at 71")
        .contains("Ben: £");
    desk.picture(test);
    Component choices = desk.part(Component.class, "card body");
    assertThat(Desk.look(choices::getHeight)).as("room for the choices").isGreaterThan(60);
    desk.picture(test);
  }

  @Test
  void anotherActionIsPlayedInPlaceOfTheRefusedOneByKeyboard() throws Exception {
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F9);
    desk.await(
        now ->
            now.notice()
                    .filter(told -> told.says().startsWith("Pick what to do instead"))
                    .isPresent()
                && now.situation().isPresent());
    desk.standBy();
    desk.pick(2);
    desk.press(KeyEvent.VK_ENTER);

    Snapshot now = desk.await(seen -> waiting(seen) == 0);
    assertThat(now.play().orElseThrow().actions())
        .hasSize(3)
        .endsWith(new Action.Pass("Cleo"))
        .contains(new Action.Start("Ben", "Blu", 76));
  }

  @Test
  void theWaysOnStandAboveTheChoices() throws Exception {
    Component way = desk.part(Component.class, "Decide it again");
    Component choices = desk.part(Component.class, "choices");
    Desk.until(way::isShowing, yes -> yes);

    Point button = Desk.look(way::getLocationOnScreen);
    Point list = Desk.look(choices::getLocationOnScreen);
    assertThat(Math.abs(button.x - list.x)).isLessThan(400);
    assertThat(list.y - button.y).isBetween(0, 300);
  }

  @Test
  void aClickPlaysOnFromThere() throws Exception {
    Component playOn = desk.part(Component.class, "Play on from there");
    Desk.until(playOn::isShowing, yes -> yes);
    desk.click(playOn, new Point(10, 8), 1);

    Snapshot now = desk.await(seen -> waiting(seen) == 0);
    assertThat(now.play().orElseThrow().played()).hasSize(1);
    assertThat(now.play().orElseThrow().branches().names()).contains("Main branch");
  }
}
