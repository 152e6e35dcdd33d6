package roundhouse.engine.track;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.TilePlacement;
import roundhouse.board.Track;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.NameCase;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.money.Loans;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.engine.stations.DestinationMarkers;
import roundhouse.engine.stations.HomeMarkers;
import roundhouse.engine.stations.StateRailwayMarkers;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/**
 * Checks whether a tile fits a hex, computes its cost, and lays it. {@link LegalTiles} checks the
 * rest of a company's rules.
 */
public final class TrackLaying {
  private static final Set<TileColor> FOR_GOOD =
      EnumSet.of(TileColor.GRAY, TileColor.RED, TileColor.BLUE);

  private TrackLaying() {}

  /** The first tile on a hex pays for its terrain, the first track across a river for the river. */
  static int cost(Game game, TrackHooks.TileCost asked) {
    Hex hex = asked.hex();
    Tile lying = game.state().board().tile(hex.id());
    int cost = lying.terrain();
    if (lying.color() == TileColor.WHITE) cost += hex.terrain();
    if (cost > 0) cost = Math.max(0, cost - Privates.discount(game, asked.company(), hex));
    return cost + BorderCrossings.cost(game, hex, asked.tile());
  }

  /**
   * The rules of map and manifest: tiles left, colour, the tile it replaces, and where its track
   * runs.
   */
  static Verdict fits(Game game, Hex hex, Tile tile, int rotation) {
    if (game.tilesLeft(tile.number()) < 1) return Verdict.no("no tile %s is left", tile.number());
    if (!game.phase().tiles().contains(tile.color())) {
      return Verdict.no(
          "%s tiles cannot be laid in phase %s",
          NameCase.kebabOf(tile.color()), game.state().phase());
    }
    List<Integer> only = game.design().tiles().get(tile.number()).rotations();
    if (!only.isEmpty() && !only.contains(rotation))
      return Verdict.no("tile %s must lie as printed, with rotation %s", tile.number(), only);
    Tile lying = game.state().board().tile(hex.id());
    if (!game.title().upgrades().mayReplace(hex.id(), lying, tile)) {
      return Verdict.no(
          "tile %s cannot be laid in %s: it may not replace %s",
          tile.number(),
          hex.label(),
          lying.number().isEmpty() ? "what is printed there" : "tile " + lying.number());
    }
    Tile turned = tile.rotated(rotation);
    if (!game.title().upgrades().rotations(lying, tile).contains(rotation))
      return Verdict.no(
          "tile %s must keep all track in %s where it is", tile.number(), hex.label());
    Verdict bridge = mayBridge(game, hex, turned);
    return bridge.allowed() ? runsOnLand(game.state().board(), hex, turned) : bridge;
  }

  /** Whether a tile in a hex would connect to a company's network. */
  static Verdict connects(Game game, Company company, Hex hex, Tile tile, int rotation) {
    var reach = CompanyNetwork.reach(game, company, false);
    boolean based =
        game.state().board().markersOf(company.id()).stream()
            .anyMatch(marker -> marker.hex().equals(hex.id()));
    boolean touches =
        tile.rotated(rotation).exits().stream().anyMatch(edge -> reach.touches(hex.id(), edge));
    return based || touches
        ? Verdict.YES
        : Verdict.no(
            "track in %s would not connect to the network of %s", hex.label(), company.id());
  }

  /** No track may join the banks of a river while a private closes rivers. */
  static Verdict mayBridge(Game game, Hex hex, Tile turned) {
    if (hex.banks().isEmpty() || !joinsBanks(hex, turned)) return Verdict.YES;
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
      if (track.a() instanceof Track.Edge(int from)
          && track.b() instanceof Track.Edge(int to)
          && hex.banks().stream().noneMatch(bank -> bank.contains(from) && bank.contains(to)))
        return true;
    }
    return false;
  }

  /** The rotations in which a tile keeps the existing track and that the manifest allows. */
  public static List<Integer> rotations(Game game, Tile lying, Tile tile) {
    List<Integer> keeping = game.title().upgrades().rotations(lying, tile);
    List<Integer> only = game.design().tiles().get(tile.number()).rotations();
    return only.isEmpty() ? keeping : keeping.stream().filter(only::contains).toList();
  }

  /**
   * Track may not run off the map, over an impassable border, or into a permanent hex without
   * matching track; it must continue printed stubs.
   */
  static Verdict runsOnLand(Board board, Hex hex, Tile turned) {
    if (!turned.exits().containsAll(hex.stubs()))
      return Verdict.no("track in %s must continue the printed stub", hex.label());
    for (int edge : turned.exits()) {
      String beyond = hex.neighbors().get(edge);
      if (beyond == null) return Verdict.no("track in %s would run off the map", hex.label());
      if (hex.impassable().contains(edge)
          || board.map().hex(beyond).impassable().contains(Layout.opposite(edge))) {
        return Verdict.no(
            "track in %s would cross the impassable border to %s", hex.label(), beyond);
      }
      if (isPrinted(board.tile(beyond))
          && !board.tile(beyond).exits().contains(Layout.opposite(edge))) {
        return Verdict.no(
            "track in %s would run into %s, where nothing can be built", hex.label(), beyond);
      }
    }
    return Verdict.YES;
  }

  /** Whether a printed hex can never be replaced. */
  private static boolean isPrinted(Tile tile) {
    return tile.number().isEmpty() && FOR_GOOD.contains(tile.color());
  }

  static int price(Game game, Company company, Hex hex, Tile turned) {
    return game.ask(TrackHooks.TILE_COST, new TrackHooks.TileCost(company, hex, turned));
  }

  /**
   * Lays the tile and pays for it; all checks are done. A player may also lay one, with a private.
   */
  static void lay(
      StateTransaction change, String company, Hex hex, Tile tile, int rotation, int cost) {
    lay(change, company, hex, tile, rotation, cost, "");
  }

  /** The same by the right of a private. */
  static void lay(
      StateTransaction change,
      String company,
      Hex hex,
      Tile tile,
      int rotation,
      int cost,
      String privateCompany) {
    Loans.pay(change, company, Holder.BANK, cost);
    if (cost > 0) BorderCrossings.payOwners(change, hex, tile.rotated(rotation));
    Board board = change.state().board();
    if (board.tile(hex.id()).color() == TileColor.WHITE && hex.terrain() > 0)
      Privates.terrainPaid(change, company, hex);
    change.update(change.state().with(board.with(hex.id(), new TilePlacement(tile, rotation))));
    DestinationMarkers.upgraded(change, hex.id());
    StateRailwayMarkers.tileLaid(change, hex.id());
    HomeMarkers.trackLaid(change, company, hex.id(), board.tile(hex.id()));
    change.log(
        new BoardEvent.TileLaid(
            company, tile.number(), HexLabel.of(hex), rotation, change.game().amount(cost)));
    if (!change.state().companies().containsKey(company)) return;
    HookEvents.tell(
        change,
        TrackHooks.TILE_LAID,
        new TrackHooks.TileLaid(change.company(company), hex, tile, privateCompany));
  }

  /** The tile of an action; refuses one that the manifest lacks. */
  public static Tile tile(Game game, String number) {
    Tile tile = game.title().tiles().get(number);
    if (tile == null) throw Refusal.because("tile", "there is no tile %s in the manifest", number);
    return tile;
  }

  /** The hex of an action; refuses one that the map lacks. */
  public static Hex hex(Game game, String id) {
    Hex hex = game.title().map().hexes().get(id);
    if (hex == null) throw Refusal.because("hex", "there is no hex %s on the map", id);
    return hex;
  }
}
