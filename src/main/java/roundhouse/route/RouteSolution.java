package roundhouse.route;

import java.util.List;
import roundhouse.route.problem.Run;

/**
 * The best runs found.
 *
 * @param runs in the order of the trains; idle trains have none
 * @param revenue of all runs together
 * @param subsidy of all runs together
 * @param exact whether nothing better exists; false if the search was cut short
 */
public record RouteSolution(List<Run> runs, int revenue, int subsidy, boolean exact) {

  public RouteSolution {
    runs = List.copyOf(runs);
  }
}
