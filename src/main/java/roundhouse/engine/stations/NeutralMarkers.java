package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Marker;
import roundhouse.board.Reach;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.NeutralMarkersSpec;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.HexLabel;
import roundhouse.game.Company;

/** Neutral station markers: who may place one where, and what they mean to their company. */
public final class NeutralMarkers {
  /** Flag of a company that has placed its neutral marker. */
  private static final String PLACED = "neutral-marker-placed";

  private NeutralMarkers() {}

  /** Whether the markers of a company are the neutral ones. */
  public static boolean areOf(Design design, String company) {
    return design.neutralMarkers().map(NeutralMarkersSpec::company).equals(Optional.of(company));
  }

  /** The company of the neutral markers starts only when one of them is on the board. */
  public static Verdict mayStart(Game game, Company company) {
    boolean waits =
        areOf(game.design(), company.id())
            && game.state().board().markersOf(company.id()).isEmpty();
    return waits
        ? Verdict.no("%s cannot start until a neutral marker is on the board", company.id())
        : Verdict.YES;
  }

  /** Cities with a neutral marker that a company could replace by its own. */
  static List<TrackGraph.StopAt> replaceable(Game game, Company company) {
    Board board = game.state().board();
    TrackGraph track = board.track();
    return board.markers().stream()
        .filter(Marker::neutral)
        .filter(each -> !NeutralMarkers.areOf(game.design(), company.id()))
        .filter(
            each ->
                board.markersAt(each.hex()).stream()
                    .noneMatch(other -> other.company().equals(company.id())))
        .map(each -> track.stop(track.stopIndex(each.hex(), each.city())))
        .toList();
  }

  /**
   * The neutral marker in a city leaves the game, and the company's first marker takes its space.
   */
  static void replace(StateTransaction change, String id, TrackGraph.StopAt at) {
    Board board = change.state().board();
    Marker neutral =
        board.markersAt(at.hex(), at.index()).stream()
            .filter(Marker::neutral)
            .findFirst()
            .orElseThrow();
    var markers = new ArrayList<>(board.markers());
    markers.remove(neutral);
    markers.add(new Marker(id, at.hex(), at.index(), neutral.slot(), true, false));
    change.update(change.state().with(board.withMarkers(markers)));
  }

  /** Every city where the company may place its neutral marker. */
  static List<TrackGraph.StopAt> places(Game game, Company company) {
    var all = new ArrayList<TrackGraph.StopAt>();
    if (!mayAtAll(game, company).allowed()) return all;
    TrackGraph track = game.state().board().track();
    Reach reach = CompanyNetwork.reach(game, company, false);
    for (int stop = 0; stop < track.stops(); stop++) {
      TrackGraph.StopAt at = track.stop(stop);
      if (at.stop().isCity() && reach.reaches(stop) && mayStand(game, at).allowed()) all.add(at);
    }
    return all;
  }

  private static Verdict mayAtAll(Game game, Company company) {
    boolean has =
        game.design()
            .neutralMarkers()
            .filter(rules -> rules.placedBy().contains(company.id()))
            .isPresent();
    if (!has) return Verdict.no("%s has no neutral marker", company.id());
    return Boolean.TRUE.equals(game.state().flag(company.id(), PLACED))
        ? Verdict.no("%s has placed its neutral marker", company.id())
        : Verdict.YES;
  }

  private static Verdict mayStand(Game game, TrackGraph.StopAt at) {
    Company owner = game.company(game.design().neutralMarkers().orElseThrow().company());
    var hex = game.title().map().hex(at.hex());
    return StationMarkers.mayStand(game, new MarkerHooks.MayPlaceMarker(owner, hex, at.index()));
  }

  static Verdict verdict(Game game, Company company, TrackGraph.StopAt at) {
    Verdict any = mayAtAll(game, company);
    if (!any.allowed()) return any;
    int stop = game.state().board().track().stopIndex(at.hex(), at.index());
    if (!CompanyNetwork.reach(game, company, false).reaches(stop))
      return Verdict.no("%s cannot reach the city in %s", company.id(), at.hex());
    return mayStand(game, at);
  }

  static void place(StateTransaction change, String id, TrackGraph.StopAt at) {
    Game game = change.game();
    Refusal.unless(verdict(game, change.company(id), at), "station-marker");
    Board board = game.state().board();
    int slot = board.freeSlot(at.hex(), at.index()).orElseThrow();
    String owner = game.design().neutralMarkers().orElseThrow().company();
    Marker marker = new Marker(owner, at.hex(), at.index(), slot, false, false, true);
    change.update(change.state().with(board.with(marker)).withFlag(id, PLACED, true));
    change.log(
        new BoardEvent.NeutralMarkerPlaced(
            id, HexLabel.of(game.title().map().hex(at.hex())), at.index()));
  }
}
