package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.design.spec.PrivateTrack;
import roundhouse.design.spec.PrivateTrack.When;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.stations.FreeMarkers;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.PrivateCompany;

/** Tiles that owners of privates may lay once, usually without a connection. */
public final class PrivateTrackRights {
  /** The turn in which the seller of a private may lay its tile. */
  public static final String TURN = "private-track";

  private static final String USED = "track-laid";
  private static final MemoryKey<String> PRIVATE = MemoryKey.text("private");
  private static final MemoryKey<String> SELLER = MemoryKey.text("seller");

  private PrivateTrackRights() {}

  static Optional<PrivateTrack> right(Game game, PrivateCompany owned) {
    if (PrivateTrackSeries.goesOn(game, owned.id())) return Privates.spec(game, owned).track();
    boolean used = Boolean.TRUE.equals(game.state().flag("", USED + " " + owned.id()));
    return used || owned.closed()
        ? Optional.empty()
        : Privates.spec(game, owned)
            .track()
            .filter(right -> !PrivateTrackSeries.forfeited(game, right));
  }

  /** Inserts the seller's turn after a company has bought a private whose tile is the seller's. */
  public static void offerToSeller(
      StateTransaction change, String seller, String company, PrivateCompany owned) {
    boolean atOnce =
        right(change.game(), owned)
            .map(PrivateTrack::when)
            .equals(Optional.of(When.BOUGHT_BY_COMPANY));
    if (!atOnce) return;
    pushTurn(change, company, owned.id(), seller);
  }

  /** Inserts the turn in which somebody lays a tile of a private for a company. */
  static void pushTurn(StateTransaction change, String company, String id, String decides) {
    Turns.push(change, TURN, company);
    change.remember(PRIVATE, id);
    change.remember(SELLER, decides);
  }

  /** The private that the inserted turn is about. */
  static PrivateCompany inTurn(Game game) {
    return game.state().privateCompany(game.turn().memory().get(PRIVATE));
  }

  static String seller(Game game) {
    return game.turn().memory().get(SELLER);
  }

  /** Every tile that an owner may lay with a private. */
  static List<Choice> choices(Game game, String by, PrivateCompany owned) {
    var all = new ArrayList<Choice>();
    Optional<PrivateTrack> right = right(game, owned);
    if (right.isEmpty()) return all;
    for (String id : right.get().hexes()) {
      Hex hex = game.title().map().hex(id);
      Tile lying = game.state().board().tile(id);
      for (String number : right.get().tiles()) {
        Tile tile = game.title().tiles().get(number);
        for (int rotation : TrackLaying.rotations(game, lying, tile)) {
          if (!verdict(game, by, owned.id(), right.get(), hex, tile, rotation).allowed()) continue;
          all.add(
              Choice.of(
                  new Action.LayPrivateTile(by, owned.id(), id, number, rotation),
                  "tile {tile} of {id} in {place}",
                  Map.of("place", HexLabel.of(hex))));
        }
      }
    }
    return all;
  }

  static int cost(Game game, String by, PrivateTrack right, Hex hex, Tile turned) {
    return right.free() || game.state().isPlayer(by)
        ? 0
        : Math.max(0, TrackLaying.price(game, game.company(by), hex, turned) - right.discount());
  }

  private static Verdict mayLie(
      Game game, String by, PrivateTrack right, Hex hex, Tile tile, int rotation) {
    if (game.state().isPlayer(by)) return Verdict.YES;
    Company company = game.company(by);
    if (right.atHomeFirst() && (company.operated() || !game.spec(company).home().equals(hex.id())))
      return Verdict.no("the tile may only be laid on the home of %s, in its first turn", by);
    return right.connected()
        ? TrackLaying.connects(game, company, hex, tile, rotation)
        : Verdict.YES;
  }

  private static Verdict verdict(
      Game game, String by, String id, PrivateTrack right, Hex hex, Tile tile, int rotation) {
    Verdict fits = fits(game, by, right, hex, tile, rotation);
    if (!fits.allowed() || game.state().isPlayer(by)) return fits;
    int cost = cost(game, by, right, hex, tile.rotated(rotation));
    return game.ask(
        TrackHooks.MAY_LAY_TILE,
        new TrackHooks.MayLayTile(game.company(by), hex, tile, rotation, cost, id));
  }

  private static Verdict fits(
      Game game, String by, PrivateTrack right, Hex hex, Tile tile, int rotation) {
    if (right.ofTheTurn() && !LayTrackStep.allowsStill(game, tile))
      return Verdict.no("%s has no tile of this kind left to lay in this turn", by);
    Verdict lies = mayLie(game, by, right, hex, tile, rotation);
    if (!lies.allowed()) return lies;
    Verdict payable = payable(game, by, right, hex, tile, rotation);
    return payable.allowed()
        ? PrivateTrackSeries.verdict(game, by, right, hex, tile, rotation)
        : payable;
  }

  /** Whether the tile fits there and the company can pay for the terrain. */
  static Verdict payable(
      Game game, String by, PrivateTrack right, Hex hex, Tile tile, int rotation) {
    int cost = cost(game, by, right, hex, tile.rotated(rotation));
    if (Money.of(game, Holder.named(by)) < cost)
      return Verdict.no("%s cannot pay %s for the terrain", by, game.money(cost));
    return TrackLaying.fits(game, hex, tile, rotation);
  }

  static void lay(StateTransaction change, Action.LayPrivateTile lay) {
    Game game = change.game();
    PrivateCompany owned = game.state().privates().get(lay.id());
    Refusal.unless(
        owned != null && owned.owner().equals(lay.by()),
        "private",
        "%s does not own %s",
        lay.by(),
        lay.id());
    PrivateTrack right =
        right(game, owned)
            .orElseThrow(() -> Refusal.because("private", "%s has no tile left to lay", lay.id()));
    boolean named = right.hexes().contains(lay.hex()) && right.tiles().contains(lay.tile());
    Refusal.unless(
        named,
        "private",
        "%s allows only tile %s in %s",
        lay.id(),
        String.join(" or ", right.tiles()),
        String.join(" or ", right.hexes()));
    Hex hex = TrackLaying.hex(game, lay.hex());
    Tile tile = TrackLaying.tile(game, lay.tile());
    Refusal.unless(verdict(game, lay.by(), lay.id(), right, hex, tile, lay.rotation()), "track");
    use(change, lay, right, hex, tile);
  }

  private static void use(
      StateTransaction change, Action.LayPrivateTile lay, PrivateTrack right, Hex hex, Tile tile) {
    int cost = cost(change.game(), lay.by(), right, hex, tile.rotated(lay.rotation()));
    if (right.ofTheTurn()) TrackTurnRecord.recordLaid(change, hex, tile);
    else if (!change.state().isPlayer(lay.by())) PrivateTrackSeries.record(change, hex);
    if (right.freeMarker()) FreeMarkers.grant(change, hex.id());
    change.update(change.state().withFlag("", USED + " " + lay.id(), true));
    TrackLaying.lay(change, lay.by(), hex, tile, lay.rotation(), cost, lay.id());
    PrivateTrackSeries.follow(change, lay.by(), lay.id(), right, hex);
    if (right.closes()) Privates.close(change, lay.id());
  }
}
