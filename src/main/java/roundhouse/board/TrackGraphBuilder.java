package roundhouse.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Numbers the stops, junctions, hexsides and track of a map and what lies on it. */
final class TrackGraphBuilder {
  private static final int EDGES = 6;

  final List<String> hexIds;
  final Map<String, Integer> hexIndex = new HashMap<>();
  final List<TrackGraph.StopAt> stops = new ArrayList<>();
  final List<Track> tracks = new ArrayList<>();
  final List<Integer> hexOf = new ArrayList<>();
  final List<Integer> nodeA = new ArrayList<>();
  final List<Integer> nodeB = new ArrayList<>();
  final int[] firstStop;
  final int[] hexsideNode;
  final int firstHexside;
  private final int nodes;

  private TrackGraphBuilder(GameMap map, TilesAsLaid tiles) {
    hexIds = List.copyOf(new TreeSet<>(map.hexes().keySet()));
    firstStop = new int[hexIds.size() + 1];
    hexsideNode = new int[hexIds.size() * EDGES];
    for (int hex = 0; hex < hexIds.size(); hex++) numberStops(hex, tiles.tile(hexIds.get(hex)));
    firstHexside = stops.size() + hexIds.size();
    nodes = numberHexsides(map);
    for (int hex = 0; hex < hexIds.size(); hex++) addTracks(hex, tiles.tile(hexIds.get(hex)));
  }

  static TrackGraph build(GameMap map, TilesAsLaid tiles) {
    return new TrackGraph(new TrackGraphBuilder(map, tiles));
  }

  /** For each node the segments that end there, in rising order. */
  int[][] segmentsAt() {
    int[] count = new int[nodes];
    nodeA.forEach(node -> count[node]++);
    nodeB.forEach(node -> count[node]++);
    int[][] at = new int[nodes][];
    for (int node = 0; node < nodes; node++) at[node] = new int[count[node]];
    for (int segment = tracks.size() - 1; segment >= 0; segment--) {
      at[nodeA.get(segment)][--count[nodeA.get(segment)]] = segment;
      at[nodeB.get(segment)][--count[nodeB.get(segment)]] = segment;
    }
    return at;
  }

  private void numberStops(int hex, Tile tile) {
    String id = hexIds.get(hex);
    hexIndex.put(id, hex);
    for (int index = 0; index < tile.stops().size(); index++) {
      stops.add(new TrackGraph.StopAt(id, index, tile.stops().get(index)));
    }
    firstStop[hex + 1] = stops.size();
  }

  /** Two hexes share a hexside that track may cross; each has its own where it may not. */
  private int numberHexsides(GameMap map) {
    int next = firstHexside;
    int[] across = acrossSides(map);
    for (int side = 0; side < hexsideNode.length; side++) {
      boolean numbered = across[side] >= 0 && across[side] < side;
      hexsideNode[side] = numbered ? hexsideNode[across[side]] : next++;
    }
    return next;
  }

  /** For each side of a hex the side of its neighbour that it meets, or -1; either hex may name the other. */
  private int[] acrossSides(GameMap map) {
    int[] across = new int[hexsideNode.length];
    Arrays.fill(across, -1);
    map.hexes().values().forEach(hex -> hex.neighbors().forEach((edge, id) -> join(across, map, hex, edge, id)));
    return across;
  }

  private void join(int[] across, GameMap map, Hex hex, int edge, String neighbor) {
    int opposite = Layout.opposite(edge);
    if (!hexIndex.containsKey(neighbor)) return;
    if (hex.impassable().contains(edge) || map.hex(neighbor).impassable().contains(opposite)) return;
    int here = hexIndex.get(hex.id()) * EDGES + edge;
    int there = hexIndex.get(neighbor) * EDGES + opposite;
    across[here] = there;
    across[there] = here;
  }

  private void addTracks(int hex, Tile tile) {
    for (Track track : tile.tracks()) {
      tracks.add(track);
      hexOf.add(hex);
      nodeA.add(node(hex, track.a()));
      nodeB.add(node(hex, track.b()));
    }
  }

  /** Each hex has a node for a junction, whether or not there is one. */
  private int node(int hex, Track.End end) {
    return switch (end) {
      case Track.AtStop stop -> firstStop[hex] + stop.index();
      case Track.Junction _ -> stops.size() + hex;
      case Track.Edge edge -> hexsideNode[hex * EDGES + edge.number()];
    };
  }
}
