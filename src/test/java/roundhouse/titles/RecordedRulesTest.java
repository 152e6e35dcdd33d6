package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.TakeLot;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** Where recorded games differ from the rulebook. */
class RecordedRulesTest {

  private static Setting trainless(String... options) {
    Setting line = Setting.of("1860", options).tile("J4", "6", 0);
    return line.company("IOW", it -> it.held("A", 50).operated(82).price(95).cash(250));
  }

  @Test
  void aTrainlessCompanysSharesAreWorthHalfCertificateByCertificate() {
    assertThat(trainless("as-recorded").stock("A").worth("A")).isEqualTo(670 + 95 + 3 * 47);
    assertThat(trainless().stock("A").worth("A")).isEqualTo(670 + 5 * 47);
  }

  @Test
  void eachSaleOfATurnIsPaidAtThePriceOfItsMoment() {
    Position sold =
        Setting.of("1860", "as-recorded")
            .set(2)
            .company("IOW", it -> it.held("A", 60).operated(82).price(182).trains("2+1"))
            .stock("A")
            .play(
                new SellShares("A", "IOW", 10),
                new SellShares("A", "IOW", 10),
                new SellShares("A", "IOW", 10));
    assertThat(sold.price("IOW")).isEqualTo(166);
    assertThat(sold.cash("A")).isEqualTo(670 + 182 + 182 + 174);
  }

  @ParameterizedTest
  @CsvSource({"operating", "closing"})
  void trainsNeedNotRunNorRunForTheMostTheyCan(String round) {
    Setting line =
        Setting.of("1860", "as-recorded")
            .set(2)
            .tile("J4", "6", 0)
            .tile("J6", "746", 0)
            .company("IOW", it -> it.withoutPresident().held("A", 10).operated(82).trains("2+1"));
    assertThat(
            line.companyTurn(round, "IOW", "run-trains")
                .play(new RunTrains("IOW", List.of()))
                .told()
                .getFirst())
        .isEqualTo("IOW runs for £0");
  }

  /** The IOW is insolvent and has no way to run: it cannot lift its insolvency by not running. */
  @Test
  void insolvencyIsLiftedBeforeARunOnlyWhereATrainCanBePaid() {
    Setting alone = Setting.of("1860", "as-recorded").set(2);
    Position poor =
        alone
            .company("IOW", it -> it.held("A", 50).operated(82).cash(100).flag("insolvent"))
            .operating("IOW", "run-trains");
    assertThat(poor.playOn(now -> !now.round().startsWith("operating")).flag("IOW", "insolvent"))
        .isTrue();
    Position rich =
        alone
            .company("IOW", it -> it.held("A", 50).operated(82).cash(250).flag("insolvent"))
            .operating("IOW", "run-trains")
            .asks("IOW", "buy-trains");
    assertThat(rich.flag("IOW", "insolvent")).isFalse();
  }

  /** What a company that has not operated would be sold for counts in the end, where it is so. */
  @Test
  void sharesThatWouldBeSoldInFullAreWorthTheirFullPrice() {
    Setting waiting =
        Setting.of("1860", "as-recorded", "non-operated-full-value")
            .company("IOW", it -> it.held("A", 50).floated(95));
    assertThat(waiting.stock("A").worth("A")).isEqualTo(670 + 5 * 95);
    Setting operated = waiting.company("IOW", it -> it.operated(95));
    assertThat(operated.stock("A").worth("A")).isEqualTo(670 + 95 + 3 * 47);
  }

  /** Two players; A, who bids for the first lot, has £20 left, and B the next lot. */
  private static Position poor() {
    return Position.start(TestTitle.of("1860", "as-recorded"), "A", "B")
        .play(new Bid("A", "", 850))
        .pass("B")
        .play(new TakeLot("A", "RPSC", 0))
        .pass("B", "A")
        .play(new TakeLot("B", "BHC", 0));
  }

  @Test
  void whoWinsWithoutABidAndCannotPayGivesAllForTheCheapestLot() {
    Position picks = poor().pass("A", "B").asks("A", "selection-auction");
    assertThat(picks.choices()).containsExactly(new TakeLot("A", "YHC", 0));
    Position taken = picks.play(new TakeLot("A", "YHC", 0));
    assertThat(taken.cash("A")).isZero();
    assertThat(taken.state().privateCompany("YHC").owner().name()).isEqualTo("A");
    taken.asks("B", "selection-auction");
  }

  @Test
  void whereTheCheapestLotIsACompanyItMayBeAnyAtItsLowestPar() {
    Position poor = poor().pass("A", "B").play(new TakeLot("A", "YHC", 0));
    Position picks = poor.pass("B", "A").play(new TakeLot("B", "CMH", 0)).pass("A", "B");
    picks
        .offers(new TakeLot("A", "IOW", 74))
        .offers(new TakeLot("A", "C&N", 74))
        .offers(new TakeLot("A", "VYSC", 54))
        .refused(new TakeLot("A", "IOW", 82), "has only");
    Position started = picks.play(new TakeLot("A", "VYSC", 54));
    assertThat(started.held("A", "VYSC")).isEqualTo(20);
    assertThat(started.cash("A")).isZero();
  }

  @Test
  void whoCanPayForTheCheapestLotPaysThePriceOfEach() {
    Position first = Position.start(TestTitle.of("1860", "as-recorded"), "A", "B");
    Position rich = first.pass("A", "B").offers(new TakeLot("A", "S&C", 62));
    assertThat(rich.play(new TakeLot("A", "S&C", 62)).cash("A")).isEqualTo(1000 - 124);
    Position bid = first.play(new Bid("A", "", 920)).pass("B");
    bid.offers(new TakeLot("A", "BHC", 0)).refused(new TakeLot("A", "CMH", 0), "has only £80");
    bid.refused(new TakeLot("A", "VYSC", 54), "has only £80");
  }

  @Test
  void whoHasExactlyThePriceOfATrainMayPass() {
    trainless("as-recorded").operating("IOW", "buy-trains").offers(new Pass("IOW"));
    trainless().operating("IOW", "buy-trains").denies(new Pass("IOW"));
  }
}
