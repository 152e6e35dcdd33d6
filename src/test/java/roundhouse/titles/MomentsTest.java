package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.MoneyAmount;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.events.TrainEvent;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** The moments of a game that are counted, as events. */
class MomentsTest {

  private static MoneyAmount pounds(int amount) {
    return new MoneyAmount("£", amount);
  }

  private static Setting isle() {
    return Setting.of("1860").set(3).company("IOW", it -> it.held("A", 50).operated(82).cash(900));
  }

  private static Position buys(Setting before, String train, int price) {
    return before.operating("IOW", "buy-trains").play(new BuyTrain("IOW", train, "bank", price));
  }

  @Test
  void aTrainIsSoldAndStartsAPhase() {
    Position bought = buys(isle().nextTrain("3+2"), "3+2-0", 300);

    assertThat(bought.events())
        .containsSubsequence(
            new TrainEvent.TrainBought("IOW", "3+2", pounds(300)), new RoundEvent.PhaseBegan("3"));
  }

  @Test
  void aTypeOfTrainsRustsOnceAndEachCompanyLosesItsOwn() {
    Setting before =
        isle()
            .phase("3")
            .nextTrain("4+2")
            .company("C&N", it -> it.held("B", 50).operated(74).trains("2+1", "2+1"));

    assertThat(buys(before, "4+2-0", 350).events())
        .containsSubsequence(new RoundEvent.PhaseBegan("4"))
        .contains(new TrainEvent.TrainRusted("2+1"), new TrainEvent.TrainsLost("C&N", 2, "2+1"));
  }

  @Test
  void aCompanyFloats() {
    Position floated =
        Setting.of("1860")
            .company("IOW", it -> it.held("A", 40).par(82))
            .stock("B")
            .play(new BuyShare("B", "IOW", "ipo", 10));

    assertThat(floated.events())
        .startsWith(
            new ShareEvent.ShareBought("B", "IOW", 10, "ipo", pounds(82)),
            new CompanyEvent.CompanyFloated("IOW", pounds(820)));
  }

  private static Position paidOut(int bank) {
    return isle()
        .phase("3")
        .tile("J4", "6", 0)
        .company("IOW", it -> it.trains("3+2"))
        .bank(bank)
        .operating("IOW", "run-trains")
        .runBest("IOW", PAY);
  }

  @Test
  void theBankBreaksOnceHoweverMuchItStillPays() {
    Position broken = paidOut(10);

    assertThat(broken.events())
        .containsSubsequence(
            new MoneyEvent.BankBroke(), new RoundEvent.EndTriggered("bank-broken", "this-round"));
    assertThat(broken.pass("IOW").events()).doesNotContain(new MoneyEvent.BankBroke());
  }

  @Test
  void aBankThatCanPayDoesNotBreak() {
    assertThat(paidOut(1000).events()).isNotEmpty().doesNotContain(new MoneyEvent.BankBroke());
  }

  @Test
  void theGameIsOverForAReason() {
    Position over = paidOut(10).toTheEndOfTheRound();

    assertThat(over.state().over()).isTrue();
    assertThat(over.events().getLast())
        .isEqualTo(new RoundEvent.GameOver("bank-broken", "A", pounds(over.worth("A"))));
  }

  @Test
  void aRoundBeginsWithItsPlaceInTheGame() {
    List<Event> events = paidOut(1000).toTheEndOfTheRound().events();

    assertThat(events)
        .contains(new RoundEvent.RoundBegan("operating", 3, 2, "Operating round 3.2"));
  }
}
