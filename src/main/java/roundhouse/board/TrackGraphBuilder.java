package roundhouse.board;

import java.util.HashMap;
import java.util.Map;

/** Numbers the stops, junctions, hexsides and track of a board. */
final class TrackGraphBuilder {
  final HexIndex hexes;
  final TrackGraph.StopAt[] stops;
  final Track[] tracks;
  final int[] hexOf;
  final int[] nodeA;
  final int[] nodeB;
  final int[] firstStop;
  final int firstHexside;

  /** The nodes of lanes side by side, after those of all hexsides. */
  private final Map<Lane, Integer> lanes = new HashMap<>();

  private int numbered;

  /** A lane of a hexside, the same from both hexes. */
  private record Lane(int hexside, int lanes, int lane) {}

  private TrackGraphBuilder(HexIndex hexes, Tile[] lying) {
    this.hexes = hexes;
    firstStop = new int[lying.length + 1];
    int segments = 0;
    for (int hex = 0; hex < lying.length; hex++) {
      firstStop[hex + 1] = firstStop[hex] + lying[hex].stops().size();
      segments += lying[hex].tracks().size();
    }
    stops = new TrackGraph.StopAt[firstStop[lying.length]];
    firstHexside = stops.length + lying.length;
    tracks = new Track[segments];
    hexOf = new int[segments];
    nodeA = new int[segments];
    nodeB = new int[segments];
    for (int hex = 0; hex < lying.length; hex++) addStops(hex, lying[hex]);
    for (int hex = 0; hex < lying.length; hex++) addTracks(hex, lying[hex]);
  }

  /**
   * @param lying the tile on each hex, by the hex's number
   */
  static TrackGraph build(HexIndex hexes, Tile[] lying) {
    return new TrackGraph(new TrackGraphBuilder(hexes, lying));
  }

  /** For each node the segments that end there, in ascending order. */
  int[][] segmentsAt() {
    int nodes = firstHexside + hexes.hexsides() + lanes.size();
    int[] count = new int[nodes];
    for (int segment = 0; segment < tracks.length; segment++) {
      count[nodeA[segment]]++;
      count[nodeB[segment]]++;
    }
    int[][] at = new int[nodes][];
    for (int node = 0; node < nodes; node++)
      at[node] = count[node] == 0 ? NONE : new int[count[node]];
    for (int segment = tracks.length - 1; segment >= 0; segment--) {
      at[nodeA[segment]][--count[nodeA[segment]]] = segment;
      at[nodeB[segment]][--count[nodeB[segment]]] = segment;
    }
    return at;
  }

  private static final int[] NONE = {};

  private void addStops(int hex, Tile tile) {
    for (int index = 0; index < tile.stops().size(); index++) {
      stops[firstStop[hex] + index] =
          new TrackGraph.StopAt(hexes.id(hex), index, tile.stops().get(index));
    }
  }

  private void addTracks(int hex, Tile tile) {
    for (Track track : tile.tracks()) {
      tracks[numbered] = track;
      hexOf[numbered] = hex;
      nodeA[numbered] = node(hex, track.a());
      nodeB[numbered++] = node(hex, track.b());
    }
  }

  /** Each hex has a node for a junction, even without one. */
  private int node(int hex, Track.End end) {
    return switch (end) {
      case Track.AtStop stop -> firstStop[hex] + stop.index();
      case Track.Junction _ -> stops.length + hex;
      case Track.Edge edge -> firstHexside + crossing(hex, edge);
    };
  }

  /** The number of a hexside, or of a lane of one with several: they come after all hexsides. */
  private int crossing(int hex, Track.Edge edge) {
    int hexside = hexes.hexside(hex, edge.number());
    if (edge.lanes() == 1) return hexside;
    boolean first = edge.number() < Layout.opposite(edge.number());
    int lane = first ? edge.lane() : edge.lanes() - 1 - edge.lane();
    return lanes.computeIfAbsent(
        new Lane(hexside, edge.lanes(), lane), _ -> hexes.hexsides() + lanes.size());
  }
}
