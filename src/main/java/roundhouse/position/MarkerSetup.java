package roundhouse.position;

import java.util.List;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Title;
import roundhouse.engine.stations.NeutralMarkers;
import roundhouse.game.Company;
import roundhouse.game.GameState;

/** Places the station markers of a company in a {@link PositionSetup}. */
final class MarkerSetup {
  private final Title title;
  private final String company;

  MarkerSetup(Title title, String company) {
    this.title = title;
    this.company = company;
  }

  /**
   * A marker in a city of a hex: the next one of the charter, or one taken over from another
   * company.
   *
   * @param which the number of the city, from 0; the last city if there are fewer
   * @param home a home marker is placed even where no space is free
   */
  GameState placed(GameState state, HexId hex, int which, boolean home) {
    Board board = state.board();
    int city = cityAt(board, hex, which);
    var slot = board.freeSlot(hex, city);
    if (slot.isEmpty() && !home)
      throw new ImpossiblePosition(hex + " has no free space for a marker of " + company);
    if (NeutralMarkers.areOf(title.design(), company))
      return state.with(
          board.with(new Marker(company, hex, city, slot.orElse(0), false, false, true)));
    Company owner = state.company(company);
    int taken = Math.min(1, owner.markers().size());
    return state
        .with(board.with(new Marker(company, hex, city, slot.orElse(Marker.BESIDE), home, false)))
        .with(owner.withMarkers(owner.markers().subList(taken, owner.markers().size())));
  }

  /** A marker as a test states it, unless the company has one there from the start. */
  GameState placed(GameState state, StatedMarker stated) {
    return placed(state, stated, false);
  }

  /** The home marker, unless it is there from the start. */
  GameState home(GameState state, StatedMarker stated) {
    return placed(state, stated, true);
  }

  private GameState placed(GameState state, StatedMarker stated, boolean home) {
    Board board = state.board();
    boolean there =
        board.markersOf(company).stream()
            .anyMatch(marker -> stated.includes(StatedMarker.of(board, marker)));
    return there ? state : placed(state, HexId.of(stated.hex()), city(board, stated), home);
  }

  /** The city that is stated; otherwise the company's own at its home, and the first elsewhere. */
  private int city(Board board, StatedMarker stated) {
    int which = stated.city().orElseGet(() -> ownCity(board, stated.hex()));
    int cities = board.tile(HexId.of(stated.hex())).cities().size();
    if (stated.city().isPresent() && which >= cities)
      throw new ImpossiblePosition(
          "%s has no city %s: its %s cities are numbered from 0"
              .formatted(stated.hex(), which, cities));
    return which;
  }

  /** The number of the company's own city at its home, and of the first elsewhere. */
  int ownCity(Board board, String hex) {
    var spec = title.design().company(company);
    if (!hex.equals(spec.home())) return 0;
    return board
        .cityNow(HexId.of(hex), spec.homeCity())
        .map(board.tile(HexId.of(hex)).cities()::indexOf)
        .orElse(0);
  }

  /** All markers of the company, as its bankruptcy turns them over. */
  GameState turnedOver(GameState state) {
    return state.with(
        state
            .board()
            .withMarkers(
                state.board().markers().stream()
                    .map(marker -> isOurs(marker) ? marker.flipped(true) : marker)
                    .toList()));
  }

  /** No marker of the company. */
  GameState removed(GameState state) {
    return state.with(
        state
            .board()
            .withMarkers(
                state.board().markers().stream().filter(marker -> !isOurs(marker)).toList()));
  }

  private boolean isOurs(Marker marker) {
    return marker.company().equals(company);
  }

  private static int cityAt(Board board, HexId hex, int which) {
    List<Integer> cities = board.tile(hex).cities();
    if (cities.isEmpty()) throw new ImpossiblePosition(hex + " has no city");
    return cities.get(Math.min(which, cities.size() - 1));
  }
}
