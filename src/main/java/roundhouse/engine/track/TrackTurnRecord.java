package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.engine.StateTransaction;
import roundhouse.game.MemoryKey;

/** Turn memory: the kinds and hexes of tiles laid in the turn. */
final class TrackTurnRecord {
  /** The kind of each tile, "lay-city" or "upgrade-plain". */
  static final MemoryKey<List<String>> KINDS = MemoryKey.list("tiles-laid");

  /** The hexes of the tiles. */
  static final MemoryKey<List<String>> HEXES = MemoryKey.list("hexes-laid");

  private TrackTurnRecord() {}

  /** Records a tile outside the turn's allowance; it must not be upgraded in the same turn. */
  static void recordExtra(StateTransaction change, Hex hex) {
    change.remember(HEXES, added(change.state().top().memory().get(HEXES), hex.id().text()));
  }

  /** Records a tile of the turn's allowance. */
  static void recordLaid(StateTransaction change, Hex hex, Tile tile) {
    var memory = change.state().top().memory();
    change.remember(KINDS, added(memory.get(KINDS), TileBudget.kind(tile)));
    change.remember(HEXES, added(memory.get(HEXES), hex.id().text()));
  }

  private static List<String> added(List<String> words, String word) {
    var all = new ArrayList<>(words);
    all.add(word);
    return List.copyOf(all);
  }
}
