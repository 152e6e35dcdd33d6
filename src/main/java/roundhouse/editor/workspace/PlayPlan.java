package roundhouse.editor.workspace;

import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;

/**
 * How the parts of Play share a room.
 *
 * @param radius of a hex when the whole board fits
 * @param dividers what separates the areas and can be moved, the first one first
 */
public record PlayPlan(Recipe recipe, double radius, List<Area> areas, List<Divider> dividers) {
  public PlayPlan {
    areas = List.copyOf(areas);
    dividers = List.copyOf(dividers);
  }

  /**
   * A place on the screen.
   *
   * @param slots the parts there; of several, the tabs show one at a time
   */
  public record Area(Rectangle bounds, List<PlaySlot> slots) {
    static Area of(int x, int y, int width, int height, PlaySlot... slots) {
      return new Area(new Rectangle(x, y, width, height), List.of(slots));
    }
  }

  /**
   * @param upright whether it moves to the left and right
   * @param at its pixel, from the left or from the top
   * @param from where it begins, along its length
   * @param to where it ends
   */
  public record Divider(boolean upright, int at, int from, int to) {}

  /** Where a part is. */
  public Optional<Rectangle> bounds(PlaySlot slot) {
    return areas.stream().filter(area -> area.slots().contains(slot)).map(Area::bounds).findFirst();
  }
}
