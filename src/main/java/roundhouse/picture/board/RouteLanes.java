package roundhouse.picture.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.TrackRef;

/** Assigns different lanes to runs that share track: the middle first, then right and left. */
record RouteLanes(List<Integer> lanes) {

  static RouteLanes of(List<Run> runs) {
    var lanes = new ArrayList<Integer>();
    for (Run run : runs) {
      Set<TrackRef> track = new HashSet<>(run.track());
      var taken = new HashSet<Integer>();
      for (int other = 0; other < lanes.size(); other++) {
        if (runs.get(other).track().stream().anyMatch(track::contains)) taken.add(lanes.get(other));
      }
      int lane = 0;
      while (taken.contains(lane)) lane++;
      lanes.add(lane);
    }
    return new RouteLanes(lanes);
  }

  boolean single() {
    return lanes.stream().allMatch(lane -> lane == 0);
  }

  /** How far a run is drawn from the middle of its track. */
  double offset(int run, double width) {
    int lane = lanes.get(run);
    return (lane + 1) / 2 * width * (lane % 2 == 0 ? -1 : 1);
  }
}
