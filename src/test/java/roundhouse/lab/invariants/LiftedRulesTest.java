package roundhouse.lab.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.game.MemoryKey;
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
    assertThat(lifted(turn(), action)).isPresent();
  }

  private static Optional<String> lifted(Position now, Action action) {
    return WaiverInvariants.lifted(
        new StateTransition(now.title(), now.state(), action, now.state(), List.of()));
  }

  private static Position building() {
    return Setting.of("1870")
        .set(2)
        .company("IC", it -> it.held("A", 60).operated(76).cash(500))
        .operating("IC", "lay-track");
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
    assertThat(lifted(turn(), new Action.BuyShare("A", "IC", "ipo", 10))).isEmpty();
  }

  @Test
  void aShareBoughtAfterASaleInTheRoundIsFound() {
    Position sold = turn().play(new Action.SellShares("A", "IC", 10));
    assertThat(lifted(sold, new Action.BuyShare("A", "IC", "pool", 10)))
        .get()
        .asString()
        .contains("after selling some");
  }

  @Test
  void aTileApartFromTheTrackIsFound() {
    assertThat(lifted(building(), new Action.LayTile("IC", HexId.of("B9"), "7", 0)))
        .get()
        .asString()
        .contains("apart from its track");
    var home = building().state().board().markersOf("IC").getFirst().hex();
    assertThat(lifted(building(), new Action.LayTile("IC", home, "57", 0))).isEmpty();
  }

  @Test
  void aMarkerThatNoTrackLeadsToIsFound() {
    assertThat(lifted(building(), new Action.PlaceMarker("IC", HexId.of("C18"), 0)))
        .get()
        .asString()
        .contains("where its track does not lead");
  }

  @Test
  void anotherMarkerOfATurnIsFound() {
    Position placed =
        building()
            .changed(
                state -> {
                  var frames = new ArrayList<>(state.stack());
                  frames.add(frames.removeLast().remembering(MemoryKey.flag("marker-done"), true));
                  return state.withStack(frames);
                });
    assertThat(lifted(placed, new Action.PlaceMarker("IC", HexId.of("C18"), 0)))
        .get()
        .asString()
        .contains("another marker of its turn");
  }

  @Test
  void aNetworkThatReachesTooMuchOrTooLittleIsFound() {
    var board = turn().state().board();
    var home = board.markersOf("IC").getFirst();
    int stop = board.track().stopIndex(home.hex(), home.city());

    assertThat(fault(board, reached -> false, OptionalInt.of(0), 0))
        .get()
        .asString()
        .contains("lacks a stop in " + home.hex());
    assertThat(fault(board, reached -> true, OptionalInt.of(0), 0))
        .get()
        .asString()
        .contains("that no track leads to");
    assertThat(fault(board, reached -> reached == stop, OptionalInt.of(0), 0)).isEmpty();
    assertThat(fault(board, reached -> reached == stop, OptionalInt.of(1), 0))
        .get()
        .asString()
        .contains("0 hexes along track");
    assertThat(fault(board, reached -> reached == stop, OptionalInt.of(0), 1))
        .get()
        .asString()
        .contains("farther in hexes than along track");
  }

  private static Optional<String> fault(
      Board board, IntPredicate reached, OptionalInt distance, int hexes) {
    return NetworkInvariants.fault(
        board,
        "IC",
        TrackWalk.from(board, "IC"),
        new NetworkInvariants.Told(reached, stop -> distance, (one, other) -> hexes));
  }
}
