package roundhouse.picture.board;

import java.awt.Color;
import java.util.List;
import roundhouse.route.problem.Run;

/**
 * Runs drawn on a board, each in its colour; runs that share track are drawn side by side.
 *
 * @param colors one for each run; repeated if there are fewer
 */
public record RouteOverlay(List<Run> runs, List<Color> colors) {
  /**
   * Colours that differ from each other and from every tile colour, even for colour-blind people.
   */
  public static final List<Color> COLORS =
      List.of(
          new Color(0xD55E00),
          new Color(0x0072B2),
          new Color(0x3D0C5A),
          new Color(0x00B4D8),
          new Color(0xF032E6),
          new Color(0x6B4226),
          new Color(0xB000FF),
          new Color(0x1B2A8A));

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
