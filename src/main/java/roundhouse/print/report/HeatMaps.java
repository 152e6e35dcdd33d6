package roundhouse.print.report;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import roundhouse.board.HexId;
import roundhouse.engine.Title;
import roundhouse.lab.answers.MapUse;
import roundhouse.lab.answers.SidePair;
import roundhouse.lab.answers.SideTally;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.Theme;
import roundhouse.picture.board.HeatPainter;

/**
 * How games use the map, as heat on the board.
 *
 * @param titles of the sides, by their names
 */
public record HeatMaps(Map<String, Title> titles) {

  public HeatMaps {
    titles = Map.copyOf(titles);
  }

  /** What a game of a side has in each hex, on average. */
  public Painter of(SideTally side, MapUse use) {
    return painter(side, side.use(use), false);
  }

  /** How much more of it the other side has than the first, on the other's map. */
  public Painter of(SidePair pair, MapUse use) {
    return painter(pair.other(), difference(pair, use), true);
  }

  private static Map<HexId, Double> difference(SidePair pair, MapUse use) {
    Map<HexId, Double> base = pair.base().use(use);
    Map<HexId, Double> other = pair.other().use(use);
    Set<HexId> all = new TreeSet<>(base.keySet());
    all.addAll(other.keySet());
    var difference = new TreeMap<HexId, Double>();
    for (HexId hex : all)
      difference.put(hex, other.getOrDefault(hex, 0.0) - base.getOrDefault(hex, 0.0));
    return difference;
  }

  private Painter painter(SideTally side, Map<HexId, Double> heat, boolean signed) {
    Title title = titles.get(side.side());
    var liveries = Liveries.of(title.design().companies().values());
    return new HeatPainter(title.map(), liveries, Theme.LIGHT, heat, signed);
  }
}
