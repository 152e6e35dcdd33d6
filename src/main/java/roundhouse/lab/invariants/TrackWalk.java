package roundhouse.lab.invariants;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Marker;
import roundhouse.board.Stop;
import roundhouse.board.Track;

/**
 * The stops that track leads to from the station markers of a company or from the stops of a hex,
 * found from tile to tile, without the graph of the track that the rules ask.
 */
final class TrackWalk {
  private final Board board;

  /** Whose walks these are; markers do not matter if empty. */
  private final String company;

  /** Those that have crossed the fewest hexsides come first. */
  private final Deque<Way> ways = new ArrayDeque<>();

  private final Set<List<Object>> seen = new HashSet<>();
  private final Map<Place, Found> found = new LinkedHashMap<>();

  /** An end of track in a hex: a stop, the junction, or an edge by which a walk enters it. */
  record Place(HexId hex, Track.End end) {}

  /**
   * How walks come to a stop.
   *
   * @param simple whether one of them passes nothing twice, as a train must not
   * @param hexsides how many the shortest crosses
   */
  record Found(boolean simple, int hexsides) {
    private Found or(Found other) {
      return new Found(simple || other.simple, Math.min(hexsides, other.hexsides));
    }
  }

  /**
   * A walk.
   *
   * @param by the piece of track that led to the place, empty at the start
   * @param passed places and hexsides before, whichever side they were seen from
   * @param found whether it has passed none of them twice, and how many hexsides it has crossed
   */
  private record Way(Place at, Optional<Track> by, Set<Object> passed, Found found) {

    /** All ways on from there are the same. */
    List<Object> end() {
      return by.<List<Object>>map(
              track -> List.of(at, track.ends(), track.gauge(), track.terminal()))
          .orElse(List.of(at));
    }
  }

  private TrackWalk(Board board, String company) {
    this.board = board;
    this.company = company;
  }

  /** The stops that the walks from a company's markers come to. */
  static Map<Place, Found> from(Board board, String company) {
    return new TrackWalk(board, company)
        .walkFrom(
            board.markersOf(company).stream()
                .filter(marker -> !marker.flipped())
                .map(marker -> new Place(marker.hex(), new Track.AtStop(marker.city())))
                .toList());
  }

  /** The stops that are joined to those of a hex, whoever's markers stand where. */
  static Map<Place, Found> from(Board board, HexId hex) {
    return new TrackWalk(board, "")
        .walkFrom(
            IntStream.range(0, board.tile(hex).stops().size())
                .mapToObj(stop -> new Place(hex, new Track.AtStop(stop)))
                .toList());
  }

  private Map<Place, Found> walkFrom(List<Place> starts) {
    for (Place start : starts)
      come(new Way(start, Optional.empty(), Set.of(start), new Found(true, 0)), false);
    for (Way way = ways.poll(); way != null; way = ways.poll()) if (seen.add(way.end())) goOn(way);
    return found;
  }

  private void come(Way way, boolean crosses) {
    if (way.at().end() instanceof Track.AtStop) found.merge(way.at(), way.found(), Found::or);
    if (crosses) ways.addLast(way);
    else ways.addFirst(way);
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
    boolean simple = way.found().simple() && passed.add(what);
    boolean crosses = !to.hex().equals(way.at().hex());
    int hexsides = way.found().hexsides() + (crosses ? 1 : 0);
    come(new Way(to, Optional.of(track), passed, new Found(simple, hexsides)), crosses);
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
        && (own || !full || company.isEmpty());
  }

  private static boolean sameGauge(String one, String other) {
    return one.equals(other) || one.equals("dual") || other.equals("dual");
  }
}
