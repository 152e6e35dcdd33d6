package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;

/** People and bots share the table; secrets stay secret while the screen passes on. */
@NeedsDisplay
class SeatsWindowTest extends WindowTest {
  @Test
  void aBotTakesASeatByKeyboardAndPlaysThere() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_P);
    JComboBox<?> ann = desk.part(JComboBox.class, "seat Ann");
    assertThat(Desk.until(ann::isFocusOwner, yes -> yes)).isTrue();
    desk.press(KeyEvent.VK_DOWN);

    Snapshot now = desk.await(seen -> at(seen) == 1 && seen.situation().isPresent());

    assertThat(now.seats().bots()).containsKey("Ann");
    assertThat(now.situation().orElseThrow().decision().orElseThrow().entity()).isEqualTo("Ben");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_P);
    assertThat(desk.await(seen -> seen.seats().halted()).seats().halted()).isTrue();
  }

  @Test
  void theScreenIsCoveredBetweenTwoPeopleAndUncoveredByAKey() throws Exception {
    desk.small.replace("title.yaml", "money: £", "money: £\ntreasuries: shareholders");
    desk.await(seen -> seen.report().isPresent());
    desk.workshop().changeSeats(seats -> seats.handover(true));
    desk.await(seen -> seen.seats().handover() && seen.situation().isPresent());
    desk.standBy();
    desk.pick(1);
    desk.press(KeyEvent.VK_ENTER);
    JPanel curtain = desk.part(JPanel.class, "curtain over all");
    assertThat(Desk.until(curtain::isVisible, yes -> yes)).isTrue();
    desk.picture(test + "-down");
    Desk.until(() -> desk.find("lift the curtain").isFocusOwner(), yes -> yes);

    desk.press(KeyEvent.VK_SPACE);

    assertThat(Desk.until(curtain::isVisible, yes -> !yes)).isFalse();
    assertThat(at(desk.await(seen -> seen.situation().isPresent())))
        .as("the key lifted the curtain and played nothing")
        .isEqualTo(1);
  }
}
