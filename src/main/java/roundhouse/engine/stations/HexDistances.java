package roundhouse.engine.stations;

import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.engine.Game;
import roundhouse.game.Company;

/** Distances over the map in hexes, whatever lies between, even outside the board. */
final class HexDistances {
  private HexDistances() {}

  /** The distance from the nearest hex with a marker of the company; 0 without markers. */
  static int between(Game game, Company company, Hex hex) {
    GameMap map = game.title().map();
    return game.state().board().markersOf(company.id()).stream()
        .map(marker -> map.hex(marker.hex()))
        .mapToInt(from -> map.layout().distance(from.place(), hex.place()))
        .min()
        .orElse(0);
  }
}
