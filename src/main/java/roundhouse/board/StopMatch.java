package roundhouse.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which stop of the new tile stands for which of the old one: the one that keeps its track, else the next of its size. */
final class StopMatch {
  private final int[] newIndex;

  private StopMatch(int[] newIndex) {
    this.newIndex = newIndex;
  }

  static StopMatch between(Tile before, Tile after) {
    int[] match = new int[before.stops().size()];
    var taken = new HashSet<Integer>();
    for (boolean withTrack : new boolean[] {true, false}) {
      for (int old = 0; old < match.length; old++) {
        boolean hasTrack = !exits(before, old).isEmpty();
        if (hasTrack == withTrack) match[old] = best(before, old, after, taken);
      }
    }
    return new StopMatch(match);
  }

  int newIndex(int old) {
    return newIndex[old];
  }

  private static int best(Tile before, int old, Tile after, Set<Integer> taken) {
    List<Integer> candidates = new ArrayList<>();
    for (int index = 0; index < after.stops().size(); index++) {
      if (after.stops().get(index).isCity() == before.stops().get(old).isCity()) candidates.add(index);
    }
    Set<Integer> wanted = exits(before, old);
    int chosen =
        candidates.stream()
            .filter(index -> !wanted.isEmpty() && exits(after, index).containsAll(wanted))
            .findFirst()
            .or(() -> candidates.stream().filter(index -> !taken.contains(index)).findFirst())
            .or(() -> candidates.stream().findFirst())
            .orElse(0);
    taken.add(chosen);
    return chosen;
  }

  private static Set<Integer> exits(Tile tile, int stop) {
    var exits = new HashSet<Integer>();
    var here = new Track.AtStop(stop);
    for (Track track : tile.tracks()) {
      if (track.a().equals(here) && track.b() instanceof Track.Edge edge) exits.add(edge.number());
      if (track.b().equals(here) && track.a() instanceof Track.Edge edge) exits.add(edge.number());
    }
    return exits;
  }
}
