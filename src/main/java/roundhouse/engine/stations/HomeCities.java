package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.design.spec.CompanySpec;

/** The cities of a tile, and which of them is a company's home. */
public final class HomeCities {
  private HomeCities() {}

  /** Indices of the cities among the stops of a tile. */
  public static List<Integer> of(Tile tile) {
    var cities = new ArrayList<Integer>();
    for (int i = 0; i < tile.stops().size(); i++) if (tile.stops().get(i).isCity()) cities.add(i);
    return cities;
  }

  /**
   * The index of a company's home city among the stops of the tile on its home hex: the city that
   * keeps the printed track.
   */
  static Optional<Integer> home(Board board, CompanySpec spec) {
    List<Integer> printed = of(board.map().hex(HexId.of(spec.home())).printed());
    List<Integer> cities = of(board.tile(HexId.of(spec.home())));
    if (cities.isEmpty()) return Optional.empty();
    if (spec.homeCity() >= printed.size())
      return Optional.of(cities.get(Math.min(spec.homeCity(), cities.size() - 1)));
    int kept = board.stopNow(HexId.of(spec.home()), printed.get(spec.homeCity()));
    return Optional.of(cities.contains(kept) ? kept : cities.getFirst());
  }
}
