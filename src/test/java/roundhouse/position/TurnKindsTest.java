package roundhouse.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.game.GameState;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** Turns that are played within an operating round, although their steps are not the round's. */
class TurnKindsTest {
  /** Fort Worth is joined with Denver, its destination. */
  private static Setting joined() {
    Setting setting =
        Setting.of("1870")
            .set(3)
            .phase("4")
            .company("TP", it -> it.held("A", 60).operated(100))
            .company("FW", it -> it.held("B", 60).operated(100).trains("2"));
    String[] track = {
      "J3 57 2", "I2 9 2", "H1 8 3", "G2 9 0", "F3 8 0", "E2 9 2", "D1 8 3", "C2 9 0", "B3 8 0"
    };
    for (String tile : track) {
      String[] laid = tile.split(" ");
      setting = setting.tile(laid[0], laid[1], Integer.parseInt(laid[2]));
    }
    return setting;
  }

  @ParameterizedTest
  @CsvSource({"connection, destinationMarker", "operating, destinationMarker"})
  void aConnectionRunIsNamedByItsKindOrByItsStep(String round, String step) {
    GameState state = joined().companyTurn(round, "FW", step).state();
    assertThat(state.top().name()).isEqualTo("connection");
    assertThat(state.round().name()).isEqualTo("operating");
  }

  @ParameterizedTest
  @CsvSource({"operating, run-trains", "operating, lay-track"})
  void aStepOfTheRoundIsOfTheOrdinaryTurn(String round, String step) {
    assertThat(joined().companyTurn(round, "FW", step).state().top().name()).isEqualTo("operating");
  }

  @ParameterizedTest
  @CsvSource({"operating", "state-railway"})
  void aKindOfCompanyHasTurnsOfItsOwn(String round) {
    Position after =
        Setting.of("1861")
            .set(6)
            .phase("5")
            .tile("M7", "57", 0)
            .company("RSR", it -> it.marker("E1").trains("5").cash(3))
            .company("NW", it -> it.held("B", 30).operated(90).marker("M7").trains("5").cash(40))
            .companyTurn(round, "RSR", "run-trains");
    assertThat(after.company("RSR").revenue()).isEqualTo(90);
    assertThat(after.round()).startsWith("operating");
  }
}
