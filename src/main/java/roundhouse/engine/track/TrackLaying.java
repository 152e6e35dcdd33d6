package roundhouse.engine.track;

import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.TilePlacement;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.money.Loans;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.engine.stations.HomeMarkers;
import roundhouse.engine.stations.MarkersBesideCities;
import roundhouse.engine.stations.StateRailwayMarkers;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/**
 * Somebody lays a tile; all checks are done.
 *
 * @param by a company, or a player who lays it with a private
 * @param cost what it costs
 * @param free whether nobody pays for the terrain, so that a discount is left for another hex
 * @param privateCompany by whose right it is laid, "" for none
 */
public record TrackLaying(String by, TileLay lay, int cost, boolean free, String privateCompany) {
  /** A company lays a tile in its turn. */
  TrackLaying(Company company, TileLay lay, int cost) {
    this(company.id(), lay, cost, false, "");
  }

  /**
   * The first tile on a hex pays for its terrain, and every tile at least what the map says; the
   * first track across a river pays for the river.
   */
  static int cost(Game game, TrackHooks.TileCost asked) {
    Hex hex = asked.hex();
    Tile lying = game.state().board().tile(hex.id());
    int cost = lying.terrain();
    if (lying.color() == TileColor.WHITE) cost += hex.terrain();
    if (cost > 0) cost = Math.max(0, cost - Privates.discount(game, asked.company(), hex));
    cost = Math.max(cost, game.design().map().leastCost());
    return cost + new BorderCrossings(game, hex, asked.tile()).cost(asked.company());
  }

  /** Whether a tile in a hex would connect to a company's network. */
  static Verdict connects(Game game, Company company, TileLay lay) {
    Hex hex = lay.hex();
    var reach = CompanyNetwork.reach(game, company, false);
    boolean based =
        game.state().board().markersOf(company.id()).stream()
            .anyMatch(marker -> marker.hex().equals(hex.id()));
    boolean touches = lay.turned().exits().stream().anyMatch(edge -> reach.touches(hex.id(), edge));
    return based || touches
        ? Verdict.YES
        : Verdict.no(
            "track in %s would not connect to the network of %s", hex.label(), company.id());
  }

  /** What a tile costs a company. */
  static int price(Game game, Company company, TileLay lay) {
    return game.ask(
        TrackHooks.TILE_COST, new TrackHooks.TileCost(company, lay.hex(), lay.turned()));
  }

  /** Lays the tile and pays for it. */
  void apply(StateTransaction change) {
    Hex hex = lay.hex();
    Loans.pay(change, by, Holder.BANK, cost);
    if (cost > 0) new BorderCrossings(change.game(), hex, lay.turned()).payOwners(change);
    Board board = change.state().board();
    if (board.tile(hex.id()).color() == TileColor.WHITE && hex.terrain() > 0 && !free)
      Privates.terrainPaid(change, by, hex);
    change.update(
        change.state().with(board.with(hex.id(), new TilePlacement(lay.tile(), lay.rotation()))));
    MarkersBesideCities.upgraded(change, hex.id());
    StateRailwayMarkers.tileLaid(change, hex.id());
    new HomeMarkers(change).trackLaid(by, hex, board.tile(hex.id()));
    change.log(
        new BoardEvent.TileLaid(
            by, lay.tile().number(), HexLabel.of(hex), lay.rotation(), change.game().amount(cost)));
    if (!change.state().companies().containsKey(by)) return;
    HookEvents.tell(
        change,
        TrackHooks.TILE_LAID,
        new TrackHooks.TileLaid(change.company(by), hex, lay.tile(), privateCompany));
  }

  /** The tile of an action; refuses one that the manifest lacks. */
  public static Tile tile(Game game, String number) {
    Tile tile = game.title().tiles().get(number);
    if (tile == null) throw Refusal.because("tile", "there is no tile %s in the manifest", number);
    return tile;
  }

  /** The hex of an action; refuses one that the map lacks. */
  public static Hex hex(Game game, HexId id) {
    Hex hex = game.title().map().hexes().get(id);
    if (hex == null) throw Refusal.because("hex", "there is no hex %s on the map", id);
    return hex;
  }
}
