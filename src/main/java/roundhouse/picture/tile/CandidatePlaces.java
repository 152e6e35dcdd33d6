package roundhouse.picture.tile;

import java.util.ArrayList;
import java.util.List;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.OccupiedSpace.Choice;

/** The places on a hexagon where an inscription may go, and how reluctantly it goes to each. */
record CandidatePlaces(HexGeometry geometry) {
  /** Places all over the hexagon; those nearer to {@code wanted} are better. */
  List<Choice> around(Vec wanted, double pull) {
    var choices = new ArrayList<Choice>();
    choices.add(choice(wanted, wanted, pull));
    for (double distance : new double[] {0, 24, 36, 46, 54, 60, 66, 72}) {
      for (int part = 0; part < 24; part++)
        choices.add(choice(Vec.polar(geometry.angle(part / 4.0), distance), wanted, pull));
    }
    return choices;
  }

  private static Choice choice(Vec at, Vec wanted, double pull) {
    return new Choice(at, pull * at.distance(wanted));
  }

  /** Places for the number: the corners, then the edges, from the bottom up; then anywhere. */
  List<Choice> forNumber() {
    var choices = new ArrayList<Choice>();
    for (double edge : new double[] {5.5, 0.5, 4.5, 1.5, 3.5, 2.5, 0, 5, 1, 3, 4, 2}) {
      choices.add(
          new Choice(
              Vec.polar(geometry.angle(edge), edge % 1 == 0 ? 74 : 82), choices.size() * 0.4));
    }
    choices.addAll(around(Vec.polar(geometry.angle(5.5), 82), 0.2));
    return choices;
  }
}
