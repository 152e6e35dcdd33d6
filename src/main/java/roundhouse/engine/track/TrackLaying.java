package roundhouse.engine.track;

import java.util.List;
import java.util.Map;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.TilePlacement;
import roundhouse.design.spec.MapSpec;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.money.Loans;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.engine.stations.HomeMarkers;
import roundhouse.engine.stations.MarkersBesideCities;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;

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

  /**
   * The borders that a tile is the first to cross, and that cost something.
   *
   * @param game before the tile lies there
   */
  private record BorderCrossings(Game game, Hex hex, Tile turned) {

    /** What the new crossings cost a company, less the discounts of its privates. */
    int cost(Company company) {
      return edges().stream()
          .mapToInt(edge -> Math.max(0, hex.edgeCosts().get(edge) - saved(company, edge)))
          .sum();
    }

    private int saved(Company company, int edge) {
      String under = hex.edgeTerrains().getOrDefault(edge, "");
      return under.isEmpty() ? 0 : Privates.discount(game, company, hex, under);
    }

    /** The edges of new crossings that cost something. */
    private List<Integer> edges() {
      if (hex.edgeCosts().isEmpty()) return List.of();
      Tile lying = game.state().board().tile(hex.id());
      return hex.edgeCosts().entrySet().stream()
          .filter(border -> border.getValue() > 0)
          .filter(border -> turned.exits().contains(border.getKey()))
          .filter(border -> !lying.exits().contains(border.getKey()))
          .filter(border -> meets(border.getKey()))
          .map(Map.Entry::getKey)
          .toList();
    }

    /** Whether track meets from both sides; it need not where each side pays on its own. */
    private boolean meets(int edge) {
      if (game.design().map().borderCost() == MapSpec.BorderCost.ON_EACH_SIDE) return true;
      HexId beyond = hex.neighbors().get(edge);
      return beyond != null
          && game.state().board().tile(beyond).exits().contains(Layout.opposite(edge));
    }

    /** Pays the owners of privates that earn by crossings; called before the tile lies there. */
    void payOwners(StateTransaction change) {
      int crossings = edges().size();
      for (PrivateCompany each : game.state().privates().values()) {
        int income = crossings * Privates.spec(game, each).crossingIncome();
        if (income == 0 || !each.hasOwner()) continue;
        Money.pay(change, Holder.BANK, each.owner(), income);
        change.log(
            new PrivateEvent.PrivatePaid(each.owner().name(), each.id(), game.amount(income)));
      }
    }
  }
}
