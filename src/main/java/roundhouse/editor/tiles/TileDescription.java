package roundhouse.editor.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;
import roundhouse.words.UiWords;

/** Describes a tile in words, for screen readers. */
final class TileDescription {
  private TileDescription() {}

  /** {@code yellow tile 57: city 1 worth 20; track edge 0 to city 1, city 1 to edge 3}. */
  static String of(Tile tile) {
    var parts = new ArrayList<String>();
    for (int index = 0; index < tile.stops().size(); index++)
      parts.add(stop(tile.stops().get(index), index));
    String track =
        tile.tracks().stream()
            .map(
                piece -> UiWords.of("tile-words.piece", end(tile, piece.a()), end(tile, piece.b())))
            .collect(Collectors.joining(", "));
    if (!track.isEmpty()) parts.add(UiWords.of("tile-words.track", track));
    if (!tile.labels().isEmpty())
      parts.add(UiWords.of("tile-words.label", String.join(" ", tile.labels())));
    if (tile.terrain() > 0) parts.add(UiWords.of("tile-words.cost", tile.terrain()));
    String color = tile.color().word();
    return parts.isEmpty()
        ? UiWords.of("tile-words.plain", color, tile.number())
        : UiWords.of("tile-words.tile", color, tile.number(), String.join("; ", parts));
  }

  private static String stop(Stop stop, int index) {
    String name = SketchPoint.name(stop, index);
    int worth = stop.revenue().in(List.of());
    return stop.slots() > 1
        ? UiWords.of("tile-words.large-stop", name, worth, stop.slots())
        : UiWords.of("tile-words.stop", name, worth);
  }

  private static String end(Tile tile, Track.End end) {
    return switch (end) {
      case Track.Edge edge -> UiWords.of("tile-words.edge", edge.number());
      case Track.AtStop stop -> SketchPoint.name(tile.stops().get(stop.index()), stop.index());
      case Track.Junction _ -> UiWords.of("tile-words.the-junction");
    };
  }

  /** The numbers of some tiles as a short list. */
  static String numbers(List<Tile> tiles) {
    return tiles.stream().map(Tile::number).collect(Collectors.joining(" "));
  }
}
