package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.Start;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** Buying and selling shares. */
class StockTest {
  private static Setting island() {
    return Setting.of("1860")
        .set(2)
        .company("IOW", it -> it.held("A", 50).held("B", 20).operated(82).price(95).trains("2+1"));
  }

  @Test
  void thoseWhoPassMayDealLaterAndTheRoundEndsWhenAllPassInARow() {
    Position round =
        island()
            .stock("A")
            .pass("A")
            .play(new BuyShare("B", "IOW", "ipo", 10))
            .pass("C")
            .asks("A", "stock-turn");
    assertThat(round.pass("A", "B").round()).isEqualTo("operating 2.1");
  }

  @Test
  void priorityGoesLeftOfTheLastWhoDealt() {
    Position round =
        island()
            .priority("A")
            .stock("A")
            .pass("A")
            .play(new BuyShare("B", "IOW", "ipo", 10))
            .pass("C", "A", "B");
    assertThat(round.state().priority()).isEqualTo("C");
    assertThat(island().priority("B").stock("B").pass("B", "C", "A").state().priority())
        .isEqualTo("B");
  }

  @Test
  void aPlayerSellsAnyNumberAndThenBuysOneShare() {
    Position turn =
        island()
            .company("C&N", it -> it.held("C", 20).par(74))
            .stock("A")
            .play(new SellShares("A", "IOW", 10), new SellShares("A", "IOW", 10));
    turn.asks("A", "stock-turn").play(new BuyShare("A", "C&N", "ipo", 10)).asks("B", "stock-turn");
  }

  @Test
  void sharesCostParInTheOfferingAndTheSharePriceInThePool() {
    Position turn = island().company("IOW", it -> it.held("pool", 10)).stock("C");
    assertThat(turn.play(new BuyShare("C", "IOW", "ipo", 10)).cash("C")).isEqualTo(670 - 82);
    assertThat(turn.play(new BuyShare("C", "IOW", "pool", 10)).cash("C")).isEqualTo(670 - 95);
  }

  @Test
  void sharesSoldBringTheSharePrice() {
    assertThat(island().stock("A").play(new SellShares("A", "IOW", 20)).cash("A"))
        .isEqualTo(670 + 2 * 95);
  }

  @Test
  void sharesOfACompanyWithoutATrainBringHalfThePriceRoundedDown() {
    Position turn =
        Setting.of("1860")
            .set(2)
            .company("IOW", it -> it.held("A", 50).operated(82).price(95))
            .stock("A");
    assertThat(turn.play(new SellShares("A", "IOW", 20)).cash("A")).isEqualTo(670 + 2 * 47);
  }

  @Test
  void theFirstBuyerOfACompanyTakesTheDirectorsShareAndSetsAParOfItsRange() {
    Position turn =
        Setting.of("1860")
            .stock("A")
            .refused(new BuyShare("A", "IOW", "ipo", 10), "president's certificate");
    turn.refused(new Start("A", "IOW", 68), "par prices are [74, 82, 90, 100]");
    Position started = turn.play(new Start("A", "IOW", 100));
    assertThat(started.cash("A")).isEqualTo(470);
    assertThat(started.held("A", "IOW")).isEqualTo(20);
    assertThat(started.company("IOW").floated()).isFalse();
  }

  @Test
  void aLayerOpensWhenACompanyOfTheOneAboveHasOperated() {
    Setting.of("1860")
        .company("IOW", it -> it.held("A", 50).floated(82))
        .stock("A")
        .refused(new Start("A", "FYN", 62), "layer 2");
    island()
        .stock("C")
        .offers(new Start("C", "FYN", 62))
        .offers(new Start("C", "IWNJ", 82))
        .refused(new Start("C", "BHI&R", 58), "layer 3");
  }

  @Test
  void aLayerOpensAtOnceWhenACompanyOfTheOneAboveIsSoldOut() {
    Setting nearly =
        Setting.of("1860").owned("CMH", "C").company("C&N", it -> it.held("A", 90).floated(74));
    nearly.stock("B").refused(new Start("B", "FYN", 62), "layer 2");
    nearly.company("C&N", it -> it.held("A", 10)).stock("B").offers(new Start("B", "FYN", 62));
  }

  @Test
  void whoHasSoldACompanyBuysNoneOfItInTheSameRound() {
    Position later =
        island()
            .stock("A")
            .play(new SellShares("A", "IOW", 10))
            .refused(new BuyShare("A", "IOW", "ipo", 10), "has sold shares")
            .pass("A");
    later
        .pass("B")
        .play(new BuyShare("C", "IOW", "ipo", 10))
        .refused(new BuyShare("A", "IOW", "pool", 10), "has sold shares");
    assertThat(later.pass("B", "C", "A").round()).isEqualTo("operating 2.1");
  }

  @Test
  void theBuyerOfMoreThanTheDirectorHoldsBecomesDirector() {
    Setting equal =
        Setting.of("1860").set(2).company("IOW", it -> it.held("A", 20).held("B", 10).par(82));
    Position turn = equal.stock("B").play(new BuyShare("B", "IOW", "ipo", 10));
    assertThat(turn.company("IOW").president()).contains("A");
    Position more = turn.pass("C", "A").play(new BuyShare("B", "IOW", "ipo", 10));
    assertThat(more.company("IOW").president()).contains("B");
    assertThat(more.held("A", "IOW")).isEqualTo(20);
  }

  @Test
  void aDirectorWhoSellsGivesWayToThePlayerWithMost() {
    Position turn =
        island()
            .company("IOW", it -> it.held("C", 30))
            .stock("A")
            .play(new SellShares("A", "IOW", 30));
    assertThat(turn.company("IOW").president()).contains("C");
    assertThat(turn.held("A", "IOW")).isEqualTo(20);
    assertThat(turn.held("C", "IOW")).isEqualTo(30);
    assertThat(turn.held("pool", "IOW")).isEqualTo(30);
  }

  @Test
  void ofEqualsTheNearestClockwiseBecomesDirector() {
    Position turn =
        Setting.of("1860")
            .set(2)
            .company("IOW", it -> it.held("B", 50).held("A", 20).held("C", 20).operated(82))
            .stock("B")
            .play(new SellShares("B", "IOW", 40));
    assertThat(turn.company("IOW").president()).contains("C");
  }

  @Test
  void theDirectorsShareMayBeSoldToThePoolAndTheCompanyIsInReceivership() {
    Position turn =
        Setting.of("1860")
            .set(2)
            .company("IOW", it -> it.held("A", 20).held("B", 10).operated(82))
            .stock("A")
            .play(new SellShares("A", "IOW", 20));
    assertThat(turn.company("IOW").inReceivership()).isTrue();
    assertThat(turn.held("pool", "IOW")).isEqualTo(20);
  }

  @Test
  void halfOfTheDirectorsShareIsSoldOnlyAgainstAShareOfThePool() {
    Setting lone =
        Setting.of("1860").set(2).company("IOW", it -> it.held("A", 20).held("B", 10).operated(82));
    lone.stock("A").denies(new SellShares("A", "IOW", 10));
    Position turn =
        lone.company("IOW", it -> it.held("pool", 10))
            .stock("A")
            .play(new SellShares("A", "IOW", 10));
    assertThat(turn.company("IOW").inReceivership()).isTrue();
    assertThat(turn.held("A", "IOW")).isEqualTo(10);
    assertThat(turn.held("pool", "IOW")).isEqualTo(20);
  }

  @Test
  void aPlayerWithTwoSharesTakesTheDirectorsShareWhenItIsSold() {
    Position turn =
        Setting.of("1860")
            .set(2)
            .company("IOW", it -> it.held("A", 20).held("B", 20).operated(82))
            .stock("A")
            .play(new SellShares("A", "IOW", 10));
    assertThat(turn.company("IOW").president()).contains("B");
    assertThat(turn.held("A", "IOW")).isEqualTo(10);
    assertThat(turn.held("pool", "IOW")).isEqualTo(10);
  }
}
