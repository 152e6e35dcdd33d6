package roundhouse.editor.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;
import roundhouse.words.UiWords;

/**
 * How a tile resembles another.
 *
 * @param turn the clockwise rotation that makes the other look like it
 */
record TileLikeness(Kind kind, int turn) {

  /** From the closest kind down. */
  enum Kind {
    SAME(UiWords.of("kin.same")),
    TRACK(UiWords.of("kin.track")),
    MIRRORED(UiWords.of("kin.mirrored"));

    private final String says;

    Kind(String says) {
      this.says = says;
    }
  }

  /** {@code the same, turned by 2}. */
  String says() {
    return turn == 0 ? kind.says : UiWords.of("kin.turned", kind.says, turn);
  }

  /** How {@code other} resembles {@code tile}, if it does. */
  static Optional<TileLikeness> of(Tile tile, Tile other) {
    if (tile.tracks().size() != other.tracks().size()
        || tile.stops().size() != other.stops().size()
        || tile.tracks().isEmpty()) return Optional.empty();
    boolean whole =
        tile.color() == other.color()
            && tile.labels().equals(other.labels())
            && tile.terrain() == other.terrain();
    return (whole
            ? turned(tile, other, true).map(turn -> new TileLikeness(Kind.SAME, turn))
            : Optional.<TileLikeness>empty())
        .or(() -> turned(tile, other, false).map(turn -> new TileLikeness(Kind.TRACK, turn)))
        .or(
            () ->
                tile.color() == other.color()
                    ? turned(mirrored(tile), other, false)
                        .map(turn -> new TileLikeness(Kind.MIRRORED, turn))
                    : Optional.empty());
  }

  private static Optional<Integer> turned(Tile tile, Tile other, boolean values) {
    List<String> wanted = face(tile, values);
    return IntStream.range(0, 6)
        .filter(turn -> face(other.rotated(turn), values).equals(wanted))
        .boxed()
        .findFirst();
  }

  /** What is on a tile, in an order that does not depend on how it is written. */
  private static List<String> face(Tile tile, boolean values) {
    var face = new ArrayList<String>();
    for (int index = 0; index < tile.stops().size(); index++) face.add(stop(tile, index, values));
    for (Track track : tile.tracks())
      face.add(track.gauge() + track.terminal() + ends(tile, track, values));
    return face.stream().sorted().toList();
  }

  private static String stop(Tile tile, int index, boolean values) {
    Stop stop = tile.stops().get(index);
    var here = new Track.AtStop(index);
    String edges =
        tile.tracks().stream()
            .flatMap(track -> beyond(track, here).stream())
            .sorted()
            .collect(Collectors.joining(","));
    return stop.kind()
        + " "
        + stop.slots()
        + (values ? stop.revenue().toString() + stop.visitCost() : "")
        + " "
        + edges;
  }

  private static Optional<String> beyond(Track track, Track.End here) {
    Track.End other = track.a().equals(here) ? track.b() : track.a();
    return (track.a().equals(here) || track.b().equals(here)) && other instanceof Track.Edge edge
        ? Optional.of(String.valueOf(edge.number()))
        : Optional.empty();
  }

  private static String ends(Tile tile, Track track, boolean values) {
    return Stream.of(track.a(), track.b())
        .map(end -> end(tile, end, values))
        .sorted()
        .collect(Collectors.joining("-"));
  }

  private static String end(Tile tile, Track.End end, boolean values) {
    return switch (end) {
      case Track.Edge edge -> String.valueOf(edge.number());
      case Track.AtStop stop -> stop(tile, stop.index(), values);
      case Track.Junction _ -> "junction";
    };
  }

  private static Tile mirrored(Tile tile) {
    List<Track> tracks =
        tile.tracks().stream()
            .map(
                track ->
                    new Track(
                        mirrored(track.a()), mirrored(track.b()), track.gauge(), track.terminal()))
            .toList();
    return new Tile(
        tile.number(), tile.color(), tile.stops(), tracks, tile.labels(), tile.terrain());
  }

  private static Track.End mirrored(Track.End end) {
    return end instanceof Track.Edge(int edge, int lanes, int lane)
        ? new Track.Edge((6 - edge) % 6, lanes, lanes - 1 - lane)
        : end;
  }
}
