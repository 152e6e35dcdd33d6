package roundhouse.picture.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;

/**
 * The rivers of a map. In each hex a river runs between the two corners that separate its banks;
 * stops are on the first bank. From hex to hex it is one smooth line.
 */
final class Rivers {
  /** Nearly straight on, because the next hex decides how a river bends. */
  private static final double BEND = 0.95;

  /**
   * Minimum distance of the river from the centre if there is one stop, and if there are several.
   */
  private static final double CLEAR = 36;

  private static final double CLEAR_OF_SEVERAL = 62;

  private record Reach(Vec centre, Vec from, Vec bend, Vec to) {}

  private final HexGeometry geometry;
  private final Map<HexId, Reach> reaches = new HashMap<>();

  private Rivers(GameMap map, HexGeometry geometry) {
    this.geometry = geometry;
    map.hexes().forEach((id, hex) -> reach(hex).ifPresent(reach -> reaches.put(id, reach)));
  }

  /** The course of the river through each hex that has one. */
  static Map<HexId, RiverCourse> of(GameMap map, HexGeometry geometry) {
    var rivers = new Rivers(map, geometry);
    var courses = new HashMap<HexId, RiverCourse>();
    rivers.reaches.forEach((id, reach) -> courses.put(id, rivers.course(reach)));
    return courses;
  }

  private Optional<Reach> reach(Hex hex) {
    if (hex.banks().size() != 2) return Optional.empty();
    List<Vec> mouths =
        IntStream.range(0, 6).filter(edge -> parts(hex, edge)).mapToObj(geometry::corner).toList();
    if (mouths.size() != 2) return Optional.empty();
    Vec from = mouths.getFirst();
    Vec to = mouths.getLast();
    Vec bend = from.plus(to).times(BEND / 2);
    Vec away = away(hex.banks().getLast());
    double room = room(hex.printed().stops().size());
    if (bend.dot(away) < room) bend = away.times(room);
    return Optional.of(new Reach(geometry.centre(hex.place()), from, bend, to));
  }

  private RiverCourse course(Reach reach) {
    return new RiverCourse(
        reach.from(),
        through(reach, reach.from()).times(-1),
        reach.bend(),
        reach.to(),
        through(reach, reach.to()));
  }

  /** The direction out of a hex at a corner: from its bend to that of the hex beyond. */
  private Vec through(Reach reach, Vec corner) {
    Vec here = reach.centre().plus(reach.bend());
    Vec at = reach.centre().plus(corner);
    Vec beyond =
        reaches.values().stream()
            .filter(other -> other != reach)
            .filter(other -> mouths(other).anyMatch(mouth -> mouth.distance(at) < 1))
            .findFirst()
            .map(other -> other.centre().plus(other.bend()))
            .orElse(at);
    return beyond.minus(here).unit();
  }

  private static Stream<Vec> mouths(Reach reach) {
    return Stream.of(reach.from(), reach.to()).map(reach.centre()::plus);
  }

  private static double room(int stops) {
    return stops == 0 ? 0 : stops == 1 ? CLEAR : CLEAR_OF_SEVERAL;
  }

  /** Whether an edge and the next are on different banks. */
  private static boolean parts(Hex hex, int edge) {
    Set<Integer> first = hex.banks().getFirst();
    return first.contains(edge) != first.contains((edge + 1) % 6);
  }

  /** The direction from the centre towards a bank. */
  private Vec away(Set<Integer> bank) {
    return bank.stream().map(geometry::edge).reduce(Vec.ZERO, Vec::plus).unit();
  }
}
