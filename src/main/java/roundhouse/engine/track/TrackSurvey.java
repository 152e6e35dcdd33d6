package roundhouse.engine.track;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Reach;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.steps.LayTrack;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.engine.money.Loans;
import roundhouse.engine.rounds.Waiver;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.game.Company;

/**
 * Where a company may lay track. Computes once for all tiles what its network reaches and what it
 * may spend.
 */
final class TrackSurvey {
  private final Game game;
  private final Board board;
  private final Reach reach;
  private final LayTrack rules;
  private final Company company;
  private final int money;
  private final TileBudget budget;
  private final Set<HexId> bases;
  private final UsefulUpgrades upgrades;

  /** Whether the home has no track and must be built first. */
  private final boolean bareHome;

  /**
   * @param money the most that it may spend on a tile
   */
  TrackSurvey(Game game, Company company, LayTrack rules, int money, TileBudget budget) {
    this.board = game.state().board();
    this.reach = CompanyNetwork.reach(game, company, rules.pastFullCities());
    this.game = game;
    this.rules = rules;
    this.company = company;
    this.bases =
        board.markersOf(company.id()).stream().map(Marker::hex).collect(Collectors.toSet());
    this.bareHome =
        game.kind(company).homeTile() == KindSpec.HomeTile.FIRST
            && bases.stream().anyMatch(base -> board.tile(base).tracks().isEmpty());
    this.upgrades = new UsefulUpgrades(game, company, rules, reach);
    this.money = money;
    this.budget = budget;
  }

  Game game() {
    return game;
  }

  Company company() {
    return company;
  }

  /** What the company could pay for a tile, including loans. */
  int mostMoney() {
    return Loans.buyingPower(game, company);
  }

  /** The most that the company may spend on a tile. */
  int money() {
    return money;
  }

  /** What the company may lay and upgrade. */
  TileBudget budget() {
    return budget;
  }

  private String closedUntil(Hex hex) {
    return game.design().map().hexes().get(hex.id().text()).closedUntil();
  }

  private boolean closed(Hex hex) {
    String until = closedUntil(hex);
    if (until.isEmpty()) return false;
    List<String> phases = List.copyOf(game.design().phases().keySet());
    return phases.indexOf(game.state().phase()) < phases.indexOf(until);
  }

  /** Whether any track in the hex could connect to the network. */
  boolean near(Hex hex) {
    if (bareHome) return atBase(hex) && board.tile(hex.id()).tracks().isEmpty() && !closed(hex);
    return (reach.touches(hex.id())
            || atBase(hex)
            || Waiver.lifts(game, Waiver.Rule.CONNECTION, hex.id()))
        && !closed(hex);
  }

  private boolean atBase(Hex hex) {
    return bases.contains(hex.id());
  }

  private boolean mayLieApart(TileLay lay) {
    return Waiver.lifts(game, Waiver.Rule.CONNECTION, lay.hex().id(), lay.tile().number());
  }

  /** Whether track of the tile runs to a hexside that the network touches, or need not. */
  boolean meetsNetwork(TileLay lay) {
    if (atBase(lay.hex()) || mayLieApart(lay)) return true;
    for (int edge : lay.turned().exits()) if (reach.touches(lay.hex().id(), edge)) return true;
    return false;
  }

  Verdict connects(TileLay lay) {
    Hex hex = lay.hex();
    Tile tile = lay.tile();
    if (closed(hex))
      return Verdict.no(
          "no track may be laid in %s before phase %s", hex.label(), closedUntil(hex));
    if (bareHome && !near(hex))
      return Verdict.no("%s must lay its first tile on its home", company.id());
    if (rules.mostExits()
        && TileBudget.upgrades(tile)
        && tile.hasCity()
        && !new MostExits(game).reached(hex, tile))
      return Verdict.no(
          "a tile with track to more hexsides is available for %s and must be used", hex.label());
    if (!meetsNetwork(lay))
      return Verdict.no(
          "track in %s would not connect to the network of %s", hex.label(), company.id());
    return TileBudget.upgrades(tile) && !mayLieApart(lay) ? upgrades.verdict(lay) : Verdict.YES;
  }

  /**
   * Checks that no other tile could bring track to more hexsides.
   *
   * @param game with the board and the tiles
   */
  private record MostExits(Game game) {
    /** Whether no other fitting tile of the same colour that is left has track to more hexsides. */
    boolean reached(Hex hex, Tile tile) {
      if (tile.color() != TileColor.BROWN) return true;
      Tile lying = game.state().board().tile(hex.id());
      return game.title().upgrades().replacements(hex.id(), lying, game.title().tiles()).stream()
          .filter(other -> other.color() == tile.color() && game.tilesLeft(other.number()) > 0)
          .noneMatch(
              other ->
                  other.exits().size() > tile.exits().size() && anyRotation(hex, lying, other));
    }

    private boolean anyRotation(Hex hex, Tile lying, Tile other) {
      var fit = new TileFit(game);
      return fit.rotations(lying, other).stream()
          .anyMatch(turn -> fit.runsOnLand(new TileLay(hex, other, turn)).allowed());
    }
  }
}
