package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: what privates pay, how companies buy them, and when they close. */
class Privates1870Test {
  private static final Title TITLE = TestTitle.of("1870");

  private static Setting setting() {
    return Setting.of(TITLE, "A", "B");
  }

  /** The company of that name, in its turn with money, A its president. */
  private static Setting company(String id) {
    return setting().company(id, it -> it.held("A", 60).operated(76).cash(900));
  }

  @Test
  void everyOwnerIsPaidInEachOperatingRoundACompanyToo() {
    Setting before =
        setting()
            .owned("MKT", "A")
            .owned("GSC", "A")
            .owned("GRSC", "IC")
            .company("IC", it -> it.held("B", 60).operated(76).cash(0));
    Position paid = before.stock("A").pass("A", "B");
    assertThat(paid.round()).isEqualTo("operating 1.1");
    assertThat(paid.cash("A")).isEqualTo(1050 + 20 + 15);
    assertThat(paid.cash("IC")).isEqualTo(5);
  }

  /** The rulebook's example: a private of $20 is sold for $10 to $40. */
  @ParameterizedTest
  @CsvSource({"GRSC, 10, 40", "MRBC, 20, 80", "SCC, 25, 100", "GSC, 40, 160", "MKT, 80, 320"})
  void fromPhase2OnCompaniesBuyPrivatesForHalfToDoubleTheirPrice(String id, int least, int most) {
    Position turn = company("IC").phase("2").owned(id, "A").operating("IC", "lay-track");
    String range = "is from $%d to $%d".formatted(least, most);
    turn.refused(new BuyPrivate("IC", id, least - 1), range)
        .refused(new BuyPrivate("IC", id, most + 1), range);
    Position bought = turn.play(new BuyPrivate("IC", id, most));
    assertThat(bought.state().privateCompany(id).owner().name()).isEqualTo("IC");
    assertThat(bought.cash("A")).isEqualTo(1050 + most);
    assertThat(turn.play(new BuyPrivate("IC", id, least)).cash("IC")).isEqualTo(900 - least);
  }

  @Test
  void theOwnerAgreesToThePrice() {
    Position offer =
        company("IC")
            .phase("2")
            .owned("GRSC", "B")
            .operating("IC", "lay-track")
            .play(new BuyPrivate("IC", "GRSC", 20))
            .asks("B", "question");
    assertThat(
            offer
                .play(new Choose("B", "sell-private", "decline"))
                .state()
                .privateCompany("GRSC")
                .owner()
                .name())
        .isEqualTo("B");
  }

  @Test
  void notInPhase1() {
    company("IC")
        .owned("GRSC", "A")
        .operating("IC", "lay-track")
        .refused(new BuyPrivate("IC", "GRSC", 20), "cannot be bought in phase 1");
  }

  @Test
  void companiesDoNotSellPrivatesNorTheFriscoToThem() {
    company("IC")
        .phase("2")
        .owned("GRSC", "GMO")
        .operating("IC", "lay-track")
        .refused(new BuyPrivate("IC", "GRSC", 20), "does not belong to another player");
    company("IC")
        .phase("2")
        .owned("SLSF", "A")
        .operating("IC", "lay-track")
        .refused(new BuyPrivate("IC", "SLSF", 140), "cannot be bought");
  }

  @Test
  void atAnyMomentOfItsTurn() {
    Position turn =
        company("IC")
            .phase("2")
            .owned("GRSC", "A")
            .tile("K16", "57", 1)
            .operating("IC", "lay-track");
    turn.pass("IC").play(new BuyPrivate("IC", "GRSC", 10));
  }

  @Test
  void allPrivatesCloseWithTheFirstType5Train() {
    Position turn =
        company("IC")
            .phase("3")
            .nextTrain("5")
            .owned("GRSC", "A")
            .owned("MKT", "IC")
            .company("IC", it -> it.trains("4"))
            .operating("IC", "buy-trains");
    Position bought = turn.play(new BuyTrain("IC", "5-0", "bank", 450));
    assertThat(bought.state().phase()).isEqualTo("4");
    assertThat(bought.state().privates().values()).allMatch(each -> each.closed());
  }
}
