package roundhouse.design;

import java.util.List;
import java.util.Optional;
import roundhouse.board.TileColor;

/** A line of the tile manifest: the count alone for a tile of the library. */
public record TileSpec(
    @Says("How many there are.") Count count,
    @Says("Colour, for a tile of the title's own.") @Default("white") TileColor color,
    @Says("Letters it bears besides those in 'print'.") @Default("") @Words List<String> label,
    @Says("Stops and track in the compact notation, for a tile of the title's own.") @Default("")
        String print,
    @Says("Edges and stops that it must be turned to: it may lie at these rotations only.")
        @Default("")
        @Words
        @Range(max = 5)
        List<Integer> rotations) {

  public static TileSpec parse(String count) {
    return new TileSpec(Count.parse(count), TileColor.WHITE, List.of(), "", List.of());
  }

  /** Whether the tile is defined here and not in the library. */
  public Optional<String> own() {
    return print.isEmpty() ? Optional.empty() : Optional.of(print);
  }
}
