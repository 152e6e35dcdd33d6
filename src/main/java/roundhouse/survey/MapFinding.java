package roundhouse.survey;

import java.util.List;
import roundhouse.design.Place;
import roundhouse.design.Places;
import roundhouse.design.Problem;
import roundhouse.design.Severity;

/**
 * Something about a map that a designer hardly meant.
 *
 * @param hexes it is about; none where it is about the tiles
 * @param path what it is about, by its name in the design: {@code map.hexes.B4}, {@code tiles.57}
 * @param message a sentence
 */
public record MapFinding(List<String> hexes, String path, String message) {
  public MapFinding {
    hexes = List.copyOf(hexes);
  }

  static MapFinding of(List<String> hexes, String message) {
    return new MapFinding(hexes, "map.hexes." + hexes.getFirst(), message);
  }

  /** The same as a warning, where it was written. */
  Problem problem(Places places) {
    Place place = places.near(path).orElseThrow();
    return new Problem(Severity.WARNING, place, path, message, "");
  }
}
