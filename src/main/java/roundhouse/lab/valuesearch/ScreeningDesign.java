package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The points that a search plays first: a definitive screening design (Jones and Nachtsheim 2011),
 * with which linear effects are not confounded with each other, nor with any of second order. A
 * value with two levels has no middle; pairs of points take both (2013). One or two values have a
 * small grid instead.
 */
final class ScreeningDesign {
  /** Values that can be varied together. */
  static final int MOST = 12;

  private static final int GRID_OF_ONE = 5;
  private static final int GRID_OF_TWO = 3;

  private ScreeningDesign() {}

  /** The points, without the design as it is. */
  static List<ValuePoint> of(ValueSpace space) {
    int count = space.varied().size();
    Set<ValuePoint> points = new LinkedHashSet<>();
    if (count <= 2) grid(space, count == 1 ? GRID_OF_ONE : GRID_OF_TWO, points);
    else screen(space, points);
    points.remove(space.asItIs());
    return List.copyOf(points);
  }

  private static void grid(ValueSpace space, int across, Set<ValuePoint> points) {
    int count = space.varied().size();
    for (int number = 0; number < across * (count == 1 ? 1 : across); number++) {
      var levels = new ArrayList<Integer>();
      int rest = number;
      for (VariedValue each : space.varied()) {
        int last = each.values().size() - 1;
        levels.add(Math.round(rest % across * last / (float) (across - 1)));
        rest /= across;
      }
      points.add(space.plain(new ValuePoint(levels)));
    }
  }

  private static void screen(ValueSpace space, Set<ValuePoint> points) {
    int[][] conference = conference(space.varied().size());
    for (int[] row : conference) {
      points.add(point(space, row, 1));
      points.add(point(space, row, -1));
    }
    int[] middle = new int[conference.length];
    points.add(point(space, middle, 1));
    points.add(point(space, middle, -1));
  }

  /**
   * @param fold 1 for a row, -1 for its mirror image
   */
  private static ValuePoint point(ValueSpace space, int[] row, int fold) {
    var levels = new ArrayList<Integer>();
    for (int index = 0; index < space.varied().size(); index++) {
      int last = space.varied().get(index).values().size() - 1;
      int coded = row[index] * fold;
      if (coded == 0 && last == 1) coded = fold;
      levels.add(coded < 0 ? 0 : coded > 0 ? last : last / 2);
    }
    return space.plain(new ValuePoint(levels));
  }

  /** A conference matrix of at least an order, as Paley makes them of squares modulo a prime. */
  private static int[][] conference(int least) {
    for (int prime : List.of(3, 5, 7, 11, 13)) if (prime + 1 >= least) return paley(prime);
    throw new IllegalArgumentException("at most %s values".formatted(MOST));
  }

  private static int[][] paley(int prime) {
    boolean[] square = new boolean[prime];
    for (int each = 1; each < prime; each++) square[each * each % prime] = true;
    int[][] matrix = new int[prime + 1][prime + 1];
    int mirrored = prime % 4 == 1 ? 1 : -1;
    for (int row = 0; row < prime; row++) {
      matrix[0][row + 1] = 1;
      matrix[row + 1][0] = mirrored;
      for (int column = 0; column < prime; column++)
        if (row != column)
          matrix[row + 1][column + 1] = square[Math.floorMod(row - column, prime)] ? 1 : -1;
    }
    return matrix;
  }
}
