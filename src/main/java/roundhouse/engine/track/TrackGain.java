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

  /** The edges that track runs to, as a set of bits. */
  private static int edges(Track track) {
    return edge(track.a()) | edge(track.b());
  }

  private static int edge(Track.End end) {
    return end instanceof Track.Edge(int number) ? 1 << number : 0;
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
