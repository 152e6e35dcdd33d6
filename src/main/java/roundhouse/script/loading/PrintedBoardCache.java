package roundhouse.script.loading;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import roundhouse.board.GameMap;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.board.UpgradeOverride;
import roundhouse.board.Upgrades;
import roundhouse.design.conversion.MapBuilder;
import roundhouse.design.conversion.TileBuilder;
import roundhouse.design.spec.Design;

/**
 * What is printed on a title's map and tiles. If an edit of a design changes none of it, the
 * reloaded title gets the same objects: results cached for its tiles stay valid, and states before
 * and after the edit compare fast.
 */
record PrintedBoardCache(GameMap map, Map<String, Tile> tiles, List<UpgradeOverride> exceptions) {
  private static final int KEPT = 16;

  /** Least recently used first. */
  private static final Deque<Entry> RECENT = new ArrayDeque<>();

  /** The printed map and tiles, and the upgrades that they allow. */
  record Entry(PrintedBoardCache printed, Upgrades upgrades) {
    private Entry(PrintedBoardCache printed) {
      this(printed, new Upgrades(printed.exceptions()));
    }
  }

  static Entry of(Design design, TileCatalogue library) {
    return recent(
        new PrintedBoardCache(
            MapBuilder.build(design),
            TileBuilder.tiles(design, library),
            TileBuilder.upgrades(design)));
  }

  private static synchronized Entry recent(PrintedBoardCache made) {
    Entry kept =
        RECENT.stream()
            .filter(known -> known.printed().equals(made))
            .findFirst()
            .orElseGet(() -> new Entry(made));
    RECENT.remove(kept);
    RECENT.addLast(kept);
    if (RECENT.size() > KEPT) RECENT.removeFirst();
    return kept;
  }
}
