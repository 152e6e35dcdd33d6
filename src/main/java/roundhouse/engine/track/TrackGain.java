package roundhouse.engine.track;

import java.util.HashSet;
import java.util.List;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;

/**
 * What a tile improves over the tile it replaces: track to other hexsides, or a stop of higher
 * value.
 *
 * @param board before the tile is laid
 */
record TrackGain(Board board) {
  /** New track: it runs to another hexside, or joins hexsides in another way. */
  List<Track> added(Hex hex, Tile turned) {
    var before = new HashSet<Integer>();
    for (Track track : board.tile(hex.id()).tracks()) before.add(edges(track));
    return turned.tracks().stream()
        .filter(track -> edges(track) != 0 && !before.contains(edges(track)))
        .toList();
  }

  /**
   * Whether a tile that keeps the stop may bring more into reach: a reached city has more spaces,
   * or new track leads on from what is reached now. Where new track meets at a junction, runs past
   * the stop or in lanes, only a search shows.
   */
  boolean mayReachMore(UsefulTrack now, Hex hex, Tile turned) {
    Tile lying = board.tile(hex.id());
    for (int stop = 0; stop < turned.stops().size(); stop++)
      if (now.stop(hex.id(), stop)
          && turned.stops().get(stop).slots() > lying.stops().get(stop).slots()) return true;
    for (Track track : turned.tracks())
      if (!lying.tracks().contains(track)
          && !lying.tracks().contains(reversed(track))
          && mayLeadOn(now, hex, turned, track)) return true;
    return false;
  }

  private static boolean mayLeadOn(UsefulTrack now, Hex hex, Tile turned, Track track) {
    boolean toStop = track.a() instanceof Track.AtStop || track.b() instanceof Track.AtStop;
    return !toStop && !turned.stops().isEmpty()
        || mayLeadOn(now, hex, track.a())
        || mayLeadOn(now, hex, track.b());
  }

  private static Track reversed(Track track) {
    return new Track(track.b(), track.a(), track.gauge(), track.terminal());
  }

  private static boolean mayLeadOn(UsefulTrack now, Hex hex, Track.End end) {
    return switch (end) {
      case Track.AtStop(int index) -> now.stop(hex.id(), index);
      case Track.Edge edge -> edge.lanes() > 1 || now.hexside(hex.id(), edge.number());
      case Track.Junction _ -> true;
    };
  }

  /** The edges that track runs to, as a set of bits. */
  private static int edges(Track track) {
    return edge(track.a()) | edge(track.b());
  }

  private static int edge(Track.End end) {
    return end instanceof Track.Edge edge ? 1 << edge.number() : 0;
  }

  /** Whether a stop that the company reaches rises in value or changes its kind. */
  boolean raises(UsefulTrack usable, Hex hex, Tile turned) {
    Tile lying = board.tile(hex.id());
    for (int index = 0; index < Math.min(lying.stops().size(), turned.stops().size()); index++) {
      if (usable.stop(hex.id(), index)
          && worthMore(lying.stops().get(index), turned.stops().get(index))) return true;
    }
    return false;
  }

  private static boolean worthMore(Stop before, Stop after) {
    return after.kind() != before.kind() || highest(after) > highest(before);
  }

  private static int highest(Stop stop) {
    return stop.revenue().byColor().values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }
}
