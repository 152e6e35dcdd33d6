package roundhouse.route.problem;

import java.util.Map;
import roundhouse.board.Coordinate;
import roundhouse.board.Layout;

/** Where stops lie on the map, for rules about the distance of a run's ends. */
public record StopDistances(Layout layout, Map<StopRef, Coordinate> at) {
  public StopDistances {
    at = Map.copyOf(at);
  }

  /** How many steps from hex to hex lead from one stop to the other. */
  public int distance(StopRef one, StopRef other) {
    return layout.distance(at.get(one), at.get(other));
  }
}
