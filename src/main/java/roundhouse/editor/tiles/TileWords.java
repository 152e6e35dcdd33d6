package roundhouse.editor.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;

/** A tile in words, for those who do not see it. */
final class TileWords {
  private TileWords() {}

  /** {@code yellow tile 57: city 1 worth 20; track edge 0 to city 1, city 1 to edge 3}. */
  static String of(Tile tile) {
    var parts = new ArrayList<String>();
    for (int index = 0; index < tile.stops().size(); index++) parts.add(stop(tile.stops().get(index), index));
    String track = tile.tracks().stream().map(piece -> end(tile, piece.a()) + " to " + end(tile, piece.b())).collect(Collectors.joining(", "));
    if (!track.isEmpty()) parts.add("track " + track);
    if (!tile.labels().isEmpty()) parts.add("label " + String.join(" ", tile.labels()));
    if (tile.terrain() > 0) parts.add("the next tile costs " + tile.terrain());
    return tile.color().word() + " tile " + tile.number() + (parts.isEmpty() ? "" : ": " + String.join("; ", parts));
  }

  private static String stop(Stop stop, int index) {
    return Node.name(stop, index) + (stop.slots() > 1 ? " with " + stop.slots() + " spaces" : "") + " worth " + stop.revenue().in(Set.of());
  }

  private static String end(Tile tile, Track.End end) {
    return switch (end) {
      case Track.Edge edge -> "edge " + edge.number();
      case Track.AtStop stop -> Node.name(tile.stops().get(stop.index()), stop.index());
      case Track.Junction _ -> "the junction";
    };
  }

  /** Numbers as a list of few words. */
  static String numbers(List<Tile> tiles) {
    return tiles.stream().map(Tile::number).collect(Collectors.joining(" "));
  }
}
