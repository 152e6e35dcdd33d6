package roundhouse.print.report;

import java.util.Map;
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
public record HeatMaps(Map<String, Title> titles, Theme theme) {

  public HeatMaps {
    titles = Map.copyOf(titles);
  }

  /** What a game of a side has in each hex, on average. */
  public Painter of(SideTally side, MapUse use) {
    return painter(side, side.use(use), false);
  }

  /** How much more of it the other side has than the first, on the other's map. */
  public Painter of(SidePair pair, MapUse use) {
    return painter(pair.other(), pair.use(use), true);
  }

  private Painter painter(SideTally side, Map<HexId, Double> heat, boolean signed) {
    Title title = titles.get(side.side());
    var liveries = Liveries.of(title.design().companies().values());
    return new HeatPainter(title.map(), liveries, theme, heat, signed);
  }
}
