package roundhouse.picture.tile;

import java.util.List;
import java.util.Set;
import roundhouse.picture.Vec;

/**
 * What is drawn on a hex that is neither on its tile nor a word, relative to its centre.
 *
 * @param river points along a river through the hex
 * @param borders edges with a line along them
 * @param signs edges with a sign in their middle
 * @param stubs edges with a printed stub of track
 * @param markers centres of markers beside the city
 */
public record HexObstacles(
    List<Vec> river,
    Set<Integer> borders,
    Set<Integer> signs,
    Set<Integer> stubs,
    List<Vec> markers) {
  public static final HexObstacles NONE =
      new HexObstacles(List.of(), Set.of(), Set.of(), Set.of(), List.of());
}
