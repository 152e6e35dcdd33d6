package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Searches places one by one, only as far as needed. Callers ask more often whether anything exists
 * than for all of it; the full search continues where the first one stopped. A place whose search
 * fails is searched again the next time.
 */
final class LazySearch<P, T> {
  private final List<P> places;
  private final Function<P, List<T>> at;
  private final List<T> found = new ArrayList<>();
  private int searched;

  /**
   * @param at finds what is at a place, often nothing
   */
  LazySearch(List<P> places, Function<P, List<T>> at) {
    this.places = places;
    this.at = at;
  }

  boolean any() {
    while (found.isEmpty() && searched < places.size()) search();
    return !found.isEmpty();
  }

  /** Everything, in the order of the places. */
  List<T> all() {
    while (searched < places.size()) search();
    return List.copyOf(found);
  }

  private void search() {
    found.addAll(at.apply(places.get(searched)));
    searched++;
  }
}
