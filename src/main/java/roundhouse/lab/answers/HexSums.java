package roundhouse.lab.answers;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import roundhouse.board.HexId;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.HexRow;

/** How games that ended by their rules use the map, added up hex by hex. */
final class HexSums {
  private final Map<MapUse, Map<HexId, Long>> sums = new EnumMap<>(MapUse.class);
  private int games;

  void add(GameRecord game) {
    games++;
    for (HexRow row : game.hexes()) for (MapUse use : MapUse.values()) add(use, row);
  }

  private void add(MapUse use, HexRow row) {
    if (use.of(row) > 0)
      sums.computeIfAbsent(use, _ -> new TreeMap<>())
          .merge(HexId.of(row.hex()), (long) use.of(row), Long::sum);
  }

  /** How much of it a game has in each hex, on average; hexes without any are left out. */
  Map<HexId, Double> means(MapUse use) {
    var means = new TreeMap<HexId, Double>();
    sums.getOrDefault(use, Map.of()).forEach((hex, sum) -> means.put(hex, sum / (double) games));
    return means;
  }
}
