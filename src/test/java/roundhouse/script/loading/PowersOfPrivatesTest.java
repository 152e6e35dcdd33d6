package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/** Scripts for powers of privates that many titles have, with which drafts play. */
class PowersOfPrivatesTest {
  private static final Title TITLE = new Tiny(Repository.scripts()).title("tiny-powers");
  private static final Choose DISCOUNT = new Choose("BLU", "discount", "discount");
  private static final BuyTrain FOR_LESS = new BuyTrain("BLU", "2-0", "bank", 70);
  private static final BuyTrain AT_ITS_PRICE = new BuyTrain("BLU", "2-0", "bank", 100);

  private static Setting setting() {
    return Setting.of(TITLE, "Ann", "Bob")
        .set(2)
        .company("BLU", it -> it.held("Ann", 60).operated(100).cash(500));
  }

  private static Position buying() {
    return setting().owned("ferry", "BLU").operating("BLU", "buy-trains");
  }

  @Test
  void aCompanyThatSaysSoBuysATrainForLessAndThePrivateCloses() {
    Position bought = buying().play(DISCOUNT, FOR_LESS);
    assertThat(bought.cash("BLU")).isEqualTo(430);
    assertThat(bought.state().privateCompany("ferry").closed()).isTrue();
    assertThat(bought.choices()).contains(new BuyTrain("BLU", "2-1", "bank", 100));
  }

  @Test
  void whoSaysNothingPaysThePrice() {
    assertThat(buying().denies(FOR_LESS).play(AT_ITS_PRICE).cash("BLU")).isEqualTo(400);
  }

  @Test
  void whileAPlayerOwnsThePrivateNoTrainIsCheaper() {
    setting().owned("ferry", "Ann").operating("BLU", "buy-trains").denies(DISCOUNT);
  }

  @Test
  void eachPrivateOfACompanyServesForOneTrain() {
    Position first =
        setting()
            .owned("mill", "BLU")
            .owned("works", "BLU")
            .operating("BLU", "buy-trains")
            .play(DISCOUNT, new BuyTrain("BLU", "2-0", "bank", 90));
    assertThat(first.choices()).contains(new BuyTrain("BLU", "2-1", "bank", 100));

    Position second = first.play(DISCOUNT, new BuyTrain("BLU", "2-1", "bank", 80));

    assertThat(second.cash("BLU")).isEqualTo(500 - 90 - 80);
    second.denies(DISCOUNT);
  }

  @Test
  void theIncomeChangesWithThePhases() {
    assertThat(income(setting())).isEqualTo(5);
    assertThat(income(setting().phase("2"))).isEqualTo(2);
    assertThat(income(setting().phase("3"))).isZero();
  }

  private static int income(Setting setting) {
    Position before = setting.cash("Bob", 0).owned("ferry", "Bob").stock("Ann");
    return before.pass("Ann", "Bob").cash("Bob");
  }
}
