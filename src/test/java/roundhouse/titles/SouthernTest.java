package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Pass;
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
   * The stock round after the first 9+5 train is over, and IOW operates; the C&N has no train, so
   * nothing is nationalised.
   */
  private static Position afterStockRound() {
    Setting late = island().phase("9");
    Position stock = late.flag("building ended").stock("A");
    return stock.pass("A", "B", "C");
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
    Position now = island().phase("9").operating("IOW", "buy-trains");
    while (!now.round().startsWith("stock")) {
      String entity = now.decision().orElseThrow().entity();
      now =
          now.waitsFor(entity, "run-trains")
              ? now.runBest(entity, "pay")
              : now.play(new Pass(entity));
    }
    assertThat(now.flag("", "building ended")).isTrue();
  }

  @Test
  void haltsNoLongerCountFromThen() {
    assertThat(
            island()
                .phase("9")
                .operating("IOW", "run-trains")
                .runBest("IOW", "withhold")
                .cash("IOW"))
        .isEqualTo(900 + 80 + 10);
    assertThat(afterStockRound().runBest("IOW", "withhold").cash("IOW")).isEqualTo(900 + 80);
  }

  @Test
  void companiesStillRunPayAndBuyTrains() {
    Position ran = afterStockRound().runBest("IOW", "pay");
    ran.asks("IOW", "buy-trains").offers(new BuyTrain("IOW", "9+5-1", "bank", 800));
    assertThat(ran.cash("A")).isEqualTo(670 + 40);
  }
}
