package roundhouse.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.engine.Title;
import roundhouse.lab.batch.Variant;

/**
 * Loads the titles of an experiment's sides.
 *
 * @param <E> what says why one does not load
 */
@FunctionalInterface
public interface SideTitles<E extends Exception> {
  /**
   * The title of a side with other values at some places.
   *
   * @throws IllegalArgumentException when the design lacks such a place; the message says which
   */
  Title load(ExperimentSide side, Sweep.Point point) throws E;

  /** All sides: those of the file, or one for each combination of the values that it varies. */
  default List<Variant> of(ExperimentSpec spec) throws E {
    if (!spec.vary().isEmpty()) return swept(spec.sides().values().iterator().next(), spec.vary());
    var sides = new ArrayList<Variant>();
    for (Map.Entry<String, ExperimentSide> each : spec.sides().entrySet())
      sides.add(of(each.getKey(), each.getValue()));
    return sides;
  }

  /** One side. */
  default Variant of(String name, ExperimentSide side) throws E {
    return of(side, new Sweep.Point(name, side.changes()));
  }

  private Variant of(ExperimentSide side, Sweep.Point point) throws E {
    return new Variant(point.name(), load(side, point), point.changes());
  }

  /**
   * A side for each value of each sweep.
   *
   * @throws IllegalArgumentException when a sweep names what the design lacks
   */
  default List<Variant> swept(ExperimentSide side, List<String> vary) throws E {
    var points = new ArrayList<Variant>();
    for (Sweep.Point point : Sweep.grid(vary.stream().map(Sweep::parse).toList()))
      points.add(of(side, point));
    return Sweep.ownFirst(load(side, new Sweep.Point(Sweep.OWN, List.of())), points);
  }
}
