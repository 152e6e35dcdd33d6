package roundhouse.picture.tile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Stop;
import roundhouse.picture.Vec;

/**
 * Where and how a stop is drawn, relative to the centre of its hex.
 *
 * @param centre of the whole stop
 * @param slots centres of a city's spaces
 * @param slotRadius of each space
 * @param along direction of a single track through a town or halt; empty if track ends or branches
 *     here
 */
public record StopPlan(
    Stop stop, Vec centre, List<Vec> slots, double slotRadius, Optional<Vec> along) {
  public static final double SLOT = 25;
  private static final double SMALL = 18;

  /**
   * Arranges spaces in a row, a triangle, a square or a ring; many spaces in rows of smaller ones.
   */
  static StopPlan of(Stop stop, Vec centre, double turn, Optional<Vec> along) {
    int count = stop.slots();
    double radius = count <= 4 ? SLOT : count <= 6 ? 20 : 12;
    List<Vec> slots =
        offsets(count, radius).stream().map(offset -> centre.plus(offset.rotated(turn))).toList();
    return new StopPlan(stop, centre, slots, radius, along);
  }

  /** The centre of a space; markers beyond the last space go beside the stop. */
  public Vec slot(int index) {
    if (index < slots.size()) return slots.get(index);
    double beyond = slots.isEmpty() ? index : index - slots.size() + 1;
    Vec last = slots.isEmpty() ? centre : slots.getLast();
    return last.plus(new Vec(beyond * slotRadius * 1.2, beyond * slotRadius * 0.5));
  }

  boolean covers(Vec point) {
    return slots.isEmpty()
        ? point.distance(centre) <= SMALL
        : slots.stream().anyMatch(slot -> point.distance(slot) <= slotRadius);
  }

  private static List<Vec> offsets(int count, double radius) {
    return switch (count) {
      case 0 -> List.of();
      case 1 -> List.of(Vec.ZERO);
      case 2 -> List.of(new Vec(-radius, 0), new Vec(radius, 0));
      case 3 -> ring(3, radius * 2 / Math.sqrt(3));
      case 4 ->
          List.of(
              new Vec(-radius, -radius),
              new Vec(radius, -radius),
              new Vec(radius, radius),
              new Vec(-radius, radius));
      case 5, 6 -> ring(count, radius / Math.sin(Math.PI / count));
      default -> rows(count, radius);
    };
  }

  private static List<Vec> ring(int count, double radius) {
    var all = new ArrayList<Vec>();
    for (int slot = 0; slot < count; slot++)
      all.add(Vec.polar(-Math.PI / 2 + 2 * Math.PI * slot / count, radius));
    return all;
  }

  private static List<Vec> rows(int count, double radius) {
    int columns = (int) Math.ceil(Math.sqrt(count));
    int rows = (count + columns - 1) / columns;
    var all = new ArrayList<Vec>();
    for (int slot = 0; slot < count; slot++) {
      double x = slot % columns - (columns - 1) / 2.0;
      double y = slot / columns - (rows - 1) / 2.0;
      all.add(new Vec(x, y).times(2 * radius));
    }
    return all;
  }
}
