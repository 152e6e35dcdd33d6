package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.engine.Change;

/** What a turn remembers of the tiles laid in it: their kinds, and where. */
final class LaidTiles {
  /** Of what kind each was, "lay-city" or "upgrade-plain". */
  static final String KINDS = "tiles-laid";

  /** The hexes in which they lie. */
  static final String HEXES = "hexes-laid";

  private LaidTiles() {}

  /** A tile that is not of the turn was laid: it is not upgraded in the same turn. */
  static void laidBesides(Change change, Hex hex) {
    change.remember(HEXES, added(change.state().top().memory().words(HEXES), hex.id()));
  }

  /** A tile of the turn was laid. */
  static void laid(Change change, Hex hex, Tile tile) {
    var memory = change.state().top().memory();
    change.remember(KINDS, added(memory.words(KINDS), TileBudget.kind(tile)));
    change.remember(HEXES, added(memory.words(HEXES), hex.id()));
  }

  private static List<String> added(List<String> words, String word) {
    var all = new ArrayList<>(words);
    all.add(word);
    return List.copyOf(all);
  }
}
