package roundhouse.picture;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is shown on a map while it is drawn.
 *
 * @param places names of places where a hex may be added
 * @param cursor the place under the hand
 * @param edges whether the numbers of its edges are shown
 * @param chosen hexes of the region in hand
 * @param targets places to which they would go
 * @param wrong hexes with problems; true where it is an error
 * @param own hexes of a variant that it says otherwise than what it extends
 * @param destinations companies by the hex of their destination
 * @param pull a line being drawn, in the picture's units
 * @param band around what is being chosen
 */
public record SheetMarks(
    Set<String> places,
    Optional<String> cursor,
    boolean edges,
    Set<String> chosen,
    Set<String> targets,
    Map<String, Boolean> wrong,
    Set<String> own,
    Map<String, List<String>> destinations,
    Optional<Pull> pull,
    Optional<Rectangle2D> band) {

  /** From where a drag began to where it is. */
  public record Pull(Vec from, Vec to) {}
}
