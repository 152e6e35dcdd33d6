package roundhouse.lab.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** Networks that are not what track leads to, and rules that no script lifts, broken on purpose. */
class LiftedRulesTest {
  private static final HexId HOME = HexId.of("J7");

  private static Position turn() {
    return Setting.of("1870")
        .set(2)
        .company("IC", it -> it.held("A", 60).operated(76).cash(500))
        .stock("A");
  }

  private static void assertBroken(Action action) {
    Position now = turn();
    var moment = new StateTransition(now.title(), now.state(), action, now.state(), List.of());
    assertThat(WaiverInvariants.lifted(moment)).isPresent();
  }

  @Test
  void aTileOfALaterPhaseIsFound() {
    assertBroken(new Action.LayTile("IC", HOME, "63", 0));
  }

  @Test
  void aSecondMarkerInAHexIsFound() {
    var home = turn().state().board().markersOf("IC").getFirst();
    assertBroken(new Action.PlaceMarker("IC", home.hex(), home.city()));
  }

  @Test
  void aShareBoughtFromATreasuryIsFound() {
    assertBroken(new Action.BuyShare("A", "IC", "IC", 10));
  }

  @Test
  void aShareOfTheOfferingIsNone() {
    Position now = turn();
    var purchase = new Action.BuyShare("A", "IC", "ipo", 10);
    assertThat(
            WaiverInvariants.lifted(
                new StateTransition(now.title(), now.state(), purchase, now.state(), List.of())))
        .isEmpty();
  }

  @Test
  void aNetworkThatReachesTooMuchOrTooLittleIsFound() {
    var board = turn().state().board();
    var home = board.markersOf("IC").getFirst();
    int stop = board.track().stopIndex(home.hex(), home.city());

    assertThat(NetworkInvariants.fault(board, "IC", reached -> false))
        .get()
        .asString()
        .contains("lacks a stop in " + home.hex());
    assertThat(NetworkInvariants.fault(board, "IC", reached -> true))
        .get()
        .asString()
        .contains("that no track leads to");
    assertThat(NetworkInvariants.fault(board, "IC", reached -> reached == stop)).isEmpty();
  }
}
