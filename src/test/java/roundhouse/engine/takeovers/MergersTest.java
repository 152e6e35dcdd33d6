package roundhouse.engine.takeovers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.Form;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/** Auctions of companies and mergers in a simple title that adds them in its design alone. */
class MergersTest {
  private static final Title TITLE = Tiny.plain("tiny-merging");
  private static final List<String> FIVE_OF_B = List.of("SPW", "KR", "M-K", "MNN", "MV");

  private static Position start() {
    return Position.start(TITLE, "Ann", "Bob");
  }

  @Test
  void aBidSetsTheTreasuryAndHalfOfItTheSharePrice() {
    Position sold = start().play(new Bid("Ann", "ONE", 110)).pass("Bob");
    assertThat(sold.price("ONE")).isEqualTo(50);
    assertThat(sold.state().company("ONE").cash()).isEqualTo(110);
    assertThat(sold.state().company("ONE").president()).contains("Ann");
    sold.asks("Bob", "stock-turn");
  }

  @Test
  void theFirstBidMustReachTheMinimum() {
    start().refused(new Bid("Ann", "ONE", 55), "at least £60");
  }

  /** Eleven minors, where the company that is formed has ten shares. */
  @Test
  void tenCompaniesMergeAndNotOneMore() {
    Position turn = inMoscow(List.of("N", "RO", "KB", "OK", "KK", "MB"), FIVE_OF_B);
    for (String partner : List.of("RO", "KB", "OK", "KK"))
      turn = turn.play(new Action.Merge("N", partner));
    for (String partner : FIVE_OF_B) turn = joined(turn, partner);
    turn.refused(new Action.Merge("N", "MB"), "no more than 10");
    Position formed = turn.play(new Form("N", "NW"));
    assertThat(formed.held("A", "NW")).isEqualTo(50);
    assertThat(formed.held("B", "NW")).isEqualTo(50);
  }

  @Test
  void sixCompaniesOfOneOwnerMergeAndNotOneMore() {
    Position turn = inMoscow(List.of("N", "RO", "KB", "OK", "KK", "MB", "E"), FIVE_OF_B);
    for (String partner : List.of("RO", "KB", "OK", "KK", "MB"))
      turn = turn.play(new Action.Merge("N", partner));
    turn.refused(new Action.Merge("N", "E"), "no more than 6 companies of A");
    Position formed = joined(turn, "SPW").play(new Form("N", "NW"));
    assertThat(formed.held("A", "NW")).isEqualTo(60);
    assertThat(formed.held("B", "NW")).isEqualTo(10);
  }

  private static Position joined(Position turn, String partner) {
    return turn.play(new Action.Merge("N", partner), new Choose("B", "join-merger", "agree"));
  }

  /** A cannot buy the second share; C, who owns two further ones, needs none. */
  @Test
  void aPartnerIsNamedAlsoWhereTwoMoreMakeTheMergerPossible() {
    Position named =
        turnOfN(withoutMoney().company("MNN", it -> it.held("C", 100).operated(80)))
            .play(new Action.Merge("N", "SPW"), new Choose("B", "join-merger", "agree"));
    named.refused(new Form("N", "NW"), "two shares of a president");
    Position formed =
        named
            .play(new Action.Merge("N", "MNN"), new Choose("C", "join-merger", "agree"))
            .play(new Action.Merge("N", "M-K"), new Choose("C", "join-merger", "agree"))
            .play(new Form("N", "NW"));
    assertThat(formed.company("NW").president()).contains("C");
  }

  @Test
  void noPartnerIsNamedWhereAllOfThemTogetherWouldHaveNoPresident() {
    assertThat(turnOfN(withoutMoney()).waitsFor("N", "merge")).isFalse();
    turnOfN(withoutMoney().cash("A", 500)).offers(new Action.Merge("N", "SPW"));
  }

  /** N of A, who has no money, SPW of B and M-K of C, which are connected. */
  private static Setting withoutMoney() {
    return Setting.of("1861")
        .set(2)
        .phase("3")
        .cash("A", 0)
        .company("N", it -> it.held("A", 100).operated(90))
        .company("SPW", it -> it.held("B", 100).operated(80))
        .company("M-K", it -> it.held("C", 100).operated(80));
  }

  private static Position turnOfN(Setting setting) {
    return setting.companyTurn("merger", "N", "merge");
  }

  /** These minors of A and B are all in Moscow, where one comes from each city to the others. */
  private static Position inMoscow(List<String> ofA, List<String> ofB) {
    Setting setting = Setting.of("1861").set(2).phase("3");
    for (String minor : ofA) setting.company(minor, it -> it.held("A", 100).operated(80));
    for (String minor : ofB) setting.company(minor, it -> it.held("B", 100).operated(80));
    return turnOfN(setting)
        .markers(
            marker ->
                new Marker(marker.company(), HexId.of("H8"), marker.city() % 3, 0, true, false));
  }

  @Test
  void aCompanyIsConvertedAloneWhereAParPriceIsAsLowAsItsOwn() {
    Form alone = new Form("ONE", "BIG");
    turnOfOneAt(80).offers(alone).play(alone).asks("Ann", "merger-shares");
    turnOfOneAt(70).asks("Ann", "stock-turn");
  }

  @Test
  void onlyACompanyWithOneShareAndAnOwnerIsAskedWhereAllCompaniesHaveTurns() {
    Setting all =
        Setting.of(Tiny.plain("tiny-merging", "all-have-turns"), "Ann", "Bob")
            .company("ONE", it -> it.held("Ann", 100).operated(80));
    Position one = all.companyTurn("merger", "ONE", "merge");
    assertThat(one.waitsFor("ONE", "merge")).isTrue();
    assertThat(one.changed(MergersTest::withoutOwner).waitsFor("ONE", "merge")).isFalse();
    all.company("BIG", it -> it.held("Ann", 40).operated(80))
        .companyTurn("merger", "BIG", "merge")
        .asks("Ann", "stock-turn");
  }

  private static GameState withoutOwner(GameState state) {
    Company one = state.company("ONE");
    return state.with(
        one.withCertificates(
            one.certificates().stream().map(share -> share.to(Holder.POOL)).toList()));
  }

  private static Position turnOfOneAt(int price) {
    return Setting.of(Tiny.plain("tiny-merging", "large"), "Ann", "Bob")
        .company("ONE", it -> it.held("Ann", 100).operated(price))
        .companyTurn("merger", "ONE", "merge");
  }

  @Test
  void botsMergeCompaniesAndContinue() {
    long formed = 0;
    for (long seed = 1; seed <= 12; seed++) {
      SimulatedGame game = Simulation.of(TITLE, 2, new RandomBot()).checking().play(seed);
      assertThat(game.outcome())
          .as("seed %d: %s", seed, game.outcome().says())
          .isInstanceOf(SimulationOutcome.Ended.class);
      formed += game.log().actions().stream().filter(Action.Form.class::isInstance).count();
    }
    assertThat(formed).isPositive();
  }
}
