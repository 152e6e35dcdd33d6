package roundhouse.engine.stations;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.Start;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/** RED and BLU are at home in Aston, a city with one space; its green tile has two. */
class FullHomeTest {
  private static Setting setting() {
    return Setting.of(Tiny.plain("tiny-homes"), "Ann", "Bob").set(2).phase("2").priority("Bob");
  }

  private static Setting withRed() {
    return setting().company("RED", it -> it.held("Ann", 40).operated(100).trains("2"));
  }

  /** Bob starts BLU, and the operating round begins. */
  private static Position operating(Setting setting) {
    return setting
        .stock("Bob")
        .play(new Start("Bob", "BLU", 100))
        .playOn(now -> now.waitsFor("BLU", "lay-track"));
  }

  private static Marker home(Position position, String company) {
    return position.state().board().markersOf(company).getFirst();
  }

  @Test
  void aHomeMarkerTakesAFreeSpaceOfItsCity() {
    assertThat(home(operating(setting()), "BLU").slot()).isZero();
  }

  @Test
  void itStandsBesideAFullCity() {
    Position begun = operating(withRed());

    assertThat(home(begun, "RED").slot()).isZero();
    assertThat(home(begun, "BLU").slot()).isEqualTo(Marker.BESIDE);
  }

  @Test
  void aCompanyWhoseMarkersAreAllOnTheBoardHasNoneForItsHome() {
    Position begun = operating(setting().company("BLU", it -> it.marker("A5").marker("A7")));

    assertThat(begun.state().board().markersOf("BLU"))
        .extracting(marker -> marker.hex().text())
        .containsExactly("A5", "A7");
  }

  @Test
  void itMovesIntoASpaceThatAnUpgradeBrings() {
    Position upgraded = operating(withRed()).play(new LayTile("BLU", HexId.of("A1"), "X2", 0));

    assertThat(home(upgraded, "BLU").slot()).isEqualTo(1);
  }
}
