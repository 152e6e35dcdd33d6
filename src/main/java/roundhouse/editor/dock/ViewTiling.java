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

  /** The views that wait at each edge to slide out. */
  default Map<Edge, List<String>> edges() {
    return Map.of();
  }

  /** Whether its views can be dragged and have menus. */
  default boolean isMovable() {
    return false;
  }
}
