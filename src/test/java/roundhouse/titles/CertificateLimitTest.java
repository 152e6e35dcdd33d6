package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.ExchangePrivate;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.play.Engine;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** The certificate limit. */
class CertificateLimitTest {

  /**
   * A holds 8 + 8 + 3 certificates of companies and two privates, 21 in all; B directs the C&N with
   * two shares.
   */
  private static Setting full() {
    return Setting.of("1860")
        .set(2)
        .cash("A", 2000)
        .owned("BHC", "A")
        .owned("YHC", "A")
        .company("IOW", it -> it.held("A", 90).operated(82))
        .company("IWNJ", it -> it.held("A", 90).operated(62))
        .company("FYN", it -> it.held("A", 40).operated(62))
        .company("C&N", it -> it.held("B", 20).operated(74));
  }

  @ParameterizedTest
  @CsvSource({"2, 32", "3, 21", "4, 16"})
  void theLimitDependsOnTheNumberOfPlayers(int players, int limit) {
    assertThat(TestTitle.of("1860").design().certificateLimit()).containsEntry(players, limit);
  }

  @Test
  void directorsSharesAndPrivatesCountAsOneEach() {
    Position turn = full().stock("A");
    assertThat(Engine.certificates(turn.title(), turn.state(), "A")).isEqualTo(8 + 8 + 3 + 2);
  }

  @Test
  void whoHoldsAsManyAsTheLimitBuysNothingNotEvenADirectorship() {
    Position turn =
        full().company("BHI&R", it -> it.held("B", 20).held("pool", 10).par(58)).stock("A");
    turn.refused(new BuyShare("A", "C&N", "ipo", 10), "as many certificates as the limit");
    Setting equal = full().owned("YHC", "bank").company("C&N", it -> it.held("A", 20));
    Position director = equal.owned("BHC", "bank").stock("A");
    assertThat(Engine.certificates(director.title(), director.state(), "A")).isEqualTo(21);
    director.refused(new BuyShare("A", "C&N", "ipo", 10), "as many certificates as the limit");
  }

  @Test
  void anExchangeIsPossibleAtTheLimit() {
    full().stock("A").offers(new ExchangePrivate("A", "YHC", "ipo"));
  }

  @Test
  void whoHoldsMoreHasToSellUntilNoMore() {
    Position turn =
        full()
            .company("C&N", it -> it.held("A", 10))
            .stock("A")
            .refused(new Pass("A"), "has to sell");
    assertThat(turn.choices(BuyShare.class)).isEmpty();
    turn.play(new SellShares("A", "IOW", 10))
        .offers(new Pass("A"))
        .denies(new BuyShare("A", "C&N", "ipo", 10));
  }

  @Test
  void fromTheFirst8TrainThereIsNoLimit() {
    full().phase("7").stock("A").refused(new BuyShare("A", "C&N", "ipo", 10), "limit");
    full().phase("8").stock("A").offers(new BuyShare("A", "C&N", "ipo", 10));
  }
}
