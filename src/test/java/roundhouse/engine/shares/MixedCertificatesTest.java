package roundhouse.engine.shares;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.SellShares;
import roundhouse.game.Certificate;
import roundhouse.game.Holder;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/**
 * RED has a president's certificate of 20 percent, and others of 10, 20, 20, 10, 10 and 10. Holders
 * get them in this order. Only what a holder's certificates make can be sold and exchanged.
 */
class MixedCertificatesTest {
  private static Setting red(int pool, int ann, int bob) {
    return Setting.of(Tiny.plain("tiny-mixed"), "Ann", "Bob", "Cid", "Dan")
        .set(2)
        .company(
            "RED",
            it -> it.held("pool", pool).held("Ann", ann).held("Bob", bob).par(100).operated(100));
  }

  private static Position turnOf(String player, Setting setting) {
    return setting.stock(player);
  }

  /** Ann holds the president's certificate and one of 20, Bob one of 20. */
  private static Position doubles() {
    return turnOf("Ann", red(10, 40, 20));
  }

  private static SellShares sale(int percent) {
    return new SellShares("Ann", "RED", percent);
  }

  private static int certificates(Position position, String holder, int percent) {
    return (int)
        position.company("RED").certificates().stream()
            .filter(each -> each.holder().equals(Holder.named(holder)))
            .mapToInt(Certificate::percent)
            .filter(each -> each == percent)
            .count();
  }

  @Test
  void halfADoubleCertificateCannotBeSold() {
    doubles()
        .offers(sale(20))
        .refused(sale(10), "Ann has no certificates of RED that make 10 %")
        .refused(sale(30), "Ann has no certificates of RED that make 30 %");
  }

  @Test
  void thePresidencyIsExchangedForADoubleCertificate() {
    Position sold = doubles().play(sale(40));

    assertThat(sold.company("RED").president()).contains("Bob");
    assertThat(sold.held("Ann", "RED")).isZero();
    assertThat(certificates(sold, "pool", 20)).isEqualTo(2);
  }

  @Test
  void smallCertificatesAreSoldFirst() {
    Position sold = turnOf("Ann", red(0, 90, 10)).play(sale(20));

    assertThat(certificates(sold, "pool", 10)).isEqualTo(2);
  }

  @Test
  void aBuyerTakesOverWithADoubleCertificate() {
    Position bought = turnOf("Bob", red(0, 30, 20)).play(new BuyShare("Bob", "RED", "ipo", 20));

    assertThat(bought.company("RED").president()).contains("Bob");
    assertThat(certificates(bought, "Ann", 20)).isEqualTo(1);
    assertThat(certificates(bought, "Ann", 10)).isEqualTo(1);
  }

  @Test
  void thePriceOfAShareIsThatOfTheSmallestCertificate() {
    Position bought = turnOf("Bob", red(0, 30, 20)).play(new BuyShare("Bob", "RED", "ipo", 20));

    assertThat(bought.state().player("Bob").cash()).isEqualTo(900 - 2 * 100);
  }
}
