package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.editor.play.market.MarketView;
import roundhouse.engine.Action;
import roundhouse.picture.Painter;
import roundhouse.testkit.NeedsDisplay;

/** The market of the game is drawn again when it would look different, and only then. */
@NeedsDisplay
class MarketViewWindowTest extends WindowTest {
  private MarketView market;

  @BeforeEach
  void play() throws Exception {
    // Both companies have started, so no par prices are marked while choices are looked for.
    desk.workshop().play(new Action.Start("Ann", "Red", 76));
    desk.workshop().play(new Action.Start("Ben", "Blu", 71));
    desk.await(now -> now.play().orElseThrow().played().size() == 2 && now.situation().isPresent());
    desk.bringUp(WindowView.MARKET);
    market = desk.part(MarketView.class, "market");
    Desk.until(market::picture, shown -> shown.isPresent());
  }

  private Painter picture() throws Exception {
    return Desk.look(() -> market.picture().orElseThrow());
  }

  /** Until the window shows the game under rules with this bank. */
  private void reloadedWithBank(int cash) throws Exception {
    desk.await(now -> now.play().orElseThrow().title().design().bank().cash() == cash);
    desk.await(now -> now.situation().isPresent());
    Desk.look(() -> null);
  }

  @Test
  void anEditThatDoesNotShowOnTheMarketKeepsItsPicture() throws Exception {
    Painter before = picture();
    int bank = bank();
    desk.small.replace("title.yaml", "bank: " + bank, "bank: " + (bank + 100));
    reloadedWithBank(bank + 100);
    assertThat(picture()).isSameAs(before);
  }

  @Test
  void aPriceThatChangesIsDrawn() throws Exception {
    Painter before = picture();
    desk.small.replace("market.yaml", "82", "83");
    Painter after = Desk.until(() -> market.picture().orElseThrow(), shown -> shown != before);
    assertThat(after).isNotSameAs(before);
  }

  private int bank() throws Exception {
    return desk.await(now -> true).play().orElseThrow().title().design().bank().cash();
  }
}
