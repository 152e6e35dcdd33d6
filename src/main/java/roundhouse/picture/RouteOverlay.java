package roundhouse.picture;

import java.awt.Color;
import java.util.List;
import roundhouse.route.Run;

/**
 * Runs drawn on a board, each in its colour; where two share track they run side by side.
 *
 * @param colors one for each run; they repeat when there are fewer
 */
public record RouteOverlay(List<Run> runs, List<Color> colors) {
  /** Colours that differ on every ground of a tile. */
  public static final List<Color> COLORS =
      List.of(
          new Color(0xE6194B), new Color(0x2457D6), new Color(0xF58231), new Color(0x911EB4),
          new Color(0x00A6A6), new Color(0xF032E6), new Color(0x9ACD32), new Color(0x6B4226));

  public RouteOverlay {
    runs = List.copyOf(runs);
    colors = colors.isEmpty() ? COLORS : List.copyOf(colors);
  }

  public static RouteOverlay of(List<Run> runs) {
    return new RouteOverlay(runs, COLORS);
  }

  Color color(int run) {
    return colors.get(run % colors.size());
  }
}
