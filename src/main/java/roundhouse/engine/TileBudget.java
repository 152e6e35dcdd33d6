package roundhouse.engine;

import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;

/**
 * What may be laid in one turn: a list of allowed combinations, each a line of words. "lay" and
 * "upgrade" stand for any tile, "lay-plain" and "upgrade-plain" for one without a large station,
 * "lay-city" and "upgrade-city" for one with.
 */
record TileBudget(List<String> combinations) {

  /** What laying a tile is: "lay-city", "upgrade-plain". */
  static String kind(Tile tile) {
    return (tile.color() == TileColor.YELLOW ? "lay" : "upgrade") + (tile.hasCity() ? "-city" : "-plain");
  }

  /** Whether {@code next} may follow what was done in the turn. */
  boolean allows(List<String> done, String next) {
    var all = new ArrayList<>(done);
    all.add(next);
    return combinations.stream().anyMatch(line -> fits(all, new ArrayList<>(List.of(line.strip().split("\\s+")))));
  }

  /** Whether anything at all may follow. */
  boolean allowsMore(List<String> done) {
    return List.of("lay-plain", "lay-city", "upgrade-plain", "upgrade-city").stream().anyMatch(kind -> allows(done, kind));
  }

  private static boolean fits(List<String> kinds, List<String> words) {
    if (kinds.isEmpty()) return true;
    String kind = kinds.getFirst();
    for (int i = 0; i < words.size(); i++) {
      if (!kind.equals(words.get(i)) && !kind.startsWith(words.get(i) + "-")) continue;
      var left = new ArrayList<>(words);
      left.remove(i);
      if (fits(kinds.subList(1, kinds.size()), left)) return true;
    }
    return false;
  }
}
