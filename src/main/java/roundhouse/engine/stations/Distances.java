package roundhouse.engine.stations;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import roundhouse.board.Hex;
import roundhouse.board.Marker;
import roundhouse.engine.Game;
import roundhouse.engine.Worked;
import roundhouse.game.Company;

/** Distances over the map in hexes, whatever lies there. */
final class Distances {
  private Distances() {}

  /** The distance from the nearest hex with a marker of the company; 0 without markers. */
  static int between(Game game, Company company, Hex hex) {
    return from(game, company).getOrDefault(hex.id(), 0);
  }

  private record From(String company, java.util.List<Marker> markers) {}

  private static Map<String, Integer> from(Game game, Company company) {
    var markers = game.state().board().markersOf(company.id());
    return Worked.onBoard(game, new From(company.id(), markers), () -> distances(game, markers));
  }

  private static Map<String, Integer> distances(Game game, java.util.List<Marker> from) {
    var distances = new HashMap<String, Integer>();
    var queue = new ArrayDeque<String>();
    for (Marker marker : from) {
      if (distances.putIfAbsent(marker.hex(), 0) == null) queue.add(marker.hex());
    }
    while (!queue.isEmpty()) {
      String at = queue.poll();
      for (String next : game.title().map().hex(at).neighbors().values()) {
        if (distances.putIfAbsent(next, distances.get(at) + 1) == null) queue.add(next);
      }
    }
    return distances;
  }
}
