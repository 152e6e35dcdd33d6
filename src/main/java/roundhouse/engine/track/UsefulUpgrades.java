package roundhouse.engine.track;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Reach;
import roundhouse.board.Tile;
import roundhouse.board.TilePlacement;
import roundhouse.design.spec.Allowance;
import roundhouse.design.spec.RouteRules;
import roundhouse.design.spec.steps.LayTrack;
import roundhouse.design.spec.steps.LayTrack.NewTrack;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.game.Company;

/**
 * Whether an upgrade is of use to a company: a train comes to it, or it improves the track, where
 * the rules ask for that.
 */
final class UsefulUpgrades {
  private final Game game;
  private final Company company;
  private final LayTrack rules;
  private final Reach reach;
  private final Board board;
  private final TrackGain gain;
  private final RouteRules routes;
  private final List<Allowance> trains;
  private final Map<Upgrade, Verdict> known;
  private Optional<TrainReach> within = Optional.empty();

  UsefulUpgrades(Game game, Company company, LayTrack rules, Reach reach) {
    this.game = game;
    this.company = company;
    this.rules = rules;
    this.reach = reach;
    this.board = game.state().board();
    this.gain = new TrackGain(board);
    this.routes = game.design().routes();
    this.trains = company.trains().stream().map(train -> game.spec(train).runs()).toList();
    this.known = game.rememberedForBoard(new Upgrades(rules, company.id(), trains), HashMap::new);
  }

  /** Answers about upgrades stay valid while the board and the company's trains stay the same. */
  private record Upgrades(LayTrack rules, String company, List<Allowance> trains) {}

  private record Upgrade(HexId hex, String tile, int rotation) {}

  Verdict verdict(TileLay lay) {
    var question = new Upgrade(lay.hex().id(), lay.tile().number(), lay.rotation());
    Verdict before = known.get(question);
    if (before != null) return before;
    Verdict answer = judged(lay);
    known.put(question, answer);
    return answer;
  }

  /**
   * Computes what trains reach on the board with the new tile, unless the current reach already
   * decides: a tile that keeps all track takes nothing out of reach, and adds nothing if its new
   * track is out of reach.
   */
  private Verdict judged(TileLay lay) {
    Hex hex = lay.hex();
    if (rules.upgradeWithinTrain() && !trainComesTo(hex)) return noTrainReaches(hex);
    if (!rules.upgradeWithinTrain() && !improves(lay.tile())) return Verdict.YES;
    if (game.title().upgrades().keepsStop(board.tile(hex.id()), lay.turned())) {
      Verdict before = judged(now(), lay);
      if (before.allowed() || !gain.mayReachMore(now(), hex, lay.turned())) return before;
    }
    return judged(usable(board.with(hex.id(), new TilePlacement(lay.tile(), lay.rotation()))), lay);
  }

  /** Whether the tile must also improve the track. */
  private boolean improves(Tile tile) {
    return switch (rules.newTrack()) {
      case CONNECT -> false;
      case EXTEND -> tile.stops().isEmpty();
      case IMPROVE, ADD -> true;
    };
  }

  private Verdict judged(UsefulTrack usable, TileLay lay) {
    Hex hex = lay.hex();
    Tile turned = lay.turned();
    if (rules.upgradeWithinTrain() && !usable.any(hex, turned.tracks())) return noTrainReaches(hex);
    if (!improves(lay.tile()) || usable.any(hex, gain.added(hex, turned))) return Verdict.YES;
    if (rules.newTrack() == NewTrack.ADD)
      return Verdict.no("tile %s brings %s no useful track", lay.tile().number(), company.id());
    if (gain.raises(usable, hex, turned)) return Verdict.YES;
    return Verdict.no(
        "tile %s brings %s neither useful track nor a higher value",
        lay.tile().number(), company.id());
  }

  /** Whether a train reaches the hex over existing track. */
  private boolean trainComesTo(Hex hex) {
    return within().comesTo(hex.id());
  }

  private TrainReach within() {
    if (within.isEmpty()) within = Optional.of(trainReach(board));
    return within.get();
  }

  private TrainReach trainReach(Board on) {
    BitSet blocked =
        rules.pastFullCities() ? new BitSet() : CompanyNetwork.blocked(on, company.id(), false);
    return new TrainReach(on.track(), routes, blocked)
        .from(CompanyNetwork.bases(on, company.id()), trains);
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
        ? UsefulTrack.by(trainReach(after), after)
        : UsefulTrack.by(CompanyNetwork.reachOn(after, company, rules.pastFullCities()), after);
  }
}
