package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.MarkerMove;
import roundhouse.design.spec.NeutralMarkersSpec;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.Company;
import roundhouse.game.FrameMemory;
import roundhouse.game.MemoryKey;
import roundhouse.game.PrivateCompany;

/** The right of a private to move a station marker of its company. */
public final class MarkerMoves {
  /** The turn in which a marker that was taken up is placed. */
  public static final String TURN = "move-marker";

  /** Flag of a private whose right was used. */
  private static final String USED = "marker-moved";

  /**
   * Turn memory: the private, whether the marker in hand is that of the home, and where it went.
   */
  private static final MemoryKey<String> PRIVATE = MemoryKey.text("private");

  private static final MemoryKey<Boolean> HOME = MemoryKey.flag("of-home");
  private static final MemoryKey<String> PLACED = MemoryKey.text("moved-to");

  private MarkerMoves() {}

  /** A private whose right a company has and has not used. */
  static Optional<PrivateCompany> right(Game game, String company) {
    return game.state().privates().values().stream()
        .filter(each -> !each.closed() && each.owner().is(company))
        .filter(each -> game.design().privates().get(each.id()).movesMarker().isPresent())
        .filter(each -> !Boolean.TRUE.equals(game.state().flag(each.id(), USED)))
        .findFirst();
  }

  /** The markers that a company may move by the right of a private. */
  static List<Marker> movable(Game game, String company, PrivateCompany owned) {
    MarkerMove rules = rules(game, owned);
    if (places(game, company, rules).isEmpty()) return List.of();
    return game.state().board().markersOf(company).stream()
        .filter(marker -> marker.takesSpace() && !marker.flipped())
        .filter(marker -> !rules.to().contains(marker.hex().text()))
        .filter(marker -> !marker.home() || mayLeave(game.state().board(), marker.hex()))
        .toList();
  }

  private static MarkerMove rules(Game game, PrivateCompany owned) {
    return game.design().privates().get(owned.id()).movesMarker().orElseThrow();
  }

  /** A home marker does not leave a hex in which a neutral marker stands. */
  private static boolean mayLeave(Board board, HexId home) {
    return board.markersAt(home).stream().noneMatch(Marker::neutral);
  }

  private static List<TrackGraph.StopAt> places(Game game, String company, MarkerMove rules) {
    TrackGraph track = game.state().board().track();
    var all = new ArrayList<TrackGraph.StopAt>();
    for (String id : rules.to()) {
      var hex = game.title().map().hex(HexId.of(id));
      for (int city : game.state().board().tile(HexId.of(id)).cities()) {
        var asked = new MarkerHooks.MayPlaceMarker(game.company(company), hex, city);
        if (StationMarkers.mayStand(game, asked).allowed())
          all.add(track.stop(track.stopIndex(HexId.of(id), city)));
      }
    }
    return all;
  }

  /** Takes a marker up; the turn to place it comes next. */
  static void takeUp(StateTransaction change, Marker marker, PrivateCompany owned) {
    Board board = change.state().board();
    var markers = new ArrayList<>(board.markers());
    markers.remove(marker);
    Optional<NeutralMarkersSpec> neutral = change.title().design().neutralMarkers();
    if (marker.home() && neutral.isPresent())
      markers.add(marker.of(neutral.get().company()).flipped(false).neutral(true));
    change.update(change.state().with(board.withMarkers(markers)).withFlag(owned.id(), USED, true));
    change.log(
        new BoardEvent.MarkerTakenUp(
            marker.company(), HexLabel.of(change.title().map().hex(marker.hex()))));
    Turns.push(change, TURN, marker.company());
    change.remember(PRIVATE, owned.id());
    change.remember(HOME, marker.home());
  }

  /** Where the marker in hand may be placed; nowhere once it is. */
  static List<TrackGraph.StopAt> places(Game game) {
    FrameMemory memory = game.turn().memory();
    return memory.has(PLACED)
        ? List.of()
        : places(game, game.turn().entity(), rules(game, inTurn(game)));
  }

  private static PrivateCompany inTurn(Game game) {
    return game.state().privateCompany(game.turn().memory().get(PRIVATE));
  }

  static void place(StateTransaction change, TrackGraph.StopAt at) {
    Board board = change.state().board();
    String id = change.state().top().entity();
    Company company = change.company(id);
    boolean home = change.state().top().memory().is(HOME);
    int slot = board.freeSlot(at.hex(), at.index()).orElseThrow();
    boolean neutral = NeutralMarkers.areOf(change.title().design(), id);
    var marker = new Marker(company.id(), at.hex(), at.index(), slot, home, false, neutral);
    change.update(change.state().with(board.with(marker)));
    change.remember(PLACED, at.hex().text());
    change.log(
        new BoardEvent.MarkerMoved(
            id, HexLabel.of(change.title().map().hex(at.hex())), at.index()));
  }

  /** The hex to which the marker was moved, if a tile may be laid there. */
  public static Optional<HexId> tileAt(Game game) {
    String placed = game.turn().memory().get(PLACED);
    return placed.isEmpty() || !rules(game, inTurn(game)).tile()
        ? Optional.empty()
        : Optional.of(HexId.of(placed));
  }
}
