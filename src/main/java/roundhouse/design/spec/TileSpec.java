package roundhouse.design.spec;

import java.util.List;
import java.util.Optional;
import roundhouse.board.TileColor;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/** A tile of the manifest, written as its count alone if it comes from the library. */
public record TileSpec(
    @Says("Number of copies.") Count count,
    @Says("Colour of the title's own tile.") @Default("white") TileColor color,
    @Says("Labels in addition to those in 'print'.") @Default("") @WordList List<String> label,
    @Says("Stops and track of the title's own tile, in the compact notation.") @Default("")
        String print,
    @Says("The only rotations at which it may be laid, in sixths of a turn.")
        @Default("")
        @WordList
        @Range(max = 5)
        List<Integer> rotations) {

  public static TileSpec parse(String count) {
    return new TileSpec(Count.parse(count), TileColor.WHITE, List.of(), "", List.of());
  }

  /** The notation of the title's own tile; empty for a tile of the library. */
  public Optional<String> own() {
    return print.isEmpty() ? Optional.empty() : Optional.of(print);
  }
}
