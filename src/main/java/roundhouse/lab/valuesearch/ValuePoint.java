package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.List;

/**
 * A choice of values.
 *
 * @param levels for each varied value the place of the chosen one, from 0; {@link #OWN} where the
 *     design keeps the value that it has
 */
record ValuePoint(List<Integer> levels) {
  /** The place of the design's own value. */
  static final int OWN = -1;

  ValuePoint {
    levels = List.copyOf(levels);
  }

  /** The same with another value in one place. */
  ValuePoint with(int index, int level) {
    var changed = new ArrayList<>(levels);
    changed.set(index, level);
    return new ValuePoint(changed);
  }
}
