package roundhouse.picture.board;

import java.awt.geom.Rectangle2D;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.picture.Vec;

/**
 * The marks on a map in the map editor.
 *
 * @param places names of places where a hex may be added
 * @param cursor the current place
 * @param edges whether the numbers of its edges are shown
 * @param chosen the selected hexes
 * @param targets places to which the selection would move
 * @param wrong hexes with problems; true for an error
 * @param own hexes of a variant that differ from the design it extends
 * @param noted hexes with notes
 * @param pointed what lies under the pointer
 * @param pull a line being drawn, in the picture's units
 * @param band the selection rectangle being drawn
 */
public record MapEditMarks(
    Set<HexId> places,
    Optional<HexId> cursor,
    boolean edges,
    Set<HexId> chosen,
    Set<HexId> targets,
    Map<HexId, Boolean> wrong,
    Set<HexId> own,
    Set<HexId> noted,
    Optional<Pointed> pointed,
    Optional<Pull> pull,
    Optional<Rectangle2D> band) {

  /**
   * The place under the pointer, and what a click would make of it.
   *
   * @param edge the side on which a click would act, for tools that act on sides
   * @param ghost a map of that hex alone, as it would be; empty if a click draws nothing
   */
  public record Pointed(HexId place, Optional<Integer> edge, Optional<GameMap> ghost) {}

  /** A line from the start of a drag to its current point. */
  public record Pull(Vec from, Vec to) {}
}
