package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.PlaceMarker;
import roundhouse.engine.Action.Start;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1867: no company has a home on the map; it is chosen. */
class Homes1867Test {

  private static Setting setting() {
    return Setting.of("1867").cash("A", 600).cash("B", 600).cash("C", 600);
  }

  @Test
  void whoOffersAMinorCompanyChoosesItsCityBeforeOthersBid() {
    Position offered = setting().stock("A").play(new Bid("A", "BO", 100));
    offered.asks("BO", "home-marker");
    assertThat(offered.decision().orElseThrow().deciders()).containsExactly("A");
    Position chosen =
        offered
            .offers(new PlaceMarker("BO", HexId.of("L12"), 1))
            .play(new PlaceMarker("BO", HexId.of("F16"), 1));
    assertThat(chosen.state().board().markersOf("BO"))
        .singleElement()
        .returns(HexId.of("F16"), marker -> marker.hex());
    chosen.asks("B", "company-auction");
  }

  @Test
  void aMinorCompanyWithoutAMarkerLeftIsOfferedWithoutAHome() {
    setting()
        .company("BO", it -> it.marker("D8"))
        .stock("A")
        .play(new Bid("A", "BO", 100))
        .asks("B", "company-auction");
  }

  @Test
  void theWinnerTakesItWhereItStands() {
    Position won =
        setting()
            .stock("A")
            .play(
                new Bid("A", "BO", 100),
                new PlaceMarker("BO", HexId.of("D8"), 0),
                new Bid("B", "BO", 160))
            .pass("C", "A");
    assertThat(won.held("B", "BO")).isEqualTo(100);
    assertThat(won.price("BO")).isEqualTo(80);
    assertThat(won.cash("BO")).isEqualTo(160);
    assertThat(won.state().board().markersOf("BO")).hasSize(1);
  }

  @Test
  void whereNobodyElseCanBidItIsSoldFirst() {
    Position won = setting().cash("B", 90).cash("C", 90).stock("A").play(new Bid("A", "BO", 100));
    assertThat(won.held("A", "BO")).isEqualTo(100);
    Position chosen = won.asks("BO", "home-marker").play(new PlaceMarker("BO", HexId.of("D8"), 0));
    assertThat(chosen.state().board().markersOf("BO"))
        .singleElement()
        .returns(HexId.of("D8"), marker -> marker.hex());
  }

  @Test
  void whereOneOtherCanBidItsCityIsChosenBeforeItIsSold() {
    Position offered =
        setting().cash("B", 105).cash("C", 90).stock("A").play(new Bid("A", "BO", 100));
    assertThat(offered.held("A", "BO")).isZero();
    offered
        .asks("BO", "home-marker")
        .play(new PlaceMarker("BO", HexId.of("D8"), 0))
        .asks("B", "company-auction");
  }

  @Test
  void timminsAndTheThirdCityOfMontrealAreHomesFromPhaseThreeOn() {
    Position early = setting().stock("A").play(new Bid("A", "BO", 100));
    early
        .denies(new PlaceMarker("BO", HexId.of("D2"), 0))
        .denies(new PlaceMarker("BO", HexId.of("L12"), 2));
    early.offers(new PlaceMarker("BO", HexId.of("L12"), 0));
    Position later = setting().phase("3").stock("A").play(new Bid("A", "BO", 100));
    later
        .offers(new PlaceMarker("BO", HexId.of("D2"), 0))
        .offers(new PlaceMarker("BO", HexId.of("L12"), 2));
  }

  @Test
  void nobodyBeginsInTheCityOfTorontoWhereTheNationalRailwayIs() {
    Position offered = setting().stock("A").play(new Bid("A", "BO", 100));
    offered
        .denies(new PlaceMarker("BO", HexId.of("F16"), 0))
        .offers(new PlaceMarker("BO", HexId.of("F16"), 1));
  }

  @Test
  void twoCompaniesNeverBeginInOneCity() {
    setting()
        .company("CS", it -> it.held("B", 100).operated(60).marker("D8"))
        .stock("A")
        .play(new Bid("A", "BO", 100))
        .denies(new PlaceMarker("BO", HexId.of("D8"), 0));
  }

  @Test
  void aPublicCompanyBeginsInAHexWithoutConnections() {
    Position started = joined(setting()).stock("A").play(new Start("A", "CPR", 100));
    started
        .denies(new PlaceMarker("CPR", HexId.of("E15"), 0))
        .denies(new PlaceMarker("CPR", HexId.of("E17"), 0))
        .offers(new PlaceMarker("CPR", HexId.of("M9"), 0));
  }

  @Test
  void whereEveryHexIsConnectedItBeginsInAnyHexWithoutMarkers() {
    Setting full = joined(setting());
    String[] companies = {
      "BO", "CS", "CV", "KP", "OP", "TN", "AE", "CA", "NO", "PM", "BBG", "LPS", "QLS", "SLA"
    };
    String[] hexes = {
      "D2", "C17", "D8", "D16", "E13", "F8", "F16", "G15", "I15", "J12", "L12", "M9", "N12", "O7"
    };
    for (int index = 0; index < companies.length; index++) {
      String hex = hexes[index];
      int city = hex.equals("F16") ? 1 : 0;
      full.company(companies[index], it -> it.held("B", 100).operated(60).marker(hex, city));
    }
    full.company("THB", it -> it.held("C", 100).operated(60).marker("E17")).tile("K13", "4", 1);
    assertThat(full.stock("A").play(new Start("A", "CPR", 100)).choices(PlaceMarker.class))
        .contains(new PlaceMarker("CPR", HexId.of("E15"), 0))
        .noneMatch(choice -> choice.hex().is("E17"));
  }

  /** Guelph, Hamilton and Toronto are joined. */
  private static Setting joined(Setting setting) {
    return setting.phase("4").tile("E15", "57", 0).tile("E17", "201", 3);
  }
}
