package roundhouse.route;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import roundhouse.board.Track;

/**
 * A piece of track on the board: its hex and its two ends, lower first. An edge is written as its
 * number, a stop as "_" and its index, a junction as "j", together "F4:3-_0". The order in the
 * tile's definition does not matter.
 */
public record TrackRef(String hex, String ends) {
  /** A cache: there are few kinds of pieces, and every board names all of them again. */
  private static final Map<Track, String> ENDS = new ConcurrentHashMap<>();

  /** The reference to a piece of track on a hex. */
  public static TrackRef of(String hex, Track track) {
    return new TrackRef(hex, ENDS.computeIfAbsent(track, TrackRef::ends));
  }

  private static String ends(Track track) {
    String a = word(track.a());
    String b = word(track.b());
    return rank(track.a()) <= rank(track.b()) ? a + "-" + b : b + "-" + a;
  }

  public static TrackRef parse(String text) {
    int colon = text.indexOf(':');
    if (colon < 1)
      throw new IllegalArgumentException(
          "'" + text + "' is not a piece of track: track is written hex:end-end, like F4:3-_0");
    return new TrackRef(text.substring(0, colon), text.substring(colon + 1));
  }

  private static String word(Track.End end) {
    return switch (end) {
      case Track.Edge(int number) -> String.valueOf(number);
      case Track.AtStop(int index) -> "_" + index;
      case Track.Junction _ -> "j";
    };
  }

  /** Edges come before stops, stops before the junction. */
  private static int rank(Track.End end) {
    return switch (end) {
      case Track.Edge(int number) -> number;
      case Track.AtStop(int index) -> 10 + index;
      case Track.Junction _ -> 1000;
    };
  }

  @Override
  public String toString() {
    return hex + ":" + ends;
  }
}
