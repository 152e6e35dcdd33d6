package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.LayPrivateTile;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.PlaceMarker;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.Start;
import roundhouse.engine.Game;
import roundhouse.engine.stations.MarkerHooks;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** What 1830 has beyond the rules that it shares. */
class RobberBarons1830Test {

  private static Setting setting(String... options) {
    return Setting.of("1830", options).set(2);
  }

  @Test
  void camdenBringsAShareAndBaltimoreThePresidencyAtAParOfItsOwnersChoice() {
    Position start = Position.start("1830");
    Bid[] bids = {
      new Bid("A", "CA", 165),
      new Bid("B", "BO", 225),
      new Bid("C", "CS", 45),
      new Bid("A", "DH", 75),
      new Bid("B", "MH", 115),
      new Bid("C", "SV", 20)
    };
    Position sold = start.play(bids);
    assertThat(sold.held("A", "PRR")).isEqualTo(10);
    Position par = sold.asks("B", "lot-auction").play(new Start("B", "B&O", 90));
    assertThat(par.company("B&O").president()).contains("B");
    assertThat(par.cash("B")).isEqualTo(800 - 115 - 225);
    par.asks("A", "stock-turn");
  }

  @Test
  void sharesMayBeSoldBeforeThePurchaseAndAfterIt() {
    Setting both =
        setting()
            .company("PRR", it -> it.held("B", 20).held("A", 30).operated(67))
            .company("NYC", it -> it.held("B", 20).operated(67));
    both.stock("A")
        .play(new SellShares("A", "PRR", 10), new BuyShare("A", "NYC", "ipo", 10))
        .offers(new SellShares("A", "PRR", 10));
  }

  @Test
  void severalSharesOfACompanyInTheBrownZoneAreBoughtInATurnFromThePool() {
    Position bought = brown().stock("A").play(new BuyShare("A", "NYC", "pool", 10));
    bought
        .offers(new BuyShare("A", "NYC", "pool", 10))
        .denies(new BuyShare("A", "NYC", "ipo", 10))
        .denies(new BuyShare("A", "PRR", "ipo", 10));
    brown("multiple-brown-from-ipo")
        .stock("A")
        .play(new BuyShare("A", "NYC", "pool", 10))
        .offers(new BuyShare("A", "NYC", "ipo", 10));
  }

  private static Setting brown(String... options) {
    return setting(options)
        .company("NYC", it -> it.held("B", 20).held("pool", 30).operated(67).price(20))
        .company("PRR", it -> it.held("B", 20).operated(67));
  }

  @Test
  void playersBuyPrivatesFromEachOtherAsTheTurnsPurchase() {
    Position offered =
        setting()
            .owned("SV", "B")
            .company("PRR", it -> it.held("B", 20).operated(67))
            .stock("A")
            .play(new BuyPrivate("A", "SV", 30));
    Position sold = offered.asks("B", "question").play(new Choose("B", "sell-private", "agree"));
    assertThat(sold.state().privateCompany("SV").owner().name()).isEqualTo("A");
    sold.asks("B", "stock-turn");
  }

  @Test
  void theBaltimorePrivateIsNotForSaleAndClosesWithItsCompanysFirstTrain() {
    Setting bo =
        setting()
            .phase("3")
            .owned("BO", "B")
            .company("B&O", it -> it.held("B", 60).operated(67).cash(500));
    bo.operating("B&O", "buy-privates").refused(new BuyPrivate("B&O", "BO", 220), "BO");
    Position bought =
        bo.operating("B&O", "buy-trains").play(new BuyTrain("B&O", "3-1", "bank", 180));
    assertThat(bought.state().privateCompany("BO").closed()).isTrue();
  }

  @Test
  void champlainsCompanyLaysATileInBurlingtonBesides() {
    Setting cs =
        setting()
            .phase("3")
            .owned("CS", "B&M")
            .company("B&M", it -> it.held("A", 60).operated(67).cash(500).trains("3"));
    Position laid =
        cs.operating("B&M", "lay-track")
            .play(new LayPrivateTile("B&M", "CS", HexId.of("B20"), "58", 0));
    laid.asks("B&M", "lay-track");
    assertThat(laid.cash("B&M")).isEqualTo(500);
  }

  @Test
  void delawaresCompanyLaysItsTileInScrantonAndHasAFreeMarkerThere() {
    Setting dh =
        setting()
            .phase("3")
            .owned("DH", "B&M")
            .company("B&M", it -> it.held("A", 60).operated(67).cash(500).trains("3"));
    Position laid =
        dh.operating("B&M", "lay-track")
            .play(new LayPrivateTile("B&M", "DH", HexId.of("F16"), "57", 1))
            .asks("B&M", "place-marker");
    assertThat(laid.cash("B&M")).isEqualTo(380);
    Position placed = laid.play(new PlaceMarker("B&M", HexId.of("F16"), 0));
    assertThat(placed.cash("B&M")).isEqualTo(380);
    assertThat(placed.state().board().markersOf("B&M")).hasSize(2);
  }

  @Test
  void theErieChoosesItsCityWhenItLaysTrackThereAndUntilThenTheHexIsKept() {
    Setting erie =
        setting()
            .phase("3")
            .company("ERIE", it -> it.held("A", 60).operated(67).cash(500).trains("3"));
    Position laid =
        erie.operating("ERIE", "lay-track")
            .play(new LayTile("ERIE", HexId.of("E11"), "59", 0))
            .asks("ERIE", "home-marker");
    assertThat(laid.state().board().markersOf("ERIE")).isEmpty();
    Position chosen = laid.play(new PlaceMarker("ERIE", HexId.of("E11"), 1));
    assertThat(chosen.state().board().markersOf("ERIE").getFirst().city()).isEqualTo(1);
  }

  @Test
  void aHomeToComeKeepsItsCityAndTheEriesItsWholeHex() {
    Position position =
        setting()
            .phase("3")
            .tile("E11", "59", 0)
            .company("PRR", it -> it.held("A", 60).operated(67))
            .stock("A");
    assertThat(mayPlace(position, "E11", 0)).isFalse();
    assertThat(mayPlace(position, "E11", 1)).isFalse();
    assertThat(mayPlace(position, "G19", 0)).isFalse();
    assertThat(mayPlace(position, "G19", 1)).isTrue();
  }

  private static boolean mayPlace(Position position, String hex, int city) {
    var game = new Game(position.title(), position.state());
    var asked =
        new MarkerHooks.MayPlaceMarker(
            position.company("PRR"), position.title().map().hex(HexId.of(hex)), city);
    return game.ask(MarkerHooks.MAY_PLACE_MARKER, asked).allowed();
  }

  @Test
  void aThirdSixTrainIsAnOption() {
    assertThat(
            setting("optional-6-train").stock("A").state().depot().upcoming().stream()
                .filter(train -> train.type().equals("6")))
        .hasSize(3);
  }
}
