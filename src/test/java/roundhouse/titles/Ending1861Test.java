package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.HALF;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.game.Calendar;
import roundhouse.game.EndTime;
import roundhouse.position.CompanySetup;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1861: how the game ends, and what players are worth. */
class Ending1861Test {

  /** NW is about to buy the first 8-train. */
  private static Position buying(int round) {
    Setting setting =
        Setting.of("1861")
            .set(4)
            .phase("7")
            .nextTrain("8")
            .company(
                "NW", it -> it.held("A", 30).operated(100).marker("L12").trains("7").cash(1000));
    return setting
        .operating("NW", "buy-trains")
        .changed(state -> state.with(new Calendar(4, round, 2)));
  }

  private static Position bought(int round) {
    return buying(round).play(new BuyTrain("NW", "8-0", "bank", 1000));
  }

  @Test
  void inTheFirstOperatingRoundOfASetItIsCompletedAndTwoMoreArePlayed() {
    Position first = bought(1);
    assertThat(first.round()).isEqualTo("operating 4.2");
    assertThat(first.state().calendar().rounds()).isEqualTo(3);
    Position third = first.pass("NW");
    assertThat(third.round()).isEqualTo("operating 4.3");
    assertThat(third.pass("NW").state().over()).isTrue();
  }

  @Test
  void laterItIsCompletedAndAStockRoundAndThreeOperatingRoundsFollow() {
    Position stock = bought(2);
    assertThat(stock.round()).startsWith("stock 5");
    Position set = stock.pass("A", "B", "C");
    assertThat(set.state().calendar().rounds()).isEqualTo(3);
    assertThat(set.pass("NW").pass("NW").round()).isEqualTo("operating 5.3");
    assertThat(set.pass("NW").pass("NW").pass("NW").state().over()).isTrue();
  }

  @Test
  void aBrokenBankEndsTheGameAfterTheOperatingRound() {
    Setting setting =
        Setting.of("1861")
            .set(2)
            .bank(30)
            .tile("D20", "201", 2)
            .tile("C19", "9", 2)
            .company("OK", it -> it.held("A", 100).operated(50).cash(0).trains("2"))
            .company("N", it -> it.held("B", 100).operated(50).cash(0).trains("2"));
    Position broken =
        setting
            .operating("OK", "run-trains")
            .runBest("OK", HALF)
            .pass("OK")
            .asks("N", "run-trains");
    assertThat(broken.state().bank()).isNegative();
    assertThat(broken.runBest("N", HALF).pass("N").state().over()).isTrue();
  }

  /** The bank is broken by the dividend, and in the same turn the first 8 is bought. */
  private static Position brokenThenEight(String title, int round, String... options) {
    String company = title.equals("1861") ? "NW" : "CPR";
    Setting setting =
        Setting.of(title, options)
            .set(4)
            .phase("7")
            .nextTrain("8")
            .bank(-1500)
            .company(company, it -> eighth(it, title));
    return setting
        .operating(company, "buy-trains")
        .changed(state -> state.with(new Calendar(4, round, 2)))
        .play(new BuyTrain(company, "8-0", "bank", 1000));
  }

  private static void eighth(CompanySetup company, String title) {
    String home = title.equals("1861") ? "L12" : "J12";
    company.held("A", 30).operated(100).marker(home).trains("7").cash(1000);
  }

  @Test
  void whereTheBankBrokeBeforeTheFirst8TheGameEndsWithTheRound() {
    Position broken = brokenThenEight("1861", 2);
    assertThat(broken.state().over()).isTrue();
    assertThat(brokenThenEight("1861", 1).state().over()).isTrue();
  }

  @Test
  void butWhereGamesWereRecordedTheTripleSetIsPlayed() {
    Position later = brokenThenEight("1861", 2, "as-recorded");
    assertThat(later.round()).startsWith("stock 5");
    assertThat(later.state().ending().orElseThrow().when()).isEqualTo(EndTime.NEXT_SET);
    Position first = brokenThenEight("1861", 1, "as-recorded");
    assertThat(first.round()).isEqualTo("operating 4.2");
    assertThat(first.state().calendar().rounds()).isEqualTo(3);
    Position sister = brokenThenEight("1867", 2);
    assertThat(sister.state().ending().orElseThrow().when()).isEqualTo(EndTime.NEXT_SET);
  }

  @Test
  void afterTheFirst8ABrokenBankChangesNothing() {
    Position last = bought(2).changed(state -> state.withBank(-5));
    assertThat(last.pass("A", "B", "C").pass("NW").round()).isEqualTo("operating 5.2");
  }

  @Test
  void pricesFallOneSpaceForEachLoanAndCompaniesMoneyCountsForNothing() {
    Setting setting =
        Setting.of("1861")
            .set(2)
            .phase("8")
            .cash("A", 77)
            .company(
                "NW", it -> it.held("A", 30).operated(100).at(5, 6).loans(2).cash(500).trains("8"));
    Position end = setting.stock("A");
    assertThat(end.worth("A")).isEqualTo(77 + 3 * 80);
    assertThat(end.price("NW")).isEqualTo(100);
  }

  @Test
  void theRichestPlayerWins() {
    Position over = bought(1).pass("NW").pass("NW");
    assertThat(over.told().getLast()).contains("A wins with");
  }
}
