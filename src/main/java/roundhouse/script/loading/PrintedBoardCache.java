package roundhouse.script.loading;

import java.util.List;
import java.util.Map;
import roundhouse.board.GameMap;
import roundhouse.board.RecentlyUsed;
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
  private static final RecentlyUsed<PrintedBoardCache, Entry> RECENT = new RecentlyUsed<>(16);

  /** The printed map and tiles, and the upgrades that they allow. */
  record Entry(PrintedBoardCache printed, Upgrades upgrades) {
    private Entry(PrintedBoardCache printed) {
      this(printed, new Upgrades(printed.exceptions()));
    }
  }

  static Entry of(Design design, TileCatalogue library) {
    var made =
        new PrintedBoardCache(
            MapBuilder.build(design),
            TileBuilder.tiles(design, library),
            TileBuilder.upgrades(design));
    return RECENT.get(made, () -> new Entry(made));
  }
}
