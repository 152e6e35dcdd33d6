package roundhouse.engine.track;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.Track;
import roundhouse.design.binding.YamlNames;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.Waiver;

/**
 * The rules of map and manifest for a tile in a hex: tiles left, colour, the tile it replaces, and
 * where its track runs. {@link LegalTiles} checks the rest of a company's rules.
 */
public record TileFit(Game game) {
  private static final Set<TileColor> FOR_GOOD =
      EnumSet.of(TileColor.GRAY, TileColor.RED, TileColor.BLUE);

  Verdict verdict(TileLay lay) {
    Verdict inManifest = isInManifest(lay);
    if (!inManifest.allowed()) return inManifest;
    Verdict replaces = replaces(lay);
    if (!replaces.allowed()) return replaces;
    return mayBridge(lay).and(() -> runsOnLand(lay)).and(() -> holdsMarkers(lay));
  }

  /**
   * The tiles that may replace what lies in a hex now, each with the ways it may be turned. Whose
   * network reaches the hex is not asked.
   */
  public Map<Tile, List<Integer>> upgrades(Hex hex) {
    Tile lying = game.state().board().tile(hex.id());
    var all = new LinkedHashMap<Tile, List<Integer>>();
    for (Tile tile : game.title().upgrades().replacements(hex.id(), lying, game.title().tiles())) {
      if (!game.phase().tiles().contains(tile.color())) continue;
      List<Integer> fitting =
          rotations(lying, tile).stream()
              .filter(rotation -> verdict(new TileLay(hex, tile, rotation)).allowed())
              .toList();
      if (!fitting.isEmpty()) all.put(tile, fitting);
    }
    return all;
  }

  /** Whether the phase allows its colour, or a script does there. */
  boolean isOfPhase(Hex hex, Tile tile) {
    return game.phase().tiles().contains(tile.color())
        || Waiver.lifts(game, Waiver.Rule.COLOR, hex.id(), tile.number());
  }

  private Verdict isInManifest(TileLay lay) {
    Tile tile = lay.tile();
    if (game.tilesLeft(tile.number()) < 1) return Verdict.no("no tile %s is left", tile.number());
    if (!isOfPhase(lay.hex(), tile)) {
      return Verdict.no(
          "%s tiles cannot be laid in phase %s",
          YamlNames.word(tile.color()), game.state().phase());
    }
    List<Integer> only = game.design().tiles().get(tile.number()).rotations();
    return only.isEmpty() || only.contains(lay.rotation())
        ? Verdict.YES
        : Verdict.no("tile %s must lie as printed, with rotation %s", tile.number(), only);
  }

  /** Whether the tile may replace what lies in the hex, and keeps its track. */
  private Verdict replaces(TileLay lay) {
    Hex hex = lay.hex();
    Tile tile = lay.tile();
    Tile lying = game.state().board().tile(hex.id());
    if (!game.title().upgrades().mayReplace(hex.id(), lying, tile)) {
      return Verdict.no(
          "tile %s cannot be laid in %s: it may not replace %s",
          tile.number(),
          hex.label(),
          lying.number().isEmpty() ? "what is printed there" : "tile " + lying.number());
    }
    return game.title().upgrades().rotations(lying, tile).contains(lay.rotation())
        ? Verdict.YES
        : Verdict.no("tile %s must keep all track in %s where it is", tile.number(), hex.label());
  }

  /** The station markers in the hex stay, so the tile must have a space for each. */
  Verdict holdsMarkers(TileLay lay) {
    Board board = game.state().board();
    Hex hex = lay.hex();
    return board.holdsMarkers(hex.id(), lay.turned())
        ? Verdict.YES
        : Verdict.no(
            "tile %s has too few spaces for the station markers in %s",
            lay.tile().number(), hex.label());
  }

  /** No track may join the banks of a river while a private closes rivers. */
  Verdict mayBridge(TileLay lay) {
    Hex hex = lay.hex();
    if (hex.banks().isEmpty() || !joinsBanks(hex, lay.turned())) return Verdict.YES;
    return Privates.privateClosingRivers(game)
        .map(
            owned ->
                Verdict.no(
                    "no track may cross the river in %s until %s closes or a company owns it",
                    hex.label(), owned.id()))
        .orElse(Verdict.YES);
  }

  /** Track to a stop stays on the bank with the stops; other track runs between its edges. */
  private static boolean joinsBanks(Hex hex, Tile turned) {
    if (!turned.stops().isEmpty()) return !hex.banks().getFirst().containsAll(turned.exits());
    for (Track track : turned.tracks()) {
      if (track.a() instanceof Track.Edge from
          && track.b() instanceof Track.Edge to
          && hex.banks().stream()
              .noneMatch(bank -> bank.contains(from.number()) && bank.contains(to.number())))
        return true;
    }
    return false;
  }

  /** The rotations in which a tile keeps the existing track and that the manifest allows. */
  public List<Integer> rotations(Tile lying, Tile tile) {
    List<Integer> keeping = game.title().upgrades().rotations(lying, tile);
    List<Integer> only = game.design().tiles().get(tile.number()).rotations();
    return only.isEmpty() ? keeping : keeping.stream().filter(only::contains).toList();
  }

  /**
   * Track may not run off the map, over an impassable border, or into a permanent hex without
   * matching track; it must continue printed stubs.
   */
  Verdict runsOnLand(TileLay lay) {
    Board board = game.state().board();
    Hex hex = lay.hex();
    Tile turned = lay.turned();
    if (!turned.exits().containsAll(hex.stubs()))
      return Verdict.no("track in %s must continue the printed stub", hex.label());
    for (int edge : turned.exits()) {
      HexId beyond = hex.neighbors().get(edge);
      if (beyond == null) return Verdict.no("track in %s would run off the map", hex.label());
      if (hex.impassable().contains(edge)
          || board.map().hex(beyond).impassable().contains(Layout.opposite(edge))) {
        return Verdict.no(
            "track in %s would cross the impassable border to %s", hex.label(), beyond);
      }
      if (isForGood(beyond) && !board.tile(beyond).exits().contains(Layout.opposite(edge))) {
        return Verdict.no(
            "track in %s would run into %s, where nothing can be built", hex.label(), beyond);
      }
    }
    return Verdict.YES;
  }

  /** Whether what is printed in a hex can never be replaced. */
  private boolean isForGood(HexId hex) {
    Tile tile = game.state().board().tile(hex);
    return tile.number().isEmpty()
        && FOR_GOOD.contains(tile.color())
        && game.title().upgrades().replacements(hex, tile, game.title().tiles()).isEmpty();
  }
}
