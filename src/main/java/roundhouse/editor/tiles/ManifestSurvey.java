package roundhouse.editor.tiles;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.GameMap;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.board.Upgrades;
import roundhouse.design.conversion.MapBuilder;
import roundhouse.design.conversion.TileBuilder;
import roundhouse.design.spec.Design;
import roundhouse.script.loading.Loaded;

/**
 * An analysis of a manifest. Creating one takes a while.
 *
 * @param map empty if the design defines no valid one
 * @param after the tiles that may replace each, by its number
 */
record ManifestSurvey(
    Manifest manifest,
    TileCatalogue library,
    Upgrades upgrades,
    Optional<GameMap> map,
    Optional<TileNeeds> needs,
    Map<String, List<Tile>> after) {

  static ManifestSurvey of(Loaded loaded, TileCatalogue library) {
    Manifest manifest = Manifest.of(loaded, library);
    Optional<Design> design = loaded.design();
    Upgrades upgrades = new Upgrades(design.map(TileBuilder::upgrades).orElse(List.of()));
    Optional<GameMap> map = design.map(MapBuilder::build);
    var after = new HashMap<String, List<Tile>>();
    Map<String, Tile> tiles = manifest.tiles();
    tiles.forEach(
        (number, tile) ->
            after.put(
                number,
                tiles.values().stream()
                    .filter(other -> upgrades.mayReplace(tile, other))
                    .toList()));
    return new ManifestSurvey(
        manifest,
        library,
        upgrades,
        map,
        map.map(board -> TileNeeds.of(board, upgrades, manifest)),
        after);
  }

  Layout layout() {
    return map.map(GameMap::layout).orElse(Layout.FLAT);
  }

  /** The tile of a number in the manifest, otherwise in the library. */
  Optional<Tile> tile(String number) {
    return manifest.row(number).map(Manifest.Row::tile).orElseGet(() -> library.tile(number));
  }

  TileRelations kin(Tile tile) {
    return TileRelations.of(tile, manifest, library, upgrades, map);
  }

  boolean goesNowhere(String number) {
    return needs.filter(known -> known.nowhere().contains(number)).isPresent();
  }
}
