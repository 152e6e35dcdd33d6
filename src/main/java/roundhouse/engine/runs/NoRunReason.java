package roundhouse.engine.runs;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Track;
import roundhouse.board.TrackGraph;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.game.Company;

/** Why a company does not run in its turn: it has no train, or its track stops too soon. */
public final class NoRunReason {
  private static final int TOLD = 4;

  private final Game game;
  private final Company company;
  private final Board board;
  private final TrackGraph track;

  private NoRunReason(Game game, Company company) {
    this.game = game;
    this.company = company;
    this.board = game.state().board();
    this.track = board.track();
  }

  /** Whether the turn on top is past the step in which the company's trains run. */
  public static boolean isPast(Game game) {
    return Turns.steps(game).stream()
        .limit(game.turn().step())
        .anyMatch(RunTrainsStep.class::isInstance);
  }

  /** Why no train may run now, for the turn on top, which is past that step. */
  public static Refusal refusal(Game game) {
    Company company = game.company(game.turn().entity());
    if (game.turn().memory().is(RunTrainsStep.DONE))
      return Refusal.because("run", "%s has run its trains in this turn", company.id());
    if (new RouteProblems(game, company).trains().isEmpty())
      return Refusal.because("run", "%s has no train to run", company.id());
    return Refusal.because(
        "run", "no train of %s has a run%s", company.id(), new NoRunReason(game, company).stops());
  }

  private String stops() {
    BitSet markers = CompanyNetwork.bases(board, company.id());
    if (markers.isEmpty()) return ": it has no station marker on the board";
    Set<String> stops = looseEnds();
    if (stops.isEmpty()) return ": no stop that it reaches can be combined with another";
    String more = stops.size() > TOLD ? "; and in " + (stops.size() - TOLD) + " more places" : "";
    return stops.stream().limit(TOLD).collect(Collectors.joining("; ", ": its track stops ", more));
  }

  /** Hexsides that its track touches from one side only. */
  private Set<String> looseEnds() {
    BitSet reached = CompanyNetwork.reach(game, company, true).segments();
    Set<String> ends = new TreeSet<>();
    reached.stream()
        .forEach(
            segment -> {
              HexId hex = track.hexId(track.hexOf(segment));
              for (Track.End end : List.of(track.track(segment).a(), track.track(segment).b()))
                if (end instanceof Track.Edge edge && isLoose(hex, edge.number()))
                  ends.add("in %s at side %s, %s".formatted(hex, edge.number(), beyond(hex, edge)));
            });
    return ends;
  }

  private boolean isLoose(HexId hex, int edge) {
    int here = track.hexNumber(hex);
    for (int segment : track.segmentsAt(track.hexside(hex, edge)))
      if (track.hexOf(segment) != here) return false;
    return true;
  }

  private String beyond(HexId from, Track.Edge edge) {
    Hex hex = game.title().map().hexes().get(from);
    HexId next = hex.neighbors().get(edge.number());
    if (next == null) return "the edge of the map";
    if (hex.impassable().contains(edge.number())) return "which no track may cross";
    return "where %s has none".formatted(next);
  }
}
