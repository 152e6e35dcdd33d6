package roundhouse.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.GameMap;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.design.conversion.MapBuilder;
import roundhouse.design.conversion.TileBuilder;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.problem.Problem;
import roundhouse.design.spec.Design;

/** Checks a map as a whole: which places can be reached, and which tiles are useful. */
public final class MapCheck {
  private MapCheck() {}

  /** The findings about a map alone. */
  public static List<MapFinding> of(GameMap map) {
    return new Reachability(map).findings();
  }

  /**
   * The findings about a map and its tiles.
   *
   * @param manifest the tiles of the title by number
   * @param design gives the upgrade exceptions and the tiles that privates lay
   */
  public static List<MapFinding> of(GameMap map, Map<String, Tile> manifest, Design design) {
    var findings = new ArrayList<>(of(map));
    Set<String> privates =
        design.privates().values().stream()
            .flatMap(owned -> owned.track().stream())
            .flatMap(track -> track.tiles().stream())
            .collect(Collectors.toSet());
    var use = new TileUse(map, manifest, TileBuilder.upgrades(design));
    findings.addAll(use.stopsWithoutTile());
    findings.addAll(use.lossyTiles());
    findings.addAll(use.unusedTiles(privates));
    design
        .privates()
        .forEach(
            (id, owned) ->
                owned
                    .track()
                    .map(track -> use.unusedTiles(id, track.hexes(), track.tiles()))
                    .ifPresent(findings::addAll));
    return List.copyOf(findings);
  }

  /** The findings about a loaded design, as warnings in its files; none if it has errors. */
  public static List<Problem> problems(LoadResult read, TileCatalogue library) {
    return read
        .design()
        .map(design -> of(MapBuilder.build(design), TileBuilder.tiles(design, library), design))
        .orElse(List.of())
        .stream()
        .map(finding -> finding.problem(read.places()))
        .toList();
  }
}
