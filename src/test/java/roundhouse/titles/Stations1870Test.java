package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Action.PlaceMarker;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: station markers, at home and elsewhere. */
class Stations1870Test {
  private static final Title TITLE = TestTitle.of("1870");

  /** Dallas and Fort Worth, the TP at Dallas. */
  private static Setting texas() {
    return Setting.of(TITLE, "A", "B")
        .tile("J5", "57", 1)
        .tile("J3", "5", 4)
        .company("TP", it -> it.held("A", 60).operated(76).cash(300));
  }

  @Test
  void theFreeMarkerComesHomeWhenTheCompanyFirstOperates() {
    Position stock =
        Setting.of(TITLE, "A", "B")
            .set(1)
            .company("IC", it -> it.held("A", 50).par(76))
            .stock("A")
            .play(new Action.BuyShare("A", "IC", "ipo", 10));
    assertThat(stock.state().board().markersOf("IC")).isEmpty();
    Position operating = stock.pass("B", "A").asks("IC", "lay-track");
    assertThat(operating.state().board().markersAt(HexId.of("K16"))).hasSize(1);
    assertThat(operating.company("IC").markers()).containsExactly(40);
    assertThat(operating.cash("IC")).isEqualTo(760);
  }

  @Test
  void oneMoreIsPlacedInATurnForThePriceOnTheCharter() {
    Setting dallas =
        Setting.of(TITLE, "A", "B")
            .phase("2")
            .tile("B9", "57", 1)
            .tile("B11", "14", 1)
            .company("MKT", it -> it.held("B", 60).operated(72))
            .company("ATSF", it -> it.held("A", 60).operated(76).cash(300));
    Position turn = dallas.operating("ATSF", "place-marker");
    Position placed = turn.play(new PlaceMarker("ATSF", HexId.of("B11"), 0));
    assertThat(placed.cash("ATSF")).isEqualTo(300 - 40);
    assertThat(placed.company("ATSF").markers()).containsExactly(100);
    assertThat(placed.waitsFor("ATSF", "place-marker")).isFalse();
  }

  @Test
  void theNextCosts100AndThenThereAreNoMore() {
    Setting two =
        Setting.of(TITLE, "A", "B")
            .phase("2")
            .tile("J5", "14", 1)
            .tile("J3", "57", 1)
            .company(
                "MKT", it -> it.held("A", 60).operated(76).cash(300).marker("J5").marker("M6"));
    assertThat(two.operating("MKT", "place-marker").waitsFor("MKT", "place-marker")).isFalse();
    Setting one =
        Setting.of(TITLE, "A", "B")
            .phase("2")
            .tile("J5", "14", 1)
            .tile("J3", "14", 1)
            .company("MKT", it -> it.held("A", 60).operated(76).cash(300).marker("J5"));
    assertThat(
            one.operating("MKT", "place-marker")
                .play(new PlaceMarker("MKT", HexId.of("J3"), 0))
                .cash("MKT"))
        .isEqualTo(200);
    assertThat(
            one.company("MKT", it -> it.cash(99))
                .operating("MKT", "place-marker")
                .waitsFor("MKT", "place-marker"))
        .isFalse();
  }

  @Test
  void onlyWhereARouteLeadsFromOneOfItsMarkers() {
    Setting joined = texas().tile("J3", "14", 1).tile("M2", "57", 0);
    joined
        .operating("TP", "place-marker")
        .offers(new PlaceMarker("TP", HexId.of("J3"), 0))
        .refused(new PlaceMarker("TP", HexId.of("M2"), 0), "cannot reach");
  }

  @Test
  void theLastSpaceOfAHomeIsKeptForItsCompany() {
    assertThat(
            texas()
                .tile("J3", "57", 1)
                .operating("TP", "place-marker")
                .waitsFor("TP", "place-marker"))
        .isFalse();
    Setting full =
        texas().tile("J3", "14", 1).company("IC", it -> it.held("B", 60).operated(76).marker("J3"));
    assertThat(full.operating("TP", "place-marker").waitsFor("TP", "place-marker")).isFalse();
  }

  @Test
  void allSpacesOfAHomeButTheLastAreForAnybodyAndThatTooOnceItsCompanyHasComeThere() {
    texas()
        .tile("J3", "14", 1)
        .company("FW", it -> it.held("B", 20).par(76))
        .operating("TP", "place-marker")
        .offers(new PlaceMarker("TP", HexId.of("J3"), 0));
    Setting home = texas().tile("J3", "14", 1).company("FW", it -> it.held("B", 60).operated(76));
    home.operating("TP", "place-marker").offers(new PlaceMarker("TP", HexId.of("J3"), 0));
  }

  @Test
  void aCityTakesOneMarkerASpaceAndATileOneOfACompany() {
    Setting full =
        texas()
            .tile("J3", "14", 1)
            .company("FW", it -> it.held("B", 60).operated(76))
            .company("IC", it -> it.held("B", 60).operated(76).marker("J3"));
    assertThat(full.operating("TP", "place-marker").waitsFor("TP", "place-marker")).isFalse();
    Position own =
        texas()
            .tile("J5", "14", 1)
            .tile("J3", "14", 1)
            .company("FW", it -> it.held("B", 60).operated(76))
            .operating("TP", "place-marker");
    own.refused(new PlaceMarker("TP", HexId.of("J5"), 0), "has a station marker in J5");
  }

  /** Dallas, Fort Worth with the FW in its only space, and a small city behind it. */
  @Test
  void othersEndTheirRoutesInAFullCityAndItsOwnersPassThrough() {
    Setting line =
        texas()
            .tile("J3", "5", 4)
            .tile("K4", "58", 2)
            .company("FW", it -> it.held("B", 60).operated(72).trains("3"))
            .company("TP", it -> it.trains("3"));
    assertThat(earned(line.operating("TP", "run-trains"))).isEqualTo("TP runs for $40");
    assertThat(earned(line.operating("FW", "run-trains"))).isEqualTo("FW runs for $50");
  }

  private static String earned(Position atRun) {
    return atRun.play(atRun.choices(RunTrains.class).getFirst()).told().getFirst();
  }
}
