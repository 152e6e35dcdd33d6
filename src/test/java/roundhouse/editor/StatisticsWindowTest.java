package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.time.Duration;
import java.util.List;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import roundhouse.editor.kit.PictureView;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.Workshop.Until;

/** Plots of the game, and best runs over the board at any time. */
@NeedsDisplay
class StatisticsWindowTest extends WindowTest {
  @Test
  void thePlotOfANewGameShowsWhatEachPlayerBeginsWith() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_T);
    PictureView plot = desk.part(PictureView.class, "plot");

    String said =
        Desk.until(
            () -> plot.getAccessibleContext().getAccessibleDescription(),
            told -> told != null && told.contains("Ann £"));
    assertThat(said).contains("Ann £400", "Ben £400", "Cleo £400");
  }

  @Test
  void aPlotFollowsTheGame() throws Exception {
    for (int round = 0; round < 4; round++) {
      int before = desk.window.shown().play().orElseThrow().at();
      desk.workshop().letBotPlay(Until.NEXT_ROUND);
      desk.await(now -> now.play().orElseThrow().at() > before && now.situation().isPresent());
      Waiting.pass(Duration.ofMillis(300));
    }
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_T);
    PictureView plot = desk.part(PictureView.class, "plot");
    assertThat(Desk.until(plot::isShowing, yes -> yes)).isTrue();
    String said =
        Desk.until(
            () -> plot.getAccessibleContext().getAccessibleDescription(),
            told -> told != null && told.contains("Ann £"));
    assertThat(said).contains("Ben £");
  }

  @Test
  void bestRunsOfOneCompanyAfterAnotherLieOverTheBoardByKey() throws Exception {
    for (Action action :
        List.of(new Action.Start("Ann", "Red", 71), new Action.BuyShare("Ben", "Red", "ipo", 20)))
      desk.workshop().play(action);
    desk.await(now -> now.play().orElseThrow().at() == 2 && now.situation().isPresent());
    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_R);

    JLabel told = desk.part(JLabel.class, "best runs");
    String says = Desk.until(told::getText, text -> text.contains("Red") && !text.endsWith("…"));
    assertThat(says).contains("Red has no run with a 2-train lent by the bank");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_R);
    assertThat(Desk.until(told::isVisible, yes -> !yes)).isFalse();
  }
}
