package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What is found at some places, sought only as far as it is asked for: whether there is anything is
 * asked more often than for all of it, and the search for all of it goes on where that one ended. A
 * place whose search fails is searched again the next time.
 */
final class Found<P, T> {
  private final List<P> places;
  private final Function<P, List<T>> at;
  private final List<T> found = new ArrayList<>();
  private int searched;

  /**
   * @param at what is found at a place, nothing at many
   */
  Found(List<P> places, Function<P, List<T>> at) {
    this.places = places;
    this.at = at;
  }

  boolean any() {
    while (found.isEmpty() && searched < places.size()) search();
    return !found.isEmpty();
  }

  /** All there is, in the order of the places. */
  List<T> all() {
    while (searched < places.size()) search();
    return List.copyOf(found);
  }

  private void search() {
    found.addAll(at.apply(places.get(searched)));
    searched++;
  }
}
