package roundhouse.engine.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.design.spec.RoundSpec;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.RunEvent;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.MemoryKey;
import roundhouse.route.problem.RequiredLink;
import roundhouse.route.problem.StopRef;

/**
 * Connection runs: a company with a train that can run from its home to its destination gets a
 * special turn, once. After each turn all companies are checked: first the one that has just
 * operated, then the others by price.
 */
public final class ConnectionRuns {
  private static final MemoryKey<List<String>> WAITING = MemoryKey.list("connections");

  /** Flag: the company has had its connection run. */
  private static final String CONNECTED = "connected";

  private ConnectionRuns() {}

  /** Queues all companies for the check, by price, at the start of an operating round. */
  public static void checkAll(StateTransaction change) {
    lookAt(change, List.of());
  }

  /** Queues a company, then all others, for the check after its turn. */
  public static void checkAfterTurn(StateTransaction change, String company) {
    lookAt(change, List.of(company));
  }

  private static void lookAt(StateTransaction change, List<String> first) {
    Frame round = change.state().round();
    if (Rounds.spec(change.game(), round.name()).connections().isEmpty()) return;
    var all = new ArrayList<>(first);
    for (Company company : change.game().byPrice())
      if (!all.contains(company.id())) all.add(company.id());
    change.replaceRound(round.remembering(WAITING, List.copyOf(all)));
  }

  /** Inserts the turn of the next connected company; false when there is none. */
  public static boolean pushNext(StateTransaction change) {
    Frame round = change.state().round();
    RoundSpec spec = Rounds.spec(change.game(), round.name());
    List<String> waiting = round.memory().get(WAITING);
    for (int at = 0; at < waiting.size(); at++) {
      Company company = change.company(waiting.get(at));
      if (!connected(change.game(), company)) continue;
      change.replaceRound(round.remembering(WAITING, waiting.subList(at + 1, waiting.size())));
      change.update(begun(change.state(), company.id()));
      change.log(new RunEvent.DestinationReached(company.id()));
      Turns.push(change, spec.connections(), company.id());
      return true;
    }
    if (!waiting.isEmpty()) change.replaceRound(round.remembering(WAITING, List.of()));
    return false;
  }

  /** A state in which a company has its connection run, and will have no other. */
  public static GameState begun(GameState state, String company) {
    return state.withFlag(company, CONNECTED, true);
  }

  /** Whether a train of the company can run from home to destination, for the first time. */
  private static boolean connected(Game game, Company company) {
    if (!company.floated() || company.is(Company.Status.CEASED) || company.trains().isEmpty())
      return false;
    if (Boolean.TRUE.equals(game.state().flag(company.id(), CONNECTED))) return false;
    return link(game, company).filter(link -> joins(game, company, link)).isPresent();
  }

  private static boolean joins(Game game, Company company, RequiredLink link) {
    Board board = game.state().board();
    int to = board.track().stopIndex(link.to().hex(), link.to().index());
    return CompanyNetwork.reach(game, company, false).reaches(to)
        && RouteCache.canJoin(new RouteProblems(game, company).unvalued(), link);
  }

  /** The stops to join: the home, where the company's marker is, and the destination. */
  private static Optional<RequiredLink> link(Game game, Company company) {
    String destination = game.spec(company).destination();
    if (destination.isEmpty() || game.state().board().tile(HexId.of(destination)).stops().isEmpty())
      return Optional.empty();
    return game.state().board().markersOf(company.id()).stream()
        .filter(Marker::home)
        .findFirst()
        .map(
            home ->
                new RequiredLink(
                    new StopRef(home.hex(), home.city()), new StopRef(HexId.of(destination), 0)));
  }

  /** The stops that a run of the current turn must join, if it is a connection run. */
  static Optional<RequiredLink> linkNow(Game game, Company company) {
    Frame turn = game.state().top();
    boolean special =
        turn.kind() == Frame.Kind.TURN
            && turn.entity().equals(company.id())
            && game.design().rounds().values().stream()
                .anyMatch(round -> round.connections().equals(turn.name()));
    return special ? link(game, company) : Optional.empty();
  }

  /** Doubles the destination's value for the company at the end of a run. */
  static void doubleDestination(StateTransaction change, String company) {
    change.update(change.state().withFlag(company, StandardRunAnswers.DOUBLES_DESTINATION, true));
  }
}
