package roundhouse.position;

import java.util.stream.IntStream;
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
   * A marker in a city of a hex.
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
    return state
        .with(board.with(new Marker(company, hex, city, slot.orElse(Marker.BESIDE), home, false)))
        .with(owner.withMarkers(owner.markers().subList(1, owner.markers().size())));
  }

  private static int cityAt(Board board, HexId hex, int which) {
    var stops = board.tile(hex).stops();
    int[] cities =
        IntStream.range(0, stops.size()).filter(stop -> stops.get(stop).isCity()).toArray();
    if (cities.length == 0) throw new ImpossiblePosition(hex + " has no city");
    return cities[Math.min(which, cities.length - 1)];
  }
}
