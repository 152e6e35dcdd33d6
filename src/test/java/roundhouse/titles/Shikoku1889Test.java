package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.DiscardTrain;
import roundhouse.engine.Action.ExchangePrivate;
import roundhouse.engine.Action.GoBankrupt;
import roundhouse.engine.Action.LayPrivateTile;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.TradeInTrain;
import roundhouse.engine.Game;
import roundhouse.engine.GameHooks;
import roundhouse.engine.RunHooks;
import roundhouse.engine.ShareHooks;
import roundhouse.engine.TrackHooks;
import roundhouse.market.Cell;
import roundhouse.market.Move;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** The rules of 1889: opening, share prices, trains that must be bought, and the private companies. */
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
    assertThat(bought.state().privateCompany("MF").owner()).isEqualTo("A");
    bought.asks("C", "lot-auction").offers(new Bid("C", "ER", 40));
  }

  @Test
  void aCompanyFloatsAtHalfWithTenTimesItsParAndComesHomeWithTheOperatingRound() {
    Position floated = setting().company("IR", it -> it.par(70).held("A", 40)).cash("A", 200).stock("A").play(new BuyShare("A", "IR", "ipo", 10));
    assertThat(floated.company("IR").floated()).isTrue();
    assertThat(floated.cash("IR")).isEqualTo(700);
    assertThat(floated.state().board().markersOf("IR")).isEmpty();
    Position operating = floated.pass("A", "B", "C", "A");
    assertThat(operating.state().board().markersOf("IR")).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"65, 10, 60", "65, 20, 55", "10, 10, 10"})
  void everyShareSoldTakesThePriceDownOneSpace(int price, int percent, int after) {
    Position sold = setting().company("IR", it -> it.held("B", 20).held("A", 30).operated(65).price(price)).stock("A").play(new SellShares("A", "IR", percent));
    assertThat(sold.price("IR")).isEqualTo(after);
  }

  @Test
  void salesComeBeforeThePurchaseOrAfterItAndEachCompanysSharesGoAtOnce() {
    Setting both = setting().company("IR", it -> it.held("B", 20).held("A", 30).operated(65)).company("AR", it -> it.held("B", 20).operated(65));
    Position sold = both.stock("A").play(new SellShares("A", "IR", 10)).refused(new SellShares("A", "IR", 10), "at once");
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

  private static int certificates(Position position) {
    var game = new Game(position.title(), position.state());
    return game.ask(ShareHooks.CERTIFICATES, new ShareHooks.Certificates(position.state().player("A")));
  }

  @Test
  void aCompanyThatIsSoldOutRisesAtTheEndOfTheStockRound() {
    Position over = setting().company("IR", it -> it.held("A", 50).held("B", 50).operated(65)).stock("A").pass("A", "B", "C");
    assertThat(over.price("IR")).isEqualTo(70);
  }

  @Test
  void aTokenAtAnEndOfItsRowGoesUpOrDownInstead() {
    var market = TestTitle.of("1889").market();
    assertThat(market.moved(new Cell(4, 7), Move.parse("right"))).isEqualTo(new Cell(3, 7));
    assertThat(market.moved(new Cell(4, 0), Move.parse("left"))).isEqualTo(new Cell(5, 0));
    assertThat(market.moved(new Cell(10, 0), Move.parse("left"))).isEqualTo(new Cell(10, 0));
  }

  @Test
  void aDieselIsPaidMoreAcrossTheSea() {
    Position position = setting().phase("6").company("IR", it -> it.held("A", 50).operated(65)).stock("A");
    assertThat(atImabari(position, "6")).isEqualTo(60);
    assertThat(atImabari(position, "D")).isEqualTo(100);
  }

  private static int atImabari(Position position, String train) {
    var game = new Game(position.title(), position.state());
    var track = position.state().board().track();
    var runner = new RunHooks.Runner(train + "-0", train, 9, 9, true, false, 0);
    return game.ask(RunHooks.STOP_REVENUE, new RunHooks.StopRevenue(position.company("IR"), runner, track.stop(track.stopIndex("F1", 0))));
  }

  @Test
  void thePresidentPaysWhatACompanyLacksForATrainThatItMustBuy() {
    Setting line = line().company("IR", it -> it.held("A", 50).operated(65).cash(30));
    Position bought = line.cash("A", 100).operating("IR", "buy-trains").denies(new Pass("IR")).play(new BuyTrain("IR", "2-0", "bank", 80));
    assertThat(bought.cash("A")).isEqualTo(50);
    assertThat(bought.cash("IR")).isZero();
  }

  private static Setting line() {
    return setting().tile("E2", "57", 1).tile("F3", "57", 1);
  }

  @Test
  void forcedSalesAreNoMoreThanNeededAndLeaveEveryPresidentInOffice() {
    Setting poor = line().cash("A", 0).company("IR", it -> it.held("A", 50).operated(65).cash(10)).company("AR", it -> it.held("B", 20).held("A", 30).operated(65));
    Position asked = poor.operating("IR", "buy-trains");
    asked.refused(new SellShares("A", "AR", 30), "no more shares").offers(new SellShares("A", "AR", 20));
    Position sold = asked.play(new SellShares("A", "AR", 10)).asks("IR", "buy-trains");
    assertThat(sold.cash("A")).isEqualTo(65);
  }

  @Test
  void whoCannotHelpIsBankruptAndTheGameIsOver() {
    Position hopeless = line().cash("A", 5).company("IR", it -> it.held("A", 20).operated(65).cash(10)).operating("IR", "buy-trains");
    Position over = hopeless.offers(new GoBankrupt("IR")).play(new GoBankrupt("IR"));
    assertThat(over.state().over()).isTrue();
    assertThat(over.cash("A")).isZero();
    assertThat(over.flag("A", "bankrupt")).isTrue();
  }

  @Test
  void aDieselComesOutWithTheFirstSixAndCostsLessForAnOldTrain() {
    Setting rich = setting().phase("6").company("IR", it -> it.held("A", 50).operated(65).cash(900).trains("5"));
    Position traded = rich.operating("IR", "buy-trains").refused(new BuyTrain("IR", "D-0", "bank", 1100), "cannot pay").play(new TradeInTrain("IR", "D-0", "5-50", 800));
    assertThat(traded.trains("IR")).containsExactly("D");
    assertThat(traded.state().depot().pool()).extracting(train -> train.type()).containsExactly("5");
    setting().phase("5").company("IR", it -> it.held("A", 50).operated(65).cash(2000).trains("5")).operating("IR", "buy-trains").refused(new BuyTrain("IR", "D-0", "bank", 1100), "not for sale");
  }

  @Test
  void trainsOverALoweredLimitGoBackAtOnce() {
    Setting full = setting().nextTrain("4").company("AR", it -> it.held("B", 50).operated(65).trains("3", "3", "3", "3")).company("IR", it -> it.held("A", 50).operated(70).cash(300));
    Position crowded = full.operating("IR", "buy-trains").play(new BuyTrain("IR", "4-0", "bank", 300));
    crowded.asks("AR", "discard-trains").play(new DiscardTrain("AR", "3-50"));
  }

  @Test
  void companiesBuyPrivatesForHalfToDoubleFromPhaseThreeOn() {
    Setting owned = setting().owned("SIR", "A").company("IR", it -> it.held("A", 50).operated(65).cash(200).trains("2"));
    owned.operating("IR", "lay-track").refused(new BuyPrivate("IR", "SIR", 80), "phase 2");
    Position sold = owned.phase("3").operating("IR", "lay-track").refused(new BuyPrivate("IR", "SIR", 161), "from ¥40 to ¥160").play(new BuyPrivate("IR", "SIR", 160));
    assertThat(sold.cash("A")).isEqualTo(580);
    sold.asks("IR", "lay-track");
  }

  @Test
  void theOwnerOfAPrivateIsAskedToAgree() {
    Setting owned = setting().phase("3").owned("SIR", "B").company("IR", it -> it.held("A", 50).operated(65).cash(200).trains("3"));
    Position offered = owned.operating("IR", "buy-privates").refused(new BuyPrivate("IR", "SIR", 39), "from ¥40 to ¥160").play(new BuyPrivate("IR", "SIR", 100));
    Position sold = offered.asks("B", "question").play(new Choose("B", "sell-private", "agree"));
    assertThat(sold.state().privateCompany("SIR").owner()).isEqualTo("IR");
    assertThat(sold.cash("B")).isEqualTo(520);
  }

  @Test
  void takamatsuIsClosedToTrackWhileAPlayerOwnsItsPrivate() {
    Setting ko = setting().phase("3").company("KO", it -> it.held("A", 50).operated(65).cash(500));
    ko.owned("TR", "B").operating("KO", "lay-track").refused(new LayTile("KO", "K4", "440", 0), "while a player owns");
    ko.owned("TR", "KO").operating("KO", "lay-track").offers(new LayTile("KO", "K4", "440", 0));
  }

  @Test
  void theFerrymenLayAPortInAnybodysTurnOnce() {
    Position laid = setting().owned("MF", "B").company("IR", it -> it.held("A", 50).operated(65)).stock("A").play(new LayPrivateTile("B", "MF", "J9", "437", 2));
    laid.asks("A", "stock-turn").refused(new LayPrivateTile("B", "MF", "G10", "437", 0), "MF");
    assertThat(laid.state().board().tile("J9").number()).isEqualTo("437");
  }

  @Test
  void whoSellsEhimeMayLayAGreenTileInOhzuAtOnce() {
    Setting owned = setting().phase("3").owned("ER", "A").company("IR", it -> it.held("A", 50).operated(65).cash(200).trains("3"));
    Position sold = owned.operating("IR", "buy-privates").play(new BuyPrivate("IR", "ER", 40)).asks("IR", "private-track");
    assertThat(sold.choices(LayPrivateTile.class)).isNotEmpty().allMatch(lay -> lay.hex().equals("C4"));
    Position laid = sold.play(sold.choices(LayPrivateTile.class).getFirst());
    assertThat(laid.state().board().laid()).containsOnlyKeys("C4");
  }

  @Test
  void theMinesSpareTheirCompanyTheMountainsButNotThoseByTheWater() {
    Setting ir = line().company("IR", it -> it.held("A", 50).operated(65).cash(100));
    assertThat(cost(ir.owned("SMR", "IR").operating("IR", "lay-track"), "E4")).isZero();
    assertThat(cost(ir.owned("SMR", "IR").operating("IR", "lay-track"), "H5")).isEqualTo(80);
    assertThat(cost(ir.owned("SMR", "A").operating("IR", "lay-track"), "E4")).isEqualTo(80);
  }

  private static int cost(Position position, String hex) {
    var game = new Game(position.title(), position.state());
    var asked = new TrackHooks.TileCost(position.company("IR"), position.title().map().hex(hex), position.title().tiles().get("9"));
    return game.ask(TrackHooks.TILE_COST, asked);
  }

  @Test
  void dougoIsExchangedForAShareOfIyoAtAnyTime() {
    Position exchanged = setting().owned("DR", "B").company("IR", it -> it.held("A", 40).par(65)).stock("A").play(new ExchangePrivate("B", "DR", "ipo"));
    assertThat(exchanged.held("B", "IR")).isEqualTo(10);
    assertThat(exchanged.company("IR").floated()).isTrue();
    exchanged.asks("A", "stock-turn");
  }

  @Test
  void privatesCloseInPhaseFiveButTheFerryStaysWithAPlayerAndPaysMore() {
    Setting four = Setting.of(TestTitle.of("1889"), "A", "B", "C", "D").set(2).nextTrain("5").owned("UTF", "B").owned("SIR", "C");
    Position begun = four.company("IR", it -> it.held("A", 50).operated(65).cash(450)).operating("IR", "buy-trains").play(new BuyTrain("IR", "5-0", "bank", 450));
    assertThat(begun.state().privateCompany("SIR").closed()).isTrue();
    assertThat(begun.state().privateCompany("UTF").owner()).isEqualTo("B");
    var game = new Game(begun.title(), begun.state());
    assertThat(game.ask(GameHooks.PRIVATE_INCOME, new GameHooks.PrivateIncome(begun.state().privateCompany("UTF")))).isEqualTo(50);
  }

  @Test
  void sharesInThePoolPayTheirCompany() {
    Setting paying = line().company("IR", it -> it.held("A", 50).held("pool", 20).operated(65).trains("2"));
    Position paid = paying.operating("IR", "run-trains").runBest("IR", "pay");
    assertThat(paid.cash("IR")).isEqualTo(paid.company("IR").revenue() / 5);
  }

  @Test
  void beginnersAreDealtAPrivateEach() {
    Position dealt = Position.start("1889", "beginner-game");
    assertThat(dealt.state().privates()).containsOnlyKeys("ER", "DR", "SIR");
    assertThat(dealt.state().privates().values()).allMatch(each -> dealt.state().isPlayer(each.owner()));
    dealt.asks("A", "stock-turn");
  }
}
