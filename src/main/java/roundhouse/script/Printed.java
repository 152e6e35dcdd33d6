package roundhouse.script;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import roundhouse.board.GameMap;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.board.UpgradeOverride;
import roundhouse.board.Upgrades;
import roundhouse.design.Design;
import roundhouse.design.MapMaker;

/**
 * What is printed on a title's map and tiles. If an edit of a design changes none of it, the
 * reloaded title gets the same objects: results cached for its tiles stay valid, and states before
 * and after the edit compare fast.
 */
record Printed(GameMap map, Map<String, Tile> tiles, List<UpgradeOverride> exceptions) {
  private static final int KEPT = 16;

  /** Least recently used first. */
  private static final Deque<Kept> RECENT = new ArrayDeque<>();

  /** The printed map and tiles, and the upgrades that they allow. */
  record Kept(Printed printed, Upgrades upgrades) {
    private Kept(Printed printed) {
      this(printed, new Upgrades(printed.exceptions()));
    }
  }

  static Kept of(Design design, TileCatalogue library) {
    return recent(
        new Printed(
            MapMaker.make(design), MapMaker.tiles(design, library), MapMaker.upgrades(design)));
  }

  private static synchronized Kept recent(Printed made) {
    Kept kept =
        RECENT.stream()
            .filter(known -> known.printed().equals(made))
            .findFirst()
            .orElseGet(() -> new Kept(made));
    RECENT.remove(kept);
    RECENT.addLast(kept);
    if (RECENT.size() > KEPT) RECENT.removeFirst();
    return kept;
  }
}
