package roundhouse.lab.invariants;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Marker;
import roundhouse.board.Stop;
import roundhouse.board.Track;

/**
 * The stops that track leads to from the station markers of a company, found from tile to tile,
 * without the graph of the track that the rules ask.
 */
final class TrackWalk {
  private final Board board;
  private final String company;
  private final Queue<Way> ways = new ArrayDeque<>();
  private final Set<List<Object>> seen = new HashSet<>();
  private final Map<Place, Boolean> found = new LinkedHashMap<>();

  /** An end of track in a hex: a stop, the junction, or an edge by which a walk enters it. */
  record Place(HexId hex, Track.End end) {}

  /**
   * A walk.
   *
   * @param by the piece of track that led to the place, empty at the start
   * @param passed places and hexsides before, whichever side they were seen from
   * @param simple whether it has passed none twice
   */
  private record Way(Place at, Optional<Track> by, Set<Object> passed, boolean simple) {}

  private TrackWalk(Board board, String company) {
    this.board = board;
    this.company = company;
  }

  /**
   * The stops that the walks from a company's markers come to, and whether one of these passes
   * nothing twice, as a train must not.
   */
  static Map<Place, Boolean> from(Board board, String company) {
    var walk = new TrackWalk(board, company);
    for (Marker marker : board.markersOf(company))
      if (!marker.flipped())
        walk.come(
            new Place(marker.hex(), new Track.AtStop(marker.city())),
            Optional.empty(),
            Set.of(new Place(marker.hex(), new Track.AtStop(marker.city()))),
            true);
    for (Way way = walk.ways.poll(); way != null; way = walk.ways.poll()) walk.goOn(way);
    return walk.found;
  }

  private void come(Place place, Optional<Track> by, Set<Object> passed, boolean simple) {
    if (place.end() instanceof Track.AtStop) found.merge(place, simple, Boolean::logicalOr);
    boolean first =
        by.isEmpty()
            ? seen.add(List.of(place))
            : seen.add(List.of(place, by.get().ends(), by.get().gauge(), by.get().terminal()));
    if (first) ways.add(new Way(place, by, passed, simple));
  }

  private void goOn(Way way) {
    boolean started = way.by().isEmpty();
    boolean stop = way.at().end() instanceof Track.AtStop;
    if (stop && !started && !mayPass(way)) return;
    boolean entered = way.at().end() instanceof Track.Edge;
    for (Track track : board.tile(way.at().hex()).tracks()) {
      if (!entered && way.by().filter(track::equals).isPresent()) continue;
      if (stop && !started && track.terminal()) continue;
      if (!stop && !sameGauge(way.by().orElseThrow().gauge(), track.gauge())) continue;
      if (track.a().equals(way.at().end())) leave(way, track, track.b());
      if (track.b().equals(way.at().end())) leave(way, track, track.a());
    }
  }

  private void leave(Way way, Track track, Track.End to) {
    HexId hex = way.at().hex();
    if (!(to instanceof Track.Edge edge)) {
      pass(way, new Place(hex, to), track, new Place(hex, to));
      return;
    }
    HexId beyond = board.map().hex(hex).neighbors().get(edge.number());
    int opposite = Layout.opposite(edge.number());
    if (beyond == null || isClosed(hex, edge.number()) || isClosed(beyond, opposite)) return;
    var entering =
        new Place(beyond, new Track.Edge(opposite, edge.lanes(), edge.lanes() - 1 - edge.lane()));
    pass(way, entering, track, Set.of(new Place(hex, edge), entering));
  }

  private void pass(Way way, Place to, Track track, Object what) {
    var passed = new HashSet<>(way.passed());
    boolean simple = way.simple() && passed.add(what);
    come(to, Optional.of(track), passed, simple);
  }

  private boolean isClosed(HexId hex, int edge) {
    Hex printed = board.map().hex(hex);
    return printed.impassable().contains(edge);
  }

  private boolean mayPass(Way way) {
    int index = ((Track.AtStop) way.at().end()).index();
    Stop stop = board.tile(way.at().hex()).stops().get(index);
    List<Marker> here = board.markersAt(way.at().hex(), index);
    boolean own = here.stream().anyMatch(each -> each.company().equals(company) || each.neutral());
    boolean full =
        stop.isCity()
            && stop.slots() > 0
            && here.stream().filter(Marker::takesSpace).count() >= stop.slots();
    return stop.kind() != Stop.Kind.OFFBOARD
        && !way.by().orElseThrow().terminal()
        && (own || !full);
  }

  private static boolean sameGauge(String one, String other) {
    return one.equals(other) || one.equals("dual") || other.equals("dual");
  }
}
