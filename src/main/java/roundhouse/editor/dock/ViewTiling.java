package roundhouse.editor.dock;

import java.util.List;
import java.util.Map;
import roundhouse.editor.dock.DockLayout.Edge;

/** What decides how the views of a window share its room. */
public interface ViewTiling {
  /** Its views, in the order in which a key goes through them. */
  List<String> views();

  /** The places of its views in a room of that size, in pixels. */
  ViewPlan plan(int width, int height);

  /**
   * The user moves a divider.
   *
   * @param divider its index in the plan
   * @param share of the room that the divider divides, from 0 to 1
   */
  void move(int divider, double share);

  /** The user brings a view to the front of its tabs. */
  default void showing(String view) {}

  /** The views at each edge, folded in or out. */
  default Map<Edge, List<String>> edges() {
    return Map.of();
  }

  /** The views that are folded out at edges, with the pixels that they take. */
  default Map<String, Integer> out() {
    return Map.of();
  }

  /** The user folds a view out at its edge, in place of another one there, or makes it larger. */
  default void foldOut(String view, int pixels) {}

  /** The user folds a view into its edge. */
  default void foldIn(String view) {}

  /** Whether its views can be dragged and have menus. */
  default boolean isMovable() {
    return false;
  }
}
