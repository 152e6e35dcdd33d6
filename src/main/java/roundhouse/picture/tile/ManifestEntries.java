package roundhouse.picture.tile;

import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Tile;
import roundhouse.design.spec.Count;
import roundhouse.engine.Title;

/** The tiles of a title with how many there are. */
public final class ManifestEntries {
  private ManifestEntries() {}

  /**
   * @param played the board of a game, whose tiles are no longer left; none for the whole box
   */
  public static List<ManifestPainter.Entry> of(Title title, Optional<Board> played) {
    return title.tiles().values().stream()
        .map(tile -> new ManifestPainter.Entry(tile, count(title, played, tile)))
        .toList();
  }

  private static String count(Title title, Optional<Board> played, Tile tile) {
    Count count = title.design().tiles().get(tile.number()).count();
    if (count.unlimited()) return "unlimited";
    return played
        .map(board -> count.number() - laid(board, tile) + " of " + count.number())
        .orElseGet(() -> String.valueOf(count.number()));
  }

  private static long laid(Board board, Tile tile) {
    return board.laid().values().stream()
        .filter(placement -> placement.tile().number().equals(tile.number()))
        .count();
  }
}
