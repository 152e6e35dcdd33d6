package roundhouse.engine.track;

import java.util.List;
import java.util.Optional;
import roundhouse.board.Hex;
import roundhouse.design.spec.PrivateTrack;
import roundhouse.design.spec.PrivateTrack.When;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.stations.BuildingSteps;
import roundhouse.engine.stations.FreeMarkers;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.PrivateCompany;

/** Tiles that owners of privates may lay, usually once and without a connection. */
public final class PrivateTrackRights {
  /** The turn in which the seller of a private may lay its tile. */
  public static final String TURN = "private-track";

  private static final String USED = "track-laid";
  private static final MemoryKey<String> PRIVATE = MemoryKey.text("private");
  private static final MemoryKey<String> SELLER = MemoryKey.text("seller");

  private PrivateTrackRights() {}

  static Optional<PrivateTrack> right(Game game, PrivateCompany owned) {
    if (PrivateTrackSeries.goesOn(game, owned.id())) return Privates.spec(game, owned).track();
    if (owned.closed()) return Optional.empty();
    return Privates.spec(game, owned)
        .track()
        .filter(right -> used(game, owned.id()) < right.times())
        .filter(right -> !PrivateTrackSeries.forfeited(game, right));
  }

  /** How often the right was used: a flag that is true once it is used up. */
  private static int used(Game game, String id) {
    return switch (game.state().flag("", USED + " " + id)) {
      case Integer times -> times;
      case Boolean usedUp when usedUp -> Integer.MAX_VALUE;
      default -> 0;
    };
  }

  /** Inserts the seller's turn after a company has bought a private whose tile is the seller's. */
  public static void offerToSeller(StateTransaction change, Holder seller, PrivateCompany owned) {
    boolean atOnce =
        right(change.game(), owned)
            .map(PrivateTrack::when)
            .equals(Optional.of(When.BOUGHT_BY_COMPANY));
    if (!atOnce) return;
    pushTurn(change, owned, owned.owner().name(), seller.name());
  }

  /**
   * Inserts the turn in which somebody lays a tile of a private for a company.
   *
   * @param by the company or player that lays it
   * @param decides the player who acts for it
   */
  static void pushTurn(StateTransaction change, PrivateCompany owned, String by, String decides) {
    Turns.push(change, TURN, by);
    change.remember(PRIVATE, owned.id());
    change.remember(SELLER, decides);
  }

  /** The private that the inserted turn is about. */
  static PrivateCompany inTurn(Game game) {
    return game.state().privateCompany(game.turn().memory().get(PRIVATE));
  }

  static String seller(Game game) {
    return game.turn().memory().get(SELLER);
  }

  /**
   * Who lays the tile: the owner of the private, or the company in turn that the owner presides.
   */
  public static String layer(Game game, PrivateCompany owned) {
    Company company = game.state().companies().get(game.turn().entity());
    boolean presides = company != null && company.president().filter(owned.owner()::is).isPresent();
    boolean presidents =
        Privates.spec(game, owned)
            .track()
            .filter(right -> right.when() == When.PRESIDENTS_TURN)
            .isPresent();
    return presides && presidents ? company.id() : owned.owner().name();
  }

  /** Every tile that an owner may lay with a private. */
  static List<Choice> choices(Game game, String by, PrivateCompany owned) {
    return right(game, owned)
        .map(terms -> new PrivateTrackRight(game, by, owned.id(), terms).choices())
        .orElse(List.of());
  }

  static void lay(StateTransaction change, Action.LayPrivateTile lay) {
    Game game = change.game();
    var used = new PrivateTrackRight(game, lay.by(), lay.id(), named(game, lay));
    TileLay tile = TileLay.of(game, lay.hex(), lay.tile(), lay.rotation());
    Refusal.unless(used.verdict(tile), "track");
    use(change, used, tile);
  }

  /** The right that an action uses. */
  private static PrivateTrack named(Game game, Action.LayPrivateTile lay) {
    PrivateCompany owned = game.state().privates().get(lay.id());
    Refusal.unless(
        owned != null && layer(game, owned).equals(lay.by()),
        "private",
        "%s does not own %s",
        lay.by(),
        lay.id());
    PrivateTrack right =
        right(game, owned)
            .orElseThrow(() -> Refusal.because("private", "%s has no tile left to lay", lay.id()));
    Refusal.unless(
        isAmong(right.hexes(), lay.hex().text()) && isAmong(right.tiles(), lay.tile()),
        "private",
        "%s allows only %s in %s",
        lay.id(),
        right.tiles().isEmpty() ? "tiles" : "tile " + String.join(" or ", right.tiles()),
        right.hexes().isEmpty() ? "any hex" : String.join(" or ", right.hexes()));
    return right;
  }

  private static boolean isAmong(List<String> names, String name) {
    return names.isEmpty() || names.contains(name);
  }

  private static void use(StateTransaction change, PrivateTrackRight right, TileLay lay) {
    String id = right.id();
    Hex hex = lay.hex();
    if (right.terms().ofTheTurn()) TrackTurnRecord.recordLaid(change, hex, lay.tile());
    else if (!change.state().isPlayer(right.by())) PrivateTrackSeries.record(change, hex);
    if (right.terms().freeMarker()) FreeMarkers.grant(change, hex.id());
    if (!PrivateTrackSeries.goesOn(change.game(), id)) {
      int times = used(change.game(), id) + 1;
      Object flag = times == right.terms().times() ? (Object) true : (Object) times;
      change.update(change.state().withFlag("", USED + " " + id, flag));
    }
    new TrackLaying(right.by(), lay, right.cost(lay), right.isFree(), id).apply(change);
    new PrivateTrackSeries(right).follow(change, hex);
    boolean usedUp = used(change.game(), id) >= right.terms().times();
    if (right.terms().closes() && usedUp) Privates.close(change, id);
    BuildingSteps.lookAgain(change);
  }
}
