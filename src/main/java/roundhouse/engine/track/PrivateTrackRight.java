package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.design.spec.PrivateTrack;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/**
 * The right to lay a tile of a private: where, for how much, and by whom.
 *
 * @param by the company or player who lays it
 * @param id the private
 * @param terms what the design says about its tile
 */
record PrivateTrackRight(Game game, String by, String id, PrivateTrack terms) {
  /** Every tile that may be laid by it. */
  List<Choice> choices() {
    var all = new ArrayList<Choice>();
    for (Hex hex : hexes()) {
      for (TileLay lay : lays(hex)) {
        if (!verdict(lay).allowed()) continue;
        all.add(
            Choice.of(
                new Action.LayPrivateTile(by, id, hex.id(), lay.tile().number(), lay.rotation()),
                "tile {tile} of {id} in {place}",
                Map.of("place", HexLabel.of(hex))));
      }
    }
    return all;
  }

  private Collection<Hex> hexes() {
    Collection<Hex> all = game.title().map().hexes().values();
    return terms.hexes().isEmpty()
        ? all
        : HexId.all(terms.hexes()).stream().map(game.title().map()::hex).toList();
  }

  private Collection<String> tiles() {
    return terms.tiles().isEmpty() ? game.title().tiles().keySet() : terms.tiles();
  }

  /** The tiles of the private in one of its hexes, in every rotation that keeps the track there. */
  List<TileLay> lays(Hex hex) {
    Tile lying = game.state().board().tile(hex.id());
    var all = new ArrayList<TileLay>();
    for (String number : tiles()) {
      Tile tile = game.title().tiles().get(number);
      for (int rotation : new TileFit(game).rotations(lying, tile))
        all.add(new TileLay(hex, tile, rotation));
    }
    return all;
  }

  /** Whether the tile may be laid, also by the title's own rules. */
  Verdict verdict(TileLay lay) {
    Verdict fits = fits(lay);
    if (!fits.allowed() || isPlayers()) return fits;
    return game.ask(
        TrackHooks.MAY_LAY_TILE,
        new TrackHooks.MayLayTile(
            game.company(by), lay.hex(), lay.tile(), lay.rotation(), cost(lay), id));
  }

  private Verdict fits(TileLay lay) {
    if (terms.ofTheTurn() && !LayTrackStep.allowsStill(game, lay.tile()))
      return Verdict.no("%s has no tile of this kind left to lay in this turn", by);
    if (!terms.phases().isEmpty() && !terms.phases().contains(game.state().phase()))
      return Verdict.no(
          "the tile of %s may only be laid in phases %s", id, String.join(" and ", terms.phases()));
    Verdict lies = mayLie(lay);
    if (!lies.allowed()) return lies;
    Verdict payable = payable(lay);
    return payable.allowed() ? new PrivateTrackSeries(this).verdict(lay) : payable;
  }

  private Verdict mayLie(TileLay lay) {
    if (isPlayers()) return Verdict.YES;
    Company company = game.company(by);
    boolean home = lay.hex().id().is(game.spec(company).home());
    boolean first = !company.operated() || game.turn().memory().is(Turns.FIRST);
    if (terms.atHomeFirst() && !(first && home))
      return Verdict.no("the tile may only be laid on the home of %s, in its first turn", by);
    return terms.connected() ? TrackLaying.connects(game, company, lay) : Verdict.YES;
  }

  /** Whether the tile fits there and the company can pay for the terrain. */
  Verdict payable(TileLay lay) {
    int cost = cost(lay);
    if (Money.of(game, Holder.named(by)) < cost)
      return Verdict.no("%s cannot pay %s for the terrain", by, game.money(cost));
    return new TileFit(game).verdict(lay);
  }

  int cost(TileLay lay) {
    return isFree()
        ? 0
        : Math.max(0, TrackLaying.price(game, game.company(by), lay) - terms.discount());
  }

  /** Whether nobody pays for the terrain. */
  boolean isFree() {
    return terms.free() || isPlayers();
  }

  private boolean isPlayers() {
    return game.state().isPlayer(by);
  }

  /** The same right in a later state. */
  PrivateTrackRight in(Game later) {
    return new PrivateTrackRight(later, by, id, terms);
  }
}
