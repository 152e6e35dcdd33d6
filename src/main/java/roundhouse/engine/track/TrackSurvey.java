package roundhouse.engine.track;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.Marker;
import roundhouse.board.Reach;
import roundhouse.board.Tile;
import roundhouse.board.TilePlacement;
import roundhouse.design.spec.Allowance;
import roundhouse.design.spec.RouteRules;
import roundhouse.design.spec.steps.LayTrack;
import roundhouse.engine.Game;
import roundhouse.engine.StateMemo;
import roundhouse.engine.Verdict;
import roundhouse.engine.money.Loans;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.game.Company;

/**
 * Decides whether a tile is useful to a company. Computes once for all tiles what its network and
 * its trains reach.
 */
final class TrackSurvey {
  private final Game game;
  private final Board board;
  private final TrackGain gain;
  private final RouteRules routes;
  private final Reach reach;
  private final LayTrack rules;
  private final Company company;
  private final List<Allowance> trains;
  private final TrackHooks.Means means;
  private final Set<String> bases;
  private final Map<Upgrade, Verdict> upgrades;
  private Optional<TrainReach> within = Optional.empty();

  TrackSurvey(Game game, Company company, LayTrack rules) {
    this.board = game.state().board();
    this.gain = new TrackGain(board);
    this.routes = game.design().routes();
    this.reach = CompanyNetwork.reach(game, company, rules.pastFullCities());
    this.game = game;
    this.rules = rules;
    this.company = company;
    this.trains = company.trains().stream().map(train -> game.spec(train).runs()).toList();
    this.bases =
        board.markersOf(company.id()).stream().map(Marker::hex).collect(Collectors.toSet());
    this.upgrades =
        StateMemo.forBoard(game, new Upgrades(rules, company.id(), trains), HashMap::new);
    this.means = game.ask(TrackHooks.TRACK_MEANS, new TrackHooks.TrackMeans(company));
  }

  /** What the company could pay for a tile, including loans. */
  int mostMoney() {
    return Loans.buyingPower(game, company);
  }

  /** What the company may do and spend. */
  TrackHooks.Means means() {
    return means;
  }

  private String closedUntil(Hex hex) {
    return game.design().map().hexes().get(hex.id()).closedUntil();
  }

  private boolean closed(Hex hex) {
    String until = closedUntil(hex);
    if (until.isEmpty()) return false;
    List<String> phases = List.copyOf(game.design().phases().keySet());
    return phases.indexOf(game.state().phase()) < phases.indexOf(until);
  }

  /** Whether the home has no track and must be built first. */
  private boolean bareHome() {
    return rules.homeFirst()
        && bases.stream().anyMatch(base -> board.tile(base).tracks().isEmpty());
  }

  /** Whether any track in the hex could connect to the network. */
  boolean near(Hex hex) {
    if (closed(hex)) return false;
    if (bareHome()) return atBase(hex) && board.tile(hex.id()).tracks().isEmpty();
    for (int edge = 0; edge < 6; edge++) if (reach.touches(hex.id(), edge)) return true;
    return atBase(hex);
  }

  private boolean atBase(Hex hex) {
    return bases.contains(hex.id());
  }

  Verdict connects(Hex hex, Tile tile, int rotation) {
    if (closed(hex))
      return Verdict.no(
          "no track may be laid in %s before phase %s", hex.label(), closedUntil(hex));
    if (bareHome() && !near(hex))
      return Verdict.no("%s must lay its first tile on its home", company.id());
    if (rules.mostExits()
        && TileBudget.upgrades(tile)
        && tile.hasCity()
        && !new MostExits(game).reached(hex, tile))
      return Verdict.no(
          "a tile with track to more hexsides is available for %s and must be used", hex.label());
    Tile turned = tile.rotated(rotation);
    if (turned.exits().stream().noneMatch(edge -> reach.touches(hex.id(), edge)) && !atBase(hex)) {
      return Verdict.no(
          "track in %s would not connect to the network of %s", hex.label(), company.id());
    }
    return TileBudget.upgrades(tile) ? asked(hex, tile, rotation) : Verdict.YES;
  }

  /** Answers about upgrades stay valid while the board and the company's trains stay the same. */
  private record Upgrades(LayTrack rules, String company, List<Allowance> trains) {}

  private record Upgrade(String hex, String tile, int rotation) {}

  private Verdict asked(Hex hex, Tile tile, int rotation) {
    var question = new Upgrade(hex.id(), tile.number(), rotation);
    Verdict known = upgrades.get(question);
    if (known != null) return known;
    Verdict answer = upgrades(hex, tile, rotation);
    upgrades.put(question, answer);
    return answer;
  }

  /**
   * Computes what trains reach on the board with the new tile, unless the current reach already
   * decides: a tile that keeps all track takes nothing out of reach.
   */
  private Verdict upgrades(Hex hex, Tile tile, int rotation) {
    if (rules.upgradeWithinTrain() && !trainComesTo(hex)) return noTrainReaches(hex);
    if (!rules.upgradeWithinTrain() && !improves(tile)) return Verdict.YES;
    Tile turned = tile.rotated(rotation);
    if (game.title().upgrades().keepsStop(board.tile(hex.id()), turned)
        && judged(now(), hex, tile, turned).allowed()) return Verdict.YES;
    return judged(
        usable(board.with(hex.id(), new TilePlacement(tile, rotation))), hex, tile, turned);
  }

  /** Whether the tile must also improve the track. */
  private boolean improves(Tile tile) {
    return switch (rules.newTrack()) {
      case CONNECT -> false;
      case EXTEND -> tile.stops().isEmpty();
      case IMPROVE -> true;
    };
  }

  private Verdict judged(UsefulTrack usable, Hex hex, Tile tile, Tile turned) {
    if (rules.upgradeWithinTrain() && !usable.any(hex, turned.tracks())) return noTrainReaches(hex);
    if (!improves(tile)
        || usable.any(hex, gain.added(hex, turned))
        || gain.raises(usable, hex, turned)) return Verdict.YES;
    return Verdict.no(
        "tile %s brings %s neither useful track nor a higher value", tile.number(), company.id());
  }

  /** Whether a train reaches the hex over existing track. */
  private boolean trainComesTo(Hex hex) {
    return within().comesTo(hex.id());
  }

  private TrainReach within() {
    if (within.isEmpty())
      within = Optional.of(TrainReach.of(board, routes, company, trains, rules.pastFullCities()));
    return within.get();
  }

  private Verdict noTrainReaches(Hex hex) {
    return Verdict.no("no train of %s reaches %s", company.id(), hex.label());
  }

  private UsefulTrack now() {
    return rules.upgradeWithinTrain()
        ? UsefulTrack.by(within(), board)
        : UsefulTrack.by(reach, board);
  }

  private UsefulTrack usable(Board after) {
    return rules.upgradeWithinTrain()
        ? UsefulTrack.by(
            TrainReach.of(after, routes, company, trains, rules.pastFullCities()), after)
        : UsefulTrack.by(CompanyNetwork.reachOn(after, company, rules.pastFullCities()), after);
  }
}
