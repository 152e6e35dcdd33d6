package roundhouse.editor.workspace;

import java.awt.Rectangle;
import java.util.Optional;
import roundhouse.editor.dock.ViewPlan;

/**
 * How the parts of Play share a room.
 *
 * @param radius of a hex when the whole board fits
 */
public record PlayPlan(Recipe recipe, double radius, ViewPlan places) {
  /** Where a part is. */
  public Optional<Rectangle> bounds(PlaySlot slot) {
    return places.areas().stream()
        .filter(area -> area.views().contains(slot.view()))
        .map(ViewPlan.Area::bounds)
        .findFirst();
  }
}
