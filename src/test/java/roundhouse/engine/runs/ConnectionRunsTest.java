package roundhouse.engine.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.WITHHOLD;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Title;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.Position;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/** Connection runs in a simple title that adds them in its design alone. */
class ConnectionRunsTest {
  private static final Title TITLE = new Tiny(Repository.scripts()).title("tiny-connected");

  /** RED at Aston owns a 4-train, which reaches Derby, and is about to end its turn. */
  private static Position lastOfTurn(String... trains) {
    return Setting.of(TITLE, "Ann", "Bob")
        .company("RED", it -> it.held("Ann", 60).operated(100).trains(trains).cash(400))
        .operating("RED", "buy-trains");
  }

  private static Position connected() {
    return lastOfTurn("4").pass("RED");
  }

  @Test
  void aCompanyWhoseTrainComesFromHomeToDestinationHasATurnOfItsOwn() {
    connected().asks("RED", "destinationMarker");
    assertThat(lastOfTurn("3").pass("RED").waitsFor("RED", "destinationMarker")).isFalse();
  }

  @Test
  void theMarkerIsPlacedForNothingBesideTheSpacesOrKept() {
    Position placed = connected().play(new Choose("RED", "destinationMarker", "Map"));
    assertThat(placed.state().board().markersAt(HexId.of("A7")))
        .containsExactly(new Marker("RED", HexId.of("A7"), 0, Marker.BESIDE, false, false));
    assertThat(placed.cash("RED")).isEqualTo(400);
    Position kept = connected().play(new Choose("RED", "destinationMarker", "Charter"));
    assertThat(kept.company("RED").markers()).containsExactly(40, 60);
  }

  @Test
  void aCompanyWithoutADestinationHasNoMarkerForIt() {
    Setting both =
        Setting.of(
                new Tiny(Repository.scripts()).title("tiny-connected", "in-each-turn"),
                "Ann",
                "Bob")
            .company("RED", it -> it.held("Ann", 60).operated(100).trains("3"))
            .company("BLU", it -> it.held("Bob", 60).operated(90).trains("3"));
    both.operating("RED", "destinationMarker").asks("RED", "destinationMarker");
    both.operating("BLU", "run-trains").asks("BLU", "run-trains");
    assertThat(both.operating("BLU", "destinationMarker").waitsFor("BLU", "destinationMarker"))
        .isFalse();
  }

  @Test
  void oneRunJoinsHomeAndDestinationWhichCountsTwiceWithTheMarkerThere() {
    Position placed = connected().play(new Choose("RED", "destinationMarker", "Map"));
    placed.refused(new RunTrains("RED", List.of()), "one of the runs must join");
    Position run = placed.play(placed.choices(RunTrains.class).getFirst());
    assertThat(run.told()).contains("RED runs for £100");
    Position kept = connected().play(new Choose("RED", "destinationMarker", "Charter"));
    assertThat(kept.play(kept.choices(RunTrains.class).getFirst()).told())
        .contains("RED runs for £80");
  }

  @Test
  void whatIsKeptMovesNoPriceAndThereIsNoOtherConnectionRun() {
    Position run =
        connected().play(new Choose("RED", "destinationMarker", "Map")).runBest("RED", WITHHOLD);
    assertThat(run.price("RED")).isEqualTo(100);
    assertThat(run.round()).startsWith("stock");
    assertThat(run.pass("Ann", "Bob").waitsFor("RED", "destinationMarker")).isFalse();
  }

  @Test
  void botsPlayTheSimpleTitleAndTheRuleApplies() {
    int runs = 0;
    for (long seed = 1; seed <= 12; seed++) {
      SimulatedGame game = Simulation.of(TITLE, 2, new SensibleBot()).checking().play(seed);
      assertThat(game.outcome())
          .as("seed %d: %s", seed, game.outcome().says())
          .isInstanceOf(SimulationOutcome.Ended.class);
      for (Action action : game.log().actions())
        if (action instanceof Choose choose && choose.question().equals("destinationMarker"))
          runs++;
    }
    assertThat(runs).isPositive();
  }
}
