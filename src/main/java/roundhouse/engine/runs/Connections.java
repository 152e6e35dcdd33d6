package roundhouse.engine.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Marker;
import roundhouse.design.RoundSpec;
import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.stations.Network;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.route.Link;
import roundhouse.route.RouteSolver;
import roundhouse.route.StopRef;

/**
 * Connection runs: a company of which one train can run from its home to its destination has, once,
 * a special turn. All companies are looked at after the turn of each, first the one that has just
 * operated, then the others by price, each when its own chance comes.
 */
public final class Connections {
  private static final String WAITING = "connections";

  /** Flag of a company that has had its connection run. */
  private static final String CONNECTED = "connected";

  /** Flag of a company whose marker at the destination doubles its value. */
  private static final String DOUBLES = "doubles-destination";

  private Connections() {}

  /** At the start of an operating round all companies are looked at by price. */
  public static void lookAtAll(Change change) {
    lookAt(change, List.of());
  }

  /** After a company's turn it is looked at, then all others. */
  public static void lookAfter(Change change, String company) {
    lookAt(change, List.of(company));
  }

  private static void lookAt(Change change, List<String> first) {
    Frame round = change.state().round();
    if (Rounds.spec(change.game(), round.name()).connections().isEmpty()) return;
    var all = new ArrayList<>(first);
    for (Company company : change.game().byPrice())
      if (!all.contains(company.id())) all.add(company.id());
    change.round(round.remembering(WAITING, List.copyOf(all)));
  }

  /** Gives the next company that is connected its turn; false when none is. */
  public static boolean pushed(Change change) {
    Frame round = change.state().round();
    RoundSpec spec = Rounds.spec(change.game(), round.name());
    List<String> waiting = round.memory().words(WAITING);
    for (int at = 0; at < waiting.size(); at++) {
      Company company = change.company(waiting.get(at));
      if (!connected(change.game(), company)) continue;
      change.round(round.remembering(WAITING, waiting.subList(at + 1, waiting.size())));
      change.become(change.state().withFlag(company.id(), CONNECTED, true));
      change.follows(company.id(), "%s is connected with its destination", company.id());
      Turns.push(change, spec.connections(), company.id());
      return true;
    }
    if (!waiting.isEmpty()) change.round(round.remembering(WAITING, List.of()));
    return false;
  }

  /** Whether one of its trains can run from its home to its destination, and it has not done so. */
  private static boolean connected(Game game, Company company) {
    if (!company.floated() || company.is(Company.Status.CEASED) || company.trains().isEmpty())
      return false;
    if (Boolean.TRUE.equals(game.state().flag(company.id(), CONNECTED))) return false;
    return link(game, company).filter(link -> joins(game, company, link)).isPresent();
  }

  private static boolean joins(Game game, Company company, Link link) {
    Board board = game.state().board();
    int to = board.track().stopIndex(link.to().hex(), link.to().index());
    return Network.reach(game, company, false).reaches(to)
        && RouteSolver.canJoin(Running.unvalued(game, company), link);
  }

  /** What a company has to join: its home, where its marker stands, and its destination. */
  private static Optional<Link> link(Game game, Company company) {
    String destination = game.spec(company).destination();
    if (destination.isEmpty() || game.state().board().tile(destination).stops().isEmpty())
      return Optional.empty();
    return game.state().board().markersOf(company.id()).stream()
        .filter(Marker::home)
        .findFirst()
        .map(home -> new Link(new StopRef(home.hex(), home.city()), new StopRef(destination, 0)));
  }

  /** What one of the runs of the turn in which play is has to join, if it is a connection run. */
  static Optional<Link> linkNow(Game game, Company company) {
    Frame turn = game.state().top();
    boolean special =
        turn.kind() == Frame.Kind.TURN
            && turn.entity().equals(company.id())
            && game.design().rounds().values().stream()
                .anyMatch(round -> round.connections().equals(turn.name()));
    return special ? link(game, company) : Optional.empty();
  }

  /** The marker at the destination doubles its value for the company at the end of a run. */
  static void doubles(Change change, String company) {
    change.become(change.state().withFlag(company, DOUBLES, true));
  }

  /**
   * What a call brings besides where a run ends: the value of a destination with the company's
   * marker for it.
   */
  static int atEnd(Game game, RunHooks.EndRevenue asked) {
    Company company = asked.company();
    if (!asked.stop().hex().equals(game.spec(company).destination())
        || !Boolean.TRUE.equals(game.state().flag(company.id(), DOUBLES))) return 0;
    return StopWorth.printedValue(game, asked.stop());
  }
}
