package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Action.SellShares;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** What recorded games do otherwise than the rulebook says. */
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
            .company("IOW", it -> it.withoutDirector().held("A", 10).operated(82).trains("2+1"));
    assertThat(
            line.companyTurn(round, "IOW", "run-trains")
                .play(new RunTrains("IOW", List.of()))
                .told()
                .getFirst())
        .isEqualTo("IOW runs for £0");
  }

  @Test
  void whoHasExactlyThePriceOfATrainMayPass() {
    trainless("as-recorded").operating("IOW", "buy-trains").offers(new Pass("IOW"));
    trainless().operating("IOW", "buy-trains").denies(new Pass("IOW"));
  }
}
