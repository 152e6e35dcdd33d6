package roundhouse.route;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.Layout;
import roundhouse.board.Stop;
import roundhouse.board.Track;

/** Follows the track of a board from each stop and junction to the next ones. */
final class RouteNetBuilder {
  private static final int JUNCTION = -1;

  private final Board board;
  private final List<String> hexes;
  private final Map<String, Integer> hexNumbers = new HashMap<>();
  private final List<RouteNet.Node> nodes = new ArrayList<>();
  private final Map<StopRef, Integer> nodeNumbers = new HashMap<>();
  private final Map<String, Integer> keyNumbers = new HashMap<>();

  RouteNetBuilder(Board board) {
    this.board = board;
    this.hexes = List.copyOf(new TreeSet<>(board.map().hexes().keySet()));
  }

  RouteNet build() {
    for (String hex : hexes) {
      hexNumbers.put(hex, hexNumbers.size());
      addNodes(hex);
      addKeys(hex);
    }
    var arcs = new ArrayList<List<Arc>>();
    for (int node = 0; node < nodes.size(); node++) arcs.add(arcsFrom(node));
    return new RouteNet(nodes, arcs, keyNumbers.size(), hexes.size());
  }

  private void addNodes(String hex) {
    List<Stop> stops = board.tile(hex).stops();
    for (int index = 0; index < stops.size(); index++) {
      addNode(new StopRef(hex, index), Optional.of(stops.get(index)));
    }
    boolean hasJunction =
        board.tile(hex).tracks().stream()
            .anyMatch(track -> track.a() instanceof Track.Junction || track.b() instanceof Track.Junction);
    if (hasJunction) addNode(new StopRef(hex, JUNCTION), Optional.empty());
  }

  private void addNode(StopRef ref, Optional<Stop> stop) {
    String group = stop.map(Stop::group).orElse("");
    int place = nodes.size();
    for (int other = 0; other < nodes.size() && !group.isEmpty(); other++) {
      if (nodes.get(other).stop().map(Stop::group).orElse("").equals(group)) place = Math.min(place, other);
    }
    nodeNumbers.put(ref, nodes.size());
    nodes.add(new RouteNet.Node(ref, stop, place));
  }

  private void addKeys(String hex) {
    for (Track track : board.tile(hex).tracks()) {
      for (String key : keys(hex, track)) keyNumbers.putIfAbsent(key, keyNumbers.size());
    }
  }

  private List<Arc> arcsFrom(int node) {
    StopRef ref = nodes.get(node).ref();
    var arcs = new ArrayList<Arc>();
    for (Track track : board.tile(ref.hex()).tracks()) {
      if (nodeAt(ref.hex(), track.a()).equals(Optional.of(node))) follow(new Way(node), ref.hex(), track, track.b(), arcs);
      if (nodeAt(ref.hex(), track.b()).equals(Optional.of(node))) follow(new Way(node), ref.hex(), track, track.a(), arcs);
    }
    return arcs;
  }

  /** Goes along a piece to its far end, and on through plain track until a node. */
  private void follow(Way way, String hex, Track track, Track.End end, List<Arc> arcs) {
    if (way.uses(keys(hex, track))) return;
    Way longer = way.along(hex, track, keys(hex, track));
    Optional<Integer> node = nodeAt(hex, end);
    if (node.isPresent()) {
      if (node.get() != way.from || isJunction(way.from)) arcs.add(longer.arcTo(node.get()));
    } else if (end instanceof Track.Edge edge) {
      across(hex, edge.number()).ifPresent(next -> enter(longer, next, new Track.Edge(Layout.opposite(edge.number())), arcs));
    }
  }

  private void enter(Way way, String hex, Track.Edge edge, List<Arc> arcs) {
    for (Track track : board.tile(hex).tracks()) {
      if (track.a().equals(edge)) follow(way, hex, track, track.b(), arcs);
      else if (track.b().equals(edge)) follow(way, hex, track, track.a(), arcs);
    }
  }

  private boolean isJunction(int node) {
    return nodes.get(node).stop().isEmpty();
  }

  private Optional<Integer> nodeAt(String hex, Track.End end) {
    return switch (end) {
      case Track.Edge _ -> Optional.empty();
      case Track.AtStop(int index) -> Optional.of(nodeNumbers.get(new StopRef(hex, index)));
      case Track.Junction _ -> Optional.of(nodeNumbers.get(new StopRef(hex, JUNCTION)));
    };
  }

  private Optional<String> across(String id, int edge) {
    Hex hex = board.map().hex(id);
    return hex.impassable().contains(edge) ? Optional.empty() : Optional.ofNullable(hex.neighbors().get(edge));
  }

  /** The hexsides a piece touches; within a hex, the piece itself. */
  private static List<String> keys(String hex, Track track) {
    var keys = new ArrayList<String>();
    if (track.a() instanceof Track.Edge(int number)) keys.add(hex + "/" + number);
    if (track.b() instanceof Track.Edge(int number)) keys.add(hex + "/" + number);
    return keys.isEmpty() ? List.of(TrackRef.of(hex, track).toString()) : keys;
  }

  /** The way from a node so far. */
  private final class Way {
    private final int from;
    private final List<Track> pieces = new ArrayList<>();
    private final List<String> places = new ArrayList<>();
    private final List<String> keys = new ArrayList<>();

    Way(int from) {
      this.from = from;
    }

    boolean uses(List<String> some) {
      return some.stream().anyMatch(keys::contains);
    }

    Way along(String hex, Track track, List<String> more) {
      Way longer = new Way(from);
      longer.pieces.addAll(pieces);
      longer.pieces.add(track);
      longer.places.addAll(places);
      longer.places.add(hex);
      longer.keys.addAll(keys);
      longer.keys.addAll(more);
      return longer;
    }

    Arc arcTo(int to) {
      long[] used = Bits.room(keyNumbers.size());
      keys.forEach(key -> Bits.add(used, keyNumbers.get(key)));
      long[] entered = Bits.room(hexes.size());
      places.stream().skip(1).forEach(hex -> Bits.add(entered, hexNumbers.get(hex)));
      boolean simple = places.stream().distinct().count() == places.size();
      var track = new ArrayList<TrackRef>();
      for (int at = 0; at < pieces.size(); at++) track.add(TrackRef.of(places.get(at), pieces.get(at)));
      return new Arc(from, to, used, entered, simple, pieces.getFirst().terminal(), pieces.getLast().terminal(), List.copyOf(track));
    }
  }
}
