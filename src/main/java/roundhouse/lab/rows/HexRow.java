package roundhouse.lab.rows;

import java.util.List;
import roundhouse.design.binding.Says;

/** A hex that a game used. */
@Says("One row for each hex of a game on which something was laid or stood, or that trains used.")
public record HexRow(
    GameKey key,
    @Says("the hex") String hex,
    @Says("tiles laid there, including upgrades") int tiles,
    @Says("the tile there at the end, none if it is as printed") String tile,
    @Says("runs of trains through it, or that end there") int runs,
    @Says("companies whose station markers stand there at the end") List<String> markers)
    implements TableRow {

  public HexRow {
    markers = List.copyOf(markers);
  }
}
