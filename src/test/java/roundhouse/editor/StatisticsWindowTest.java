package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.time.Duration;
import java.util.List;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import roundhouse.editor.kit.PictureView;
import roundhouse.engine.Action;
import roundhouse.picture.plot.LinePlot;
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

  /** Ann starts Red only when the game has gone through a whole round without it. */
  @Test
  void aCompanyHasNoPriceBeforeItStarts() throws Exception {
    for (String player : List.of("Ann", "Ben", "Cleo"))
      desk.workshop().play(new Action.Pass(player));
    desk.await(now -> decides(now).equals("Ann") && at(now) == 3);
    desk.workshop().play(new Action.Start("Ann", "Red", 71));
    desk.await(now -> at(now) == 4 && now.situation().isPresent());
    desk.workshop().goTo(0);
    desk.await(now -> at(now) == 0);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_T);
    JComboBox<?> kinds = desk.part(JComboBox.class, "kind of plot");
    Desk.look(
        () -> {
          kinds.setSelectedIndex(2);
          return true;
        });
    PictureView plot = desk.part(PictureView.class, "plot");
    Desk.until(() -> plot.picture().isPresent(), yes -> yes);
    LinePlot drawn =
        Desk.until(
            () -> (LinePlot) plot.picture().orElseThrow(), shown -> shown.says(1).contains("Red"));

    assertThat(drawn.says(0)).doesNotContain("Red");
    assertThat(drawn.says(1)).contains("Red £71");
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
