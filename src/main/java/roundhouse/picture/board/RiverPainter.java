package roundhouse.picture.board;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import roundhouse.board.Hex;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/**
 * Draws a river through a hex, between the two corners that separate its banks; stops are on the
 * first bank.
 */
final class RiverPainter {
  private static final double WIDTH = 11;

  /** How far the river bends towards the shorter bank. */
  private static final double BEND = 0.75;

  /**
   * Minimum distance of the river from the centre if there is one stop, and if there are several.
   */
  private static final double CLEAR = 36;

  private static final double CLEAR_OF_SEVERAL = 62;

  private RiverPainter() {}

  static void draw(Graphics2D graphics, HexGeometry geometry, Hex hex) {
    if (hex.banks().size() != 2) return;
    List<Vec> mouths =
        IntStream.range(0, 6).filter(edge -> parts(hex, edge)).mapToObj(geometry::corner).toList();
    if (mouths.size() != 2) return;
    Vec from = mouths.getFirst();
    Vec to = mouths.getLast();
    Vec middle = from.plus(to).times(BEND / 2);
    Vec away = away(geometry, hex.banks().getLast());
    double room = room(hex.printed().stops().size());
    if (middle.dot(away) < room) middle = away.times(room);
    Vec control = middle.times(2).minus(from.plus(to).times(0.5));
    var course = new Path2D.Double();
    course.moveTo(from.x(), from.y());
    course.quadTo(control.x(), control.y(), to.x(), to.y());
    Shapes.stroke(graphics, course, Theme.RIVER, Shapes.round(WIDTH));
  }

  private static double room(int stops) {
    return stops == 0 ? 0 : stops == 1 ? CLEAR : CLEAR_OF_SEVERAL;
  }

  /** Whether an edge and the next are on different banks. */
  private static boolean parts(Hex hex, int edge) {
    Set<Integer> first = hex.banks().getFirst();
    return first.contains(edge) != first.contains((edge + 1) % 6);
  }

  /** The direction from the centre towards a bank. */
  private static Vec away(HexGeometry geometry, Set<Integer> bank) {
    return bank.stream().map(geometry::edge).reduce(Vec.ZERO, Vec::plus).unit();
  }
}
