package roundhouse.engine.auctions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.Start;
import roundhouse.engine.Title;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.testkit.Tiny;

/** A share or a president's certificate comes with a private while the offering has it. */
class IncludedSharesTest {
  private static final Title TITLE = Tiny.plain("tiny-sale");
  private static final Holder ANN = Holder.named("Ann");
  private static final Holder BOB = Holder.named("Bob");

  /** Ann has bought the first two, so that C, which brings a share of RED, is on sale. */
  private static GameState onSaleC(GameState from) {
    GameState first = Tiny.after(TITLE, from, new Bid("Ann", "A", 20));
    return Tiny.after(TITLE, first, new Bid("Bob", "B", 30));
  }

  private static GameState bought(GameState from) {
    GameState third = Tiny.after(TITLE, onSaleC(from), new Bid("Ann", "C", 100));
    return Tiny.after(TITLE, third, new Bid("Bob", "D", 150));
  }

  @Test
  void bothComeWithTheirPrivates() {
    GameState bought = bought(Tiny.start(TITLE));
    assertThat(bought.company("RED").held(ANN)).isEqualTo(20);
    GameState started = Tiny.after(TITLE, bought, new Start("Bob", "BLU", 100));
    assertThat(started.company("BLU").president()).contains("Bob");
  }

  /** The price of what came with a private is not paid to the bank, which pays it in turn. */
  @Test
  void theBankPaysForBothWhereSharesAreTheCapital() {
    Title asSold = Tiny.plain("tiny-sale", "as-sold");
    GameState bought = bought(Tiny.start(asSold));
    assertThat(bought.company("RED").cash()).isZero();
    GameState started = Tiny.after(asSold, bought, new Start("Bob", "BLU", 100));
    int presidency = started.company("BLU").presidency().percent();
    assertThat(started.company("BLU").cash())
        .isEqualTo(started.company("BLU").cost(presidency, 100));
    GameState red = Tiny.after(asSold, started, new Start("Ann", "RED", 90));
    assertThat(red.company("RED").cash())
        .isEqualTo(red.company("RED").cost(red.company("RED").held(ANN), 90));
  }

  @Test
  void noShareComesIfTheOfferingHasNoneLeft() {
    GameState start = Tiny.start(TITLE);
    Company red = start.company("RED");
    for (int index = 1; index < red.certificates().size(); index++)
      red = Shares.moved(red, index, BOB);
    GameState bought = bought(start.with(red));
    assertThat(bought.company("RED").held(ANN)).isZero();
  }

  @Test
  void noParPriceIsAskedForACompanyThatHasAPresident() {
    GameState start = Tiny.start(TITLE);
    GameState bought = bought(start.with(Shares.moved(start.company("BLU"), 0, ANN)));
    assertThat(bought.privateCompany("D").owner()).isEqualTo(BOB);
    assertThat(bought.company("BLU").president()).contains("Ann");
    assertThat(bought.round().name()).isEqualTo("stock");
  }
}
