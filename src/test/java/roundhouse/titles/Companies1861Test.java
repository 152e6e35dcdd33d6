package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action.PlaceMarker;
import roundhouse.engine.Action.Start;
import roundhouse.engine.Title;
import roundhouse.game.Certificate;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1861: its companies, and public ones that players start. */
class Companies1861Test {
  private static final Title TITLE = TestTitle.of("1861");

  /** A stock round after the Nikolaev was sold to C; there is money enough. */
  private static Setting setting() {
    return Setting.of("1861")
        .set(2)
        .cash("A", 900)
        .cash("B", 900)
        .company("N", it -> it.held("C", 100).operated(80));
  }

  private static List<String> ofKind(String kind) {
    return TITLE.design().companies().keySet().stream()
        .filter(id -> TITLE.design().kindNameOf(id).equals(kind))
        .toList();
  }

  @Test
  void thereAreSixteenMinorsSixOfThemFromPhase3AndEightPublicCompanies() {
    assertThat(ofKind("minor")).hasSize(16);
    assertThat(
            ofKind("minor").stream()
                .filter(id -> TITLE.design().company(id).availableFrom().equals("3")))
        .containsExactly("MB", "Y", "V", "TR", "SV", "E");
    assertThat(ofKind("public"))
        .containsExactlyInAnyOrder("GRR", "NW", "SW", "SE", "MK", "MVR", "MKV", "MKN");
  }

  @Test
  void aPublicCompanyHasADirectorsCertificateOf20PercentEightSharesAndThreeMarkers() {
    var company = setting().stock("A").company("NW");
    assertThat(company.certificates().stream().map(Certificate::percent))
        .containsExactly(20, 10, 10, 10, 10, 10, 10, 10, 10);
    assertThat(company.markers()).hasSize(3);
  }

  @Test
  void aMinorHasOneCertificateAndOneMarkerAndTheStateRailwayEightMarkers() {
    Position start = Position.start("1861");
    assertThat(start.company("RO").certificates()).hasSize(1);
    assertThat(start.company("RO").markers()).hasSize(1);
    assertThat(start.company("RSR").markers()).hasSize(8);
    assertThat(start.price("RSR")).isZero();
  }

  @Test
  void publicCompaniesAreStartedFromPhase4On() {
    setting()
        .phase("3")
        .stock("A")
        .refused(new Start("A", "NW", 70), "cannot be started in phase 3");
    setting().phase("4").stock("A").offers(new Start("A", "NW", 70));
  }

  @Test
  void theirFirstPriceIsOneOfTheOutlinedSpacesFrom70To200() {
    var prices =
        setting().phase("4").cash("A", 1000).stock("A").choices(Start.class).stream()
            .filter(start -> start.company().equals("NW"))
            .map(Start::par);
    assertThat(prices)
        .containsExactlyInAnyOrder(70, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200);
  }

  @Test
  void theDirectorsCertificateCostsTwiceThePriceIntoTheTreasury() {
    Position started = setting().phase("4").stock("A").play(new Start("A", "NW", 150));
    assertThat(started.cash("A")).isEqualTo(900 - 300);
    assertThat(started.cash("NW")).isEqualTo(300);
    assertThat(started.held("A", "NW")).isEqualTo(20);
    assertThat(started.held("ipo", "NW")).isEqualTo(80);
  }

  /** NW has been started at 90; the price of SW is given. */
  private static Position startedBeside(int price) {
    return setting()
        .phase("4")
        .company("SW", it -> it.held("B", 20).operated(price))
        .stock("A")
        .play(new Start("A", "NW", 90), new PlaceMarker("NW", HexId.of("M7"), 0));
  }

  @Test
  void itsTokenComesUnderThoseThatStandThere() {
    assertThat(startedBeside(90).order()).containsSubsequence("SW", "NW");
  }

  @Test
  void itsTokenStandsBeforeThoseOfLowerSpaces() {
    assertThat(startedBeside(80).order()).containsSubsequence("NW", "SW");
  }

  @Test
  void itBeginsInAFreeCityThatIsJoinedToNoOtherAndKeptForNobody() {
    Position choosing =
        setting().phase("4").stock("A").play(new Start("A", "NW", 70)).asks("NW", "home-marker");
    choosing.offers(new PlaceMarker("NW", HexId.of("M7"), 0));
    choosing.refused(
        new PlaceMarker("NW", HexId.of("B4"), 0),
        "must choose a free city without track to another city as its home");
    Position placed = choosing.play(new PlaceMarker("NW", HexId.of("L12"), 0));
    assertThat(placed.state().board().markersOf("NW"))
        .singleElement()
        .satisfies(marker -> assertThat(marker.hex()).isEqualTo(HexId.of("L12")));
    placed.asks("B", "stock-turn");
  }

  @Test
  void aCityThatIsJoinedToAnotherIsNoHome() {
    Position joined =
        setting()
            .phase("5")
            .tile("H18", "57", 2)
            .tile("I19", "57", 2)
            .stock("A")
            .play(new Start("A", "NW", 70));
    assertThat(joined.choices(PlaceMarker.class))
        .contains(new PlaceMarker("NW", HexId.of("M7"), 0))
        .doesNotContain(
            new PlaceMarker("NW", HexId.of("H18"), 0), new PlaceMarker("NW", HexId.of("I19"), 0));
  }

  /** Ufa by itself, joined to Central Asia beyond the board, and Kazan joined to Simbirsk. */
  @Test
  void aSmallCityCountsAsAnotherAndAnAreaBeyondTheBoardDoesNot() {
    Position started =
        setting()
            .phase("5")
            .tile("P8", "57", 0)
            .tile("P10", "8", 3)
            .tile("M7", "57", 0)
            .tile("M9", "4", 0)
            .stock("A")
            .play(new Start("A", "NW", 70));
    assertThat(started.choices(PlaceMarker.class))
        .contains(new PlaceMarker("NW", HexId.of("P8"), 0))
        .doesNotContain(new PlaceMarker("NW", HexId.of("M7"), 0));
  }

  @Test
  void fromPhase5OnHomesOfMinorsAreKeptNoLonger() {
    assertThat(
            setting()
                .phase("4")
                .stock("A")
                .play(new Start("A", "NW", 70))
                .choices(PlaceMarker.class))
        .doesNotContain(new PlaceMarker("NW", HexId.of("B4"), 0));
    assertThat(
            setting()
                .phase("5")
                .stock("A")
                .play(new Start("A", "NW", 70))
                .choices(PlaceMarker.class))
        .contains(new PlaceMarker("NW", HexId.of("B4"), 0));
  }
}
