package roundhouse.route;

/**
 * A piece of track on the board: its hex and its two ends, lower first: an edge as its number, a stop
 * as "_" and its index, a junction as "j". Written "F4:3-_0". The order of a tile's definition does
 * not matter to it.
 */
public record TrackRef(String hex, String ends) {

  public static TrackRef parse(String text) {
    int colon = text.indexOf(':');
    if (colon < 1) throw new IllegalArgumentException("'" + text + "' is no track: track is written hex:end-end, like F4:3-_0");
    return new TrackRef(text.substring(0, colon), text.substring(colon + 1));
  }

  @Override
  public String toString() {
    return hex + ":" + ends;
  }
}
