package roundhouse.drafts.maker;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.TileColor;
import roundhouse.drafts.Draft;
import roundhouse.drafts.TileDraft;
import roundhouse.drafts.UntypedValues;

/** Reads the tile manifest: numbers with counts, and tiles that the file draws itself. */
final class MakerTiles {
  private static final Set<String> DRAWN =
      Set.of("track", "cities", "towns", "centerTowns", "boomtowns", "mediumCities");

  private final TileDraft tiles;
  private final Draft draft;

  MakerTiles(TileDraft tiles, Draft draft) {
    this.tiles = tiles;
    this.draft = draft;
  }

  void read(Object written) {
    UntypedValues.map(written).forEach(this::add);
  }

  private void add(String key, Object written) {
    String number = key.replaceAll("[^0-9A-Za-z-]", "-");
    if (!number.matches("[0-9A-Za-z-]{1,20}")) {
      draft.notes().left("tile '" + key + "': its number cannot be one here");
      return;
    }
    if (!(written instanceof Map)) {
      tiles.add(number.replaceAll("-.*", ""), count(written));
      return;
    }
    Map<String, Object> tile = UntypedValues.map(written);
    Object count = count(tile.getOrDefault("quantity", tile.getOrDefault("print", 1)));
    if (tile.keySet().stream().noneMatch(DRAWN::contains)) {
      tiles.add(
          UntypedValues.text(tile.getOrDefault("tile", number)).replaceAll("\\|.*", ""), count);
      return;
    }
    addDrawn(number, count, tile);
  }

  private void addDrawn(String number, Object count, Map<String, Object> tile) {
    var hex = new MakerHex(tile, HexSides.FLAT);
    Optional<TileColor> color = hex.color();
    if (color.isEmpty()) {
      String source = UntypedValues.text(tile.get("color"));
      draft
          .notes()
          .guessed("tiles", "tile " + number + " is yellow; the source has '" + source + "'");
    }
    for (int value : hex.spareValues())
      draft.notes().left("the value " + value + " of tile " + number);
    tiles.add(number, count, color.orElse(TileColor.YELLOW), hex.parts());
  }

  private static Object count(Object written) {
    return UntypedValues.text(written).equals("∞") ? "unlimited" : written;
  }
}
