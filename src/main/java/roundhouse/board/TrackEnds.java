package roundhouse.board;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The names of pieces of track by their ends; those of usual tiles are made once. */
final class TrackEnds {
  private static final int EDGES = 6;

  /** No usual tile has more stops. */
  private static final int STOPS = 8;

  /** The ends of usual tiles in order: edges come before stops, stops before the junction. */
  private static final Track.End[] ENDS =
      Stream.of(
              IntStream.range(0, EDGES).mapToObj(edge -> new Track.Edge(edge)),
              IntStream.range(0, STOPS).mapToObj(Track.AtStop::new),
              Stream.of(new Track.Junction()))
          .flatMap(ends -> ends)
          .toArray(Track.End[]::new);

  private static final String[][] NAMES = names();

  private TrackEnds() {}

  static String name(Track.End a, Track.End b) {
    int low = Math.min(rank(a), rank(b));
    int high = Math.max(rank(a), rank(b));
    if (high < NAMES.length && low >= 0) return NAMES[low][high];
    return rank(a) <= rank(b) ? joined(a, b) : joined(b, a);
  }

  private static String[][] names() {
    var names = new String[ENDS.length][ENDS.length];
    for (int low = 0; low < ENDS.length; low++)
      for (int high = low; high < ENDS.length; high++)
        names[low][high] = joined(ENDS[low], ENDS[high]);
    return names;
  }

  /** The place among {@link #ENDS}; lanes come before them, stops of an unusual tile after them. */
  private static int rank(Track.End end) {
    return switch (end) {
      case Track.Edge(int number, int lanes, int lane) ->
          lanes == 1 ? number : -1 - number - EDGES * lane;
      case Track.AtStop(int index) -> index < STOPS ? EDGES + index : ENDS.length + index;
      case Track.Junction _ -> ENDS.length - 1;
    };
  }

  private static String joined(Track.End low, Track.End high) {
    return word(low) + "-" + word(high);
  }

  private static String word(Track.End end) {
    return switch (end) {
      case Track.Edge(int number, int lanes, int lane) ->
          lanes == 1 ? String.valueOf(number) : number + "." + lane;
      case Track.AtStop(int index) -> "_" + index;
      case Track.Junction _ -> "j";
    };
  }
}
