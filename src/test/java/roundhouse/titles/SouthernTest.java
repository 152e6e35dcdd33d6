package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;
import static roundhouse.design.spec.steps.Dividend.Kind.WITHHOLD;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** The Southern Railway. */
class SouthernTest {

  private static Setting island() {
    return Setting.of("1860")
        .set(6)
        .tile("J4", "206", 5)
        .tile("K5", "743", 2)
        .tile("L6", "115", 2)
        .company("IOW", it -> it.held("A", 50).operated(82).cash(900).trains("9+5"))
        .company("C&N", it -> it.held("B", 50).operated(74))
        .tile("F2", "787", 0);
  }

  /**
   * The stock round after the first 9+5 train, of which the last operating round of the set before
   * was played to its end; the C&N has no train, so nothing is nationalised.
   */
  private static Position stockRound(Setting late) {
    return late.phase("9")
        .operating("IOW", "buy-trains")
        .playOn(now -> now.round().startsWith("stock"));
  }

  /** That stock round is over, and IOW operates. */
  private static Position afterStockRound() {
    return stockRound(island()).pass("A", "B", "C");
  }

  @Test
  void itIsFormedWithTheFirst95Train() {
    Position turn =
        island()
            .phase("8")
            .nextTrain("9+5")
            .company("C&N", it -> it.cash(800))
            .operating("C&N", "buy-trains");
    Position bought = turn.play(new BuyTrain("C&N", "9+5-0", "bank", 800));
    assertThat(bought.state().phase()).isEqualTo("9");
    assertThat(bought.state().depot().upcoming())
        .extracting(train -> train.type())
        .containsExactly("9+5");
  }

  @Test
  void trackAndBasesAreStillBuiltInTheSameSetOfOperatingRounds() {
    island().phase("9").operating("IOW", "lay-track").asks("IOW", "lay-track");
    island().phase("9").operating("IOW", "place-marker").asks("IOW", "place-marker");
  }

  @Test
  void fromTheNextStockRoundOnNoTrackIsLaidAndNoBaseBuilt() {
    Position operating = afterStockRound();
    assertThat(operating.flag("", "building ended")).isTrue();
    operating.asks("IOW", "run-trains");
  }

  @Test
  void theStockRoundThatFollowsEndsTheBuilding() {
    assertThat(stockRound(island()).told())
        .contains("The Southern Railway has formed: no more track and bases are built");
    Position earlier = island().phase("8").operating("IOW", "buy-trains");
    Position stock = earlier.playOn(now -> now.round().startsWith("stock"));
    assertThat(stock.told())
        .doesNotContain("The Southern Railway has formed: no more track and bases are built");
    stock.pass("A", "B", "C").asks("IOW", "lay-track");
  }

  /** Of the BHI&R, whose home at Bembridge has no track, half but one share is sold. */
  private static Setting bembridge() {
    return Setting.of("1860")
        .set(6)
        .company("BHI&R", it -> it.held("A", 40).par(58))
        .company("IOW", it -> it.held("A", 50).operated(82).trains("9+5"))
        .company("C&N", it -> it.held("B", 50).operated(74))
        .tile("F2", "787", 0);
  }

  @Test
  void aCompanyThatFloatsFromThenOnHasNeitherHomeTileNorHomeBase() {
    Position floats = stockRound(bembridge()).play(new BuyShare("A", "BHI&R", "ipo", 10));
    assertThat(floats.asks("B", "stock-turn").company("BHI&R").floated()).isTrue();
    assertThat(floats.state().board().markersOf("BHI&R")).isEmpty();
    assertThat(floats.cash("BHI&R")).isEqualTo(580);
    Position before = bembridge().phase("9").stock("A").play(new BuyShare("A", "BHI&R", "ipo", 10));
    assertThat(before.asks("BHI&R", "home-tile").state().board().markersOf("BHI&R")).hasSize(1);
  }

  @Test
  void withoutABaseItRunsNothingAndIsNeverInsolvent() {
    Position floats = stockRound(bembridge()).play(new BuyShare("A", "BHI&R", "ipo", 10));
    Position turn = floats.pass("B", "C", "A").playOn(now -> now.waitsFor("BHI&R", "buy-trains"));
    assertThat(turn.company("BHI&R").revenue()).isZero();
    Position over = turn.pass("BHI&R");
    assertThat(over.flag("BHI&R", "insolvent")).isFalse();
  }

  @Test
  void haltsNoLongerCountFromThen() {
    assertThat(
            island().phase("9").operating("IOW", "run-trains").runBest("IOW", WITHHOLD).cash("IOW"))
        .isEqualTo(900 + 80 + 10);
    Position without = afterStockRound();
    assertThat(without.runBest("IOW", WITHHOLD).cash("IOW")).isEqualTo(without.cash("IOW") + 80);
  }

  @Test
  void companiesStillRunPayAndBuyTrains() {
    Position before = afterStockRound();
    Position ran = before.runBest("IOW", PAY);
    ran.asks("IOW", "buy-trains").offers(new BuyTrain("IOW", "9+5-1", "bank", 800));
    assertThat(ran.cash("A")).isEqualTo(before.cash("A") + 40);
  }
}
