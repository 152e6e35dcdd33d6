package roundhouse.lab.invariants;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Stop;
import roundhouse.design.spec.MarkerClaim;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.design.spec.TileSpec;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.Event;
import roundhouse.engine.stations.StationMarkers;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.PrivateCompany;

/** Invariants of the board. */
final class BoardInvariants {
  private BoardInvariants() {}

  static Optional<String> tiles(StateTransition moment) {
    var laid = new HashMap<String, Integer>();
    for (var placement : moment.after().board().laid().values())
      laid.merge(placement.tile().number(), 1, Integer::sum);
    for (var entry : laid.entrySet()) {
      TileSpec spec = moment.title().design().tiles().get(entry.getKey());
      if (spec == null)
        return Optional.of(
            "tile %s is on the board but not in the manifest".formatted(entry.getKey()));
      if (!spec.count().unlimited() && entry.getValue() > spec.count().number()) {
        return Optional.of(
            "the board has %s tiles %s, the manifest %s"
                .formatted(entry.getValue(), entry.getKey(), spec.count().number()));
      }
    }
    return Optional.empty();
  }

  static Optional<String> markers(StateTransition moment) {
    Board board = moment.after().board();
    var spaces = new HashSet<Space>();
    for (Marker marker : board.markers()) {
      var stops = board.tile(marker.hex()).stops();
      if (marker.city() < 0 || marker.city() >= stops.size())
        return Optional.of(
            "a marker of %s in %s is not in a city".formatted(marker.company(), marker.hex()));
      Stop city = stops.get(marker.city());
      if (!marker.takesSpace()) continue;
      if (marker.slot() < 0 || marker.slot() >= city.slots())
        return Optional.of(
            "a marker of %s is outside the %s spaces in %s"
                .formatted(marker.company(), city.slots(), marker.hex()));
      if (!spaces.add(new Space(marker.hex(), marker.city(), marker.slot())))
        return Optional.of("two markers share a space in " + marker.hex());
    }
    return Optional.empty();
  }

  /**
   * A marker on the board is not on the charter too. After a merger there may be too many on the
   * board, and the markers of privates come in addition to those of the charter. Scripts may add
   * some, and say so.
   */
  static Optional<String> charters(StateTransition moment) {
    for (Company company : moment.after().companies().values()) {
      int all = StationMarkers.ofCharter(moment.game(), company.id()).size();
      int left = company.markers().size();
      int placed = placed(moment.after().board(), company.id());
      int most = all + withPrivates(moment, moment.after(), company.id());
      int now = left + placed;
      if (left > 0
          && now > most
          && now - withPrivates(moment, moment.after(), company.id())
              > before(moment, company.id()) + added(moment, company.id()))
        return Optional.of(
            "%s has %s markers on the board and %s on its charter, of %s"
                .formatted(company.id(), placed, left, all));
    }
    return Optional.empty();
  }

  /** How many it had before, without those by privates. */
  private static int before(StateTransition moment, String company) {
    return moment.before().company(company).markers().size()
        + placed(moment.before().board(), company)
        - withPrivates(moment, moment.before(), company);
  }

  /** How many markers effects of scripts have given a company. */
  private static int added(StateTransition moment, String company) {
    int added = 0;
    for (Event event : moment.events())
      switch (event) {
        case BoardEvent.MarkersAdded more when more.company().equals(company) ->
            added += more.count();
        case BoardEvent.MarkerPlaced one when one.company().equals(company) && one.additional() ->
            added++;
        case BoardEvent.MarkerReplaced taken when taken.company().equals(company) -> added++;
        default -> {}
      }
    return added;
  }

  /** Neutral markers come from no charter. */
  private static int placed(Board board, String company) {
    return (int) board.markersOf(company).stream().filter(marker -> !marker.neutral()).count();
  }

  /** Markers that privates brought the company, or those that have closed may have brought it. */
  private static int withPrivates(StateTransition moment, GameState state, String company) {
    int markers = 0;
    for (PrivateCompany each : state.privates().values()) {
      PrivateSpec spec = moment.title().design().privates().get(each.id());
      boolean owned = each.closed() || each.owner().is(company);
      boolean railway = spec.railway().isPresent() && owned;
      if (railway || spec.claims().filter(claim -> used(state.board(), company, claim)).isPresent())
        markers++;
    }
    return markers;
  }

  /** A marker stays where the claim of a private has put it, whoever owns the private now. */
  private static boolean used(Board board, String company, MarkerClaim claim) {
    return claim.isAdditional()
        && board.markersOf(company).stream()
            .anyMatch(marker -> claim.isFor(board, marker.hex(), marker.city()));
  }

  private record Space(HexId hex, int city, int slot) {}
}
