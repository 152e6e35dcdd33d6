package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.design.spec.steps.LayTrack;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.Waiver;
import roundhouse.game.Company;

/** Which tiles a company may lay in a turn and where, and why another may not be laid. */
final class LegalTiles {
  private final LayTrack rules;

  LegalTiles(LayTrack rules) {
    this.rules = rules;
  }

  /** Every tile that may be laid, searched lazily hex by hex. */
  LazySearch<Hex, Choice> search(TrackSurvey survey) {
    Game game = survey.game();
    Predicate<Tile> layable = layable(survey);
    Set<HexId> blocked = Privates.blockedHexes(game);
    List<HexId> laidHere = closed(game);
    return new LazySearch<>(
        List.copyOf(game.title().map().hexes().values()),
        hex ->
            survey.near(hex) && !laidHere.contains(hex.id()) && !blocked.contains(hex.id())
                ? on(survey, hex, layable)
                : List.of());
  }

  /** Hexes whose tile of this turn stays until the next. */
  private List<HexId> closed(Game game) {
    return rules.sameHex() ? List.of() : HexId.all(game.turn().memory().get(TrackTurnRecord.HEXES));
  }

  /** The tiles that may be laid on a hex. The cheapest checks come first. */
  private List<Choice> on(TrackSurvey survey, Hex hex, Predicate<Tile> layable) {
    var all = new ArrayList<Choice>();
    Game game = survey.game();
    var fit = new TileFit(game);
    Tile lying = game.state().board().tile(hex.id());
    for (Tile tile : game.title().upgrades().replacements(hex.id(), lying, game.title().tiles())) {
      if (!layable.test(tile) || !fit.isOfPhase(hex, tile)) continue;
      for (int rotation : fit.rotations(lying, tile)) {
        var lay = new TileLay(hex, tile, rotation);
        if (!survey.meetsNetwork(lay)
            || !fit.runsOnLand(lay).and(() -> fit.mayBridge(lay)).allowed()
            || !fit.holdsMarkers(lay).allowed()) continue;
        int cost = price(game, survey.company(), lay);
        if (affordable(survey, cost)
            && survey.connects(lay).allowed()
            && beyondTheMap(survey, lay, cost).allowed()) all.add(choice(survey, lay, cost));
      }
    }
    return all;
  }

  private static Choice choice(TrackSurvey survey, TileLay lay, int cost) {
    return Choice.of(
        new Action.LayTile(
            survey.company().id(), lay.hex().id(), lay.tile().number(), lay.rotation()),
        "tile {tile} in {place}[ for {cost}]",
        Map.of("place", HexLabel.of(lay.hex()), "cost", survey.game().amount(cost)));
  }

  /** Whether tiles are left, and phase and step allow them on some hex; asked once for each. */
  private Predicate<Tile> layable(TrackSurvey survey) {
    Game game = survey.game();
    Set<String> kinds = survey.budget().openKinds(game.turn().memory().get(TrackTurnRecord.KINDS));
    var known = new IdentityHashMap<Tile, Boolean>();
    return asked ->
        known.computeIfAbsent(
            asked,
            tile ->
                (game.phase().tiles().contains(tile.color())
                        || Waiver.liftsSomewhere(game, Waiver.Rule.COLOR, tile.number()))
                    && kinds.contains(TileBudget.kind(tile))
                    && game.tilesLeft(tile.number()) > 0);
  }

  /** Whether a tile may be laid in a hex, and if not, why. */
  Verdict verdict(TrackSurvey survey, TileLay lay) {
    Game game = survey.game();
    Company company = survey.company();
    Hex hex = lay.hex();
    var memory = game.turn().memory();
    TileBudget budget = survey.budget();
    String kind = TileBudget.kind(lay.tile());
    if (!budget.allows(List.of(), kind) && TileBudget.upgrades(lay.tile()))
      return Verdict.no("%s may not upgrade track in this turn", company.id());
    if (!budget.allows(memory.get(TrackTurnRecord.KINDS), kind))
      return Verdict.no("%s has no tile of this kind left to lay in this turn", company.id());
    if (Privates.blockedHexes(game).contains(hex.id()))
      return Verdict.no(
          "no track may be laid in %s while a player owns the private there", hex.label());
    if (closed(game).contains(hex.id()))
      return Verdict.no(
          "the tile in %s was laid in this turn and cannot be upgraded yet", hex.label());
    Verdict fits = new TileFit(game).verdict(lay);
    if (!fits.allowed()) return fits;
    Verdict connects = survey.connects(lay);
    return connects.allowed() ? beyondTheMap(survey, lay, price(game, company, lay)) : connects;
  }

  /** The cost of a tile, including the surcharge for further tiles of a turn. */
  int price(Game game, Company company, TileLay lay) {
    boolean more = !game.turn().memory().get(TrackTurnRecord.KINDS).isEmpty();
    return TrackLaying.price(game, company, lay) + (more ? rules.moreCosts() : 0);
  }

  private static boolean affordable(TrackSurvey survey, int cost) {
    return cost <= Math.min(survey.mostMoney(), survey.money());
  }

  /** Checks money and the title's own rules for a tile that fits and connects. */
  private static Verdict beyondTheMap(TrackSurvey survey, TileLay lay, int cost) {
    Game game = survey.game();
    Company company = survey.company();
    if (!affordable(survey, cost))
      return Verdict.no("%s cannot pay %s for the terrain", company.id(), game.money(cost));
    return game.ask(
        TrackHooks.MAY_LAY_TILE,
        new TrackHooks.MayLayTile(company, lay.hex(), lay.tile(), lay.rotation(), cost, ""));
  }
}
