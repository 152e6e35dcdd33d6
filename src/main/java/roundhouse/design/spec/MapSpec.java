package roundhouse.design.spec;

import java.util.List;
import java.util.Map;
import roundhouse.board.Layout;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/** The board as printed. */
public record MapSpec(
    @Says(
            "Orientation of the hexes: flat sides or points at top and bottom; letters run across a"
                + " flat map and down others.")
        Layout layout,
    @WordList @Says("The hexes; one line may name several equal ones: 'A3 A5 B2: {}'.")
        Map<String, HexSpec> hexes,
    @Says(
            "Borders between two hexes, 'A3-A5', or at an edge of a hex, 'A3/4': impassable, or {"
                + " cost: 40 }.")
        @Default("{}")
        Map<String, BorderSpec> borders,
    @Says(
            "Who pays for a border: the track that joins both sides, or the first track that leads"
                + " to it from each side.")
        @Default("when-joined")
        BorderCost borderCost,
    @Says(
            "Lowest cost of a tile: used where the terrain costs less; the cost of borders is"
                + " added.")
        @Default("0")
        @Range
        int leastCost,
    @Says(
            "Groups of stops that rules of runs name: 'ports: A1 B2.1', hexes with all their stops"
                + " or single stops.")
        @Default("{}")
        @WordList
        Map<String, List<String>> groups) {

  public enum BorderCost {
    WHEN_JOINED,
    ON_EACH_SIDE
  }
}
