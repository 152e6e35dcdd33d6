package roundhouse.survey;

import java.util.List;
import roundhouse.board.HexId;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.ValuePlaces;

/**
 * Something about a map that the designer probably did not intend.
 *
 * @param hexes concerned; none if it is about tiles
 * @param path of the value concerned: {@code map.hexes.B4}, {@code tiles.57}
 * @param message a sentence
 */
public record MapFinding(List<HexId> hexes, String path, String message) {
  public MapFinding {
    hexes = List.copyOf(hexes);
  }

  static MapFinding of(List<HexId> hexes, String message) {
    return new MapFinding(hexes, "map.hexes." + hexes.getFirst(), message);
  }

  /** This finding as a warning at the place of the value. */
  Problem problem(ValuePlaces places) {
    SourcePlace place = places.near(path).orElseThrow();
    return new Problem(Severity.WARNING, place, path, message, "");
  }
}
