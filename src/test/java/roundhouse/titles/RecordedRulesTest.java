package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.Pass;
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
  void whoHasExactlyThePriceOfATrainMayPass() {
    trainless("as-recorded").operating("IOW", "buy-trains").offers(new Pass("IOW"));
    trainless().operating("IOW", "buy-trains").denies(new Pass("IOW"));
  }
}
