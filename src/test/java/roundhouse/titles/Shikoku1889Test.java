package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Game;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.market.MarketCell;
import roundhouse.market.PriceMove;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1889: the opening, shares and their price, and the game for beginners. */
class Shikoku1889Test {
  private static Setting setting() {
    return Setting.of("1889").set(2);
  }

  @ParameterizedTest
  @CsvSource({"2, 5, 25", "3, 6, 19", "4, 7, 14", "6, 7, 11"})
  void privatesAndTheCertificateLimitGoByTheNumberOfPlayers(int players, int privates, int limit) {
    String[] names = {"A", "B", "C", "D", "E", "F"};
    Position start = Position.start(TestTitle.of("1889"), Arrays.copyOf(names, players));
    assertThat(start.state().privates()).hasSize(privates);
    assertThat(start.title().design().certificateLimit()).containsEntry(players, limit);
  }

  @Test
  void theFirstPrivateIsBoughtAndBidsForTheOthersStand() {
    Position bought = Position.start("1889").play(new Bid("A", "MF", 35), new Bid("B", "TR", 20));
    assertThat(bought.state().privateCompany("MF").owner().name()).isEqualTo("A");
    bought.asks("C", "lot-auction").offers(new Bid("C", "ER", 40));
  }

  @Test
  void aCompanyFloatsAtHalfWithTenTimesItsParAndComesHomeWithTheOperatingRound() {
    Position floated =
        setting()
            .company("IR", it -> it.par(70).held("A", 40))
            .cash("A", 200)
            .stock("A")
            .play(new BuyShare("A", "IR", "ipo", 10));
    assertThat(floated.company("IR").floated()).isTrue();
    assertThat(floated.cash("IR")).isEqualTo(700);
    assertThat(floated.state().board().markersOf("IR")).isEmpty();
    Position operating = floated.pass("A", "B", "C", "A");
    assertThat(operating.state().board().markersOf("IR")).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"65, 10, 60", "65, 20, 55", "10, 10, 10"})
  void everyShareSoldTakesThePriceDownOneSpace(int price, int percent, int after) {
    Position sold =
        setting()
            .company("IR", it -> it.held("B", 20).held("A", 30).operated(65).price(price))
            .stock("A")
            .play(new SellShares("A", "IR", percent));
    assertThat(sold.price("IR")).isEqualTo(after);
  }

  @Test
  void salesComeBeforeThePurchaseOrAfterItAndEachCompanysSharesGoAtOnce() {
    Setting both =
        setting()
            .company("IR", it -> it.held("B", 20).held("A", 30).operated(65))
            .company("AR", it -> it.held("B", 20).operated(65));
    Position sold =
        both.stock("A")
            .play(new SellShares("A", "IR", 10))
            .refused(new SellShares("A", "IR", 10), "at once");
    sold.play(new BuyShare("A", "AR", "ipo", 10)).denies(new SellShares("A", "AR", 10));
    both.stock("A").play(new BuyShare("A", "AR", "ipo", 10)).offers(new SellShares("A", "IR", 10));
  }

  @Test
  void nobodyHoldsMoreThanSixtyPercentUnlessThePriceIsOrange() {
    Setting held = setting().company("IR", it -> it.held("A", 60).operated(65)).cash("A", 200);
    held.stock("A").refused(new BuyShare("A", "IR", "ipo", 10), "60 %");
    held.company("IR", it -> it.price(20)).stock("A").offers(new BuyShare("A", "IR", "ipo", 10));
  }

  @Test
  void sharesInTheColouredZonesDoNotCountAgainstTheLimit() {
    Setting held = setting().company("IR", it -> it.held("A", 40).operated(65));
    assertThat(certificates(held.stock("A"))).isEqualTo(3);
    assertThat(certificates(held.company("IR", it -> it.price(45)).stock("A"))).isZero();
  }

  private static double certificates(Position position) {
    var game = new Game(position.title(), position.state());
    return game.ask(
        ShareHooks.CERTIFICATES, new ShareHooks.CountedCertificates(position.state().player("A")));
  }

  @Test
  void aCompanyThatIsSoldOutRisesAtTheEndOfTheStockRound() {
    Position over =
        setting()
            .company("IR", it -> it.held("A", 50).held("B", 50).operated(65))
            .stock("A")
            .pass("A", "B", "C");
    assertThat(over.price("IR")).isEqualTo(70);
  }

  @Test
  void aTokenAtAnEndOfItsRowGoesUpOrDownInstead() {
    var market = TestTitle.of("1889").market();
    assertThat(market.moved(new MarketCell(4, 7), PriceMove.parse("right")))
        .isEqualTo(new MarketCell(3, 7));
    assertThat(market.moved(new MarketCell(4, 0), PriceMove.parse("left")))
        .isEqualTo(new MarketCell(5, 0));
    assertThat(market.moved(new MarketCell(10, 0), PriceMove.parse("left")))
        .isEqualTo(new MarketCell(10, 0));
  }

  @Test
  void sharesInThePoolPayTheirCompany() {
    Setting paying =
        setting()
            .tile("E2", "57", 1)
            .tile("F3", "57", 1)
            .company("IR", it -> it.held("A", 50).held("pool", 20).operated(65).trains("2"));
    Position paid = paying.operating("IR", "run-trains").runBest("IR", PAY);
    assertThat(paid.cash("IR")).isEqualTo(paid.company("IR").revenue() / 5);
  }

  @Test
  void beginnersAreDealtAPrivateEach() {
    Position dealt = Position.start("1889", "beginner-game");
    assertThat(dealt.state().privates()).containsOnlyKeys("ER", "DR", "SIR");
    assertThat(dealt.state().privates().values())
        .allMatch(each -> dealt.state().isPlayer(each.owner().name()));
    dealt.asks("A", "stock-turn");
  }
}
