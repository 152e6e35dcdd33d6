package roundhouse.drafts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;

/** Whether two tiles have the same colour, stops, labels and track. */
public final class SameTrack {
  private SameTrack() {}

  /** Whether they are the same tile in any rotation. */
  public static boolean of(Tile one, Tile other) {
    return IntStream.range(0, 6).anyMatch(turn -> asPrinted(one.rotated(turn), other));
  }

  /** Whether they are the same as they lie. */
  public static boolean asPrinted(Tile one, Tile other) {
    return one.color() == other.color()
        && one.labels().equals(other.labels())
        && one.terrain() == other.terrain()
        && one.stops().size() == other.stops().size()
        && one.tracks().size() == other.tracks().size()
        && shape(one).equals(shape(other));
  }

  /** Each stop with its track, and track without a stop, in an order of their own. */
  private static List<String> shape(Tile tile) {
    var words = new ArrayList<String>();
    for (int index = 0; index < tile.stops().size(); index++) {
      Stop stop = tile.stops().get(index);
      var ends = new TreeSet<String>();
      for (Track track : tile.tracks()) addEnd(track, index, ends);
      words.add(stop.kind() + " " + stop.slots() + " " + stop.revenue() + " " + ends);
    }
    for (Track track : tile.tracks()) {
      boolean stop = track.a() instanceof Track.AtStop || track.b() instanceof Track.AtStop;
      if (!stop) words.add(new TreeSet<>(List.of(end(track.a()), end(track.b()))) + track.gauge());
    }
    Collections.sort(words);
    return words;
  }

  private static void addEnd(Track track, int stop, TreeSet<String> ends) {
    var here = new Track.AtStop(stop);
    if (track.a().equals(here)) ends.add(end(track.b()) + track.gauge());
    if (track.b().equals(here)) ends.add(end(track.a()) + track.gauge());
  }

  private static String end(Track.End end) {
    return end instanceof Track.AtStop ? "stop" : String.valueOf(end);
  }
}
