package roundhouse.lab.valuesearch;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import roundhouse.design.loading.TriedValue;
import roundhouse.script.loading.Loaded;

/**
 * Loads the design with the values of points.
 *
 * @param space all points
 */
record TriedPoints(ValueSpace space, ValueSearchSpec spec, SearchedDesigns designs) {
  /** Begins the name of a varied value that is an option. */
  static final String OPTION = "options.";

  /**
   * Loads a point.
   *
   * @throws IllegalArgumentException when the design lacks a place; the message says which
   */
  Loaded load(ValuePoint point) {
    return designs.load(spec.design(), options(point), TriedValue.all(changes(point)));
  }

  /** The options of a point. */
  Set<String> options(ValuePoint point) {
    var options = new HashSet<>(spec.options());
    for (int index : space.changes(point)) {
      String path = space.varied().get(index).path();
      if (!path.startsWith(OPTION)) continue;
      String option = path.substring(OPTION.length());
      if (space.value(point, index).equals("on")) options.add(option);
      else options.remove(option);
    }
    return options;
  }

  /** The values of a point that differ from the design's. */
  List<TriedValue> changes(ValuePoint point) {
    return space.changes(point).stream()
        .filter(index -> !space.varied().get(index).path().startsWith(OPTION))
        .map(index -> TriedValue.at(space.varied().get(index).path(), space.value(point, index)))
        .toList();
  }
}
