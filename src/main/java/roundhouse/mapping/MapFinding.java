package roundhouse.mapping;

import java.util.List;

/**
 * Something about a map that a designer hardly meant.
 *
 * @param hexes it is about; none where it is about the tiles
 * @param message a sentence
 */
public record MapFinding(List<String> hexes, String message) {
  public MapFinding {
    hexes = List.copyOf(hexes);
  }
}
