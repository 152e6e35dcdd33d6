package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.SellShares;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** What sales do to the share price. */
class MarketTest {
  private static Setting at(int price) {
    return Setting.of("1860")
        .set(2)
        .company(
            "IOW", it -> it.held("A", 60).held("B", 30).operated(82).price(price).trains("2+1"));
  }

  @ParameterizedTest
  @CsvSource({
    "100, 10, 95",
    "100, 30, 86",
    "110, 20, 100",
    "54, 10, 52",
    "40, 10, 36",
    "150, 20, 134"
  })
  void everyShareSoldLowersThePriceByOneSpace(int price, int percent, int after) {
    assertThat(at(price).stock("A").play(new SellShares("A", "IOW", percent)).price("IOW"))
        .isEqualTo(after);
  }

  @Test
  void billSellsThreeSharesAt182AndThePriceDropsTwoSpacesTo166() {
    Position sold = at(182).stock("A").play(new SellShares("A", "IOW", 30));
    assertThat(sold.price("IOW")).isEqualTo(166);
    assertThat(sold.cash("A")).isEqualTo(670 + 3 * 182);
  }

  @ParameterizedTest
  @CsvSource({"36, 10, 36", "36, 20, 31", "158, 10, 158", "158, 20, 150", "340, 10, 330"})
  void below40AndAbove150TheFirstShareOfASaleIsFree(int price, int percent, int after) {
    assertThat(at(price).stock("A").play(new SellShares("A", "IOW", percent)).price("IOW"))
        .isEqualTo(after);
  }

  @Test
  void sharesSoldOneByOneInATurnCountAsOneSale() {
    Position sold =
        at(182)
            .stock("A")
            .play(
                new SellShares("A", "IOW", 10),
                new SellShares("A", "IOW", 10),
                new SellShares("A", "IOW", 10));
    assertThat(sold.price("IOW")).isEqualTo(166);
    assertThat(sold.cash("A")).isEqualTo(670 + 3 * 182);
    assertThat(
            at(100)
                .stock("A")
                .play(new SellShares("A", "IOW", 10), new SellShares("A", "IOW", 20))
                .cash("A"))
        .isEqualTo(670 + 3 * 100);
  }

  @Test
  void anotherPlayersSaleHasAFreeShareOfItsOwn() {
    Position sold =
        at(182)
            .stock("A")
            .play(new SellShares("A", "IOW", 10))
            .pass("A")
            .play(new SellShares("B", "IOW", 10));
    assertThat(sold.price("IOW")).isEqualTo(182);
    Position later =
        at(100)
            .stock("A")
            .play(new SellShares("A", "IOW", 10))
            .pass("A")
            .play(new SellShares("B", "IOW", 10));
    assertThat(later.cash("B")).isEqualTo(670 + 95);
  }

  @Test
  void thePriceOfACompanyThatHasNotOperatedDoesNotFall() {
    Position sold =
        Setting.of("1860")
            .company("IOW", it -> it.held("A", 60).floated(82))
            .stock("A")
            .play(new SellShares("A", "IOW", 30));
    assertThat(sold.price("IOW")).isEqualTo(82);
  }

  @ParameterizedTest
  @CsvSource({"7, 95", "8, 100", "9, 100"})
  void afterTheFirst8TrainSalesMoveNoPrice(String phase, int after) {
    assertThat(at(100).phase(phase).stock("A").play(new SellShares("A", "IOW", 10)).price("IOW"))
        .isEqualTo(after);
  }

  @Test
  void aTokenComesUnderThoseThatAreThereAndOperatesAfterThem() {
    Position sold =
        at(100)
            .company("C&N", it -> it.held("C", 50).operated(90).price(95))
            .company("FYN", it -> it.held("C", 50).operated(62).price(95))
            .stock("A");
    assertThat(sold.order()).containsExactly("IOW", "C&N", "FYN");
    assertThat(sold.play(new SellShares("A", "IOW", 10)).order())
        .containsExactly("C&N", "FYN", "IOW");
  }

  @Test
  void companiesOperateByFallingPriceWhateverTheirTier() {
    Position three =
        at(90)
            .company("C&N", it -> it.held("C", 50).operated(90).price(95))
            .company("FYN", it -> it.held("C", 50).operated(62).price(100))
            .stock("A");
    assertThat(three.order()).containsExactly("FYN", "C&N", "IOW");
  }
}
