package roundhouse.board;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Matches the stops of an old tile with those of a new one: the stop that keeps the track, else the
 * next of the same size.
 */
final class StopMatch {
  private final List<Integer> newIndex;
  private final List<Stop> stops;

  private StopMatch(List<Integer> newIndex, List<Stop> stops) {
    this.newIndex = newIndex;
    this.stops = stops;
  }

  static StopMatch between(Tile before, Tile after) {
    return new StopMatch(
        TrackMatch.between(before, after)
            .or(() -> TrackMatch.ofAnyKind(before, after))
            .orElseGet(() -> inOrder(before, after)),
        after.stops());
  }

  /** The index of the new stop for an old one; 0 where the new tile has no stop at all. */
  int of(int stop) {
    return newIndex.get(stop);
  }

  /**
   * All markers, with those on the hex at their new stops; where cities merge or have fewer spaces,
   * each gets its own space.
   */
  List<Marker> moved(List<Marker> markers, HexId hex) {
    var moved = new HashMap<Marker, Marker>();
    var taken = new HashSet<Space>();
    markers.stream()
        .filter(marker -> marker.hex().equals(hex))
        .sorted(Comparator.comparingInt(Marker::city).thenComparingInt(Marker::slot))
        .forEach(marker -> moved.put(marker, moved(marker, taken)));
    return markers.stream().map(marker -> moved.getOrDefault(marker, marker)).toList();
  }

  private record Space(int city, int slot) {}

  private Marker moved(Marker marker, Set<Space> taken) {
    int city = newIndex.get(marker.city());
    int slot = marker.slot();
    if (!marker.takesSpace()) return marker.at(city, slot);
    if (slot >= stops.get(city).slots() || !taken.add(new Space(city, slot))) {
      slot = 0;
      while (!taken.add(new Space(city, slot))) slot++;
    }
    return marker.at(city, slot);
  }

  /** For tiles that do not keep the track, which only a title's own rules allow. */
  private static List<Integer> inOrder(Tile before, Tile after) {
    var taken = new HashSet<Integer>();
    return before.stops().stream().map(stop -> next(stop, after, taken)).toList();
  }

  private static int next(Stop stop, Tile after, Set<Integer> taken) {
    List<Stop> stops = after.stops();
    List<Integer> ofSize =
        IntStream.range(0, stops.size())
            .filter(index -> stops.get(index).isCity() == stop.isCity())
            .boxed()
            .toList();
    Stream<Integer> free = ofSize.stream().filter(index -> !taken.contains(index));
    int chosen = Stream.concat(free, ofSize.stream()).findFirst().orElse(0);
    taken.add(chosen);
    return chosen;
  }
}
