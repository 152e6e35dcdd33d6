package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.board.Marker;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.Start;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** A bankrupt company starts again. */
class RestartAfterBankruptcyTest {
  private static Setting iow(int price) {
    Setting line =
        Setting.of("1860")
            .set(2)
            .tile("J4", "6", 0)
            .company("C&N", it -> it.held("B", 50).held("C", 20).operated(82).cash(100));
    return line.company(
        "IOW",
        it ->
            it.held("A", 60)
                .held("B", 20)
                .operated(82)
                .price(price)
                .cash(120)
                .marker("J4")
                .trains("3+2"));
  }

  private static Position bankrupt() {
    return iow(14).stock("A").play(new SellShares("A", "IOW", 30));
  }

  @Test
  void aNewDirectorSetsAParFrom40UpToTheHighestOfTheCompany() {
    Position round =
        bankrupt().refused(new BuyShare("A", "IOW", "ipo", 10), "president's certificate");
    round
        .refused(new Start("A", "IOW", 36), "par prices")
        .refused(new Start("A", "IOW", 105), "par prices")
        .offers(new Start("A", "IOW", 100))
        .offers(new Start("A", "IOW", 52));
    Setting last =
        Setting.of("1860")
            .set(3)
            .company("FYN", it -> it.operated(62))
            .company("NGStL", it -> it.operated(58))
            .company("VYSC", it -> it.held("A", 50).operated(54).price(7));
    Position four =
        last.company("IOW", it -> it.operated(74)).stock("A").play(new SellShares("A", "VYSC", 20));
    four.offers(new Start(four.decision().orElseThrow().entity(), "VYSC", 62))
        .refused(new Start(four.decision().orElseThrow().entity(), "VYSC", 65), "par prices");
  }

  @Test
  void whenHalfIsSoldAgainItFloatsWithItsOldTreasuryAndTenTimesTheNewPar() {
    Position round =
        bankrupt()
            .play(new Start("A", "IOW", 50))
            .play(new BuyShare("B", "IOW", "ipo", 10), new BuyShare("C", "IOW", "ipo", 10));
    assertThat(round.company("IOW").floated()).isFalse();
    Position floats = round.play(new BuyShare("A", "IOW", "ipo", 10));
    assertThat(floats.cash("IOW")).isEqualTo(120 + 500);
    assertThat(floats.trains("IOW")).containsExactly("3+2");
    assertThat(floats.price("IOW")).isEqualTo(50);
    assertThat(floats.state().board().markersOf("IOW")).noneMatch(Marker::flipped).hasSize(2);
    floats.asks("B", "stock-turn");
  }

  @Test
  void aCompanyThatFloatsForTheFirstTimeHasNothingButTenTimesItsPar() {
    Position floats =
        Setting.of("1860")
            .set(2)
            .tile("J4", "6", 0)
            .company("IOW", it -> it.held("B", 40).par(82))
            .stock("A")
            .play(new BuyShare("A", "IOW", "ipo", 10));
    assertThat(floats.cash("IOW")).isEqualTo(820);
    assertThat(floats.trains("IOW")).isEmpty();
    assertThat(floats.state().board().markersOf("IOW")).hasSize(1);
  }

  @Test
  void startedForTheFirstTimeItDoesNotCountAsACompanyThatHasOperated() {
    Position sold =
        iow(14)
            .company("FYN", it -> it.held("A", 20).par(62))
            .stock("A")
            .play(new SellShares("A", "FYN", 20));
    assertThat(sold.price("FYN")).isEqualTo(62);
  }

  @Test
  void startedAgainItCountsAsACompanyThatHasOperated() {
    Position started = bankrupt().play(new Start("A", "IOW", 50)).pass("B", "C");
    Position sold = started.play(new SellShares("A", "IOW", 20));
    assertThat(sold.price("IOW")).isEqualTo(44);
  }
}
