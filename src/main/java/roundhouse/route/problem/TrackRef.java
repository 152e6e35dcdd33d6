package roundhouse.route.problem;

import roundhouse.board.HexId;
import roundhouse.board.Track;

/**
 * A piece of track on the board: its hex and its two ends, lower first. An edge is written as its
 * number, a stop as "_" and its index, a junction as "j", together "F4:3-_0". The order in the
 * tile's definition does not matter.
 */
public record TrackRef(HexId hex, String ends) {
  /** The reference to a piece of track on a hex. */
  public static TrackRef of(HexId hex, Track track) {
    return new TrackRef(hex, track.ends());
  }

  public static TrackRef parse(String text) {
    int colon = text.indexOf(':');
    if (colon < 1)
      throw new IllegalArgumentException(
          "'" + text + "' is not a piece of track: track is written hex:end-end, like F4:3-_0");
    return new TrackRef(HexId.of(text.substring(0, colon)), text.substring(colon + 1));
  }

  @Override
  public String toString() {
    return hex + ":" + ends;
  }
}
