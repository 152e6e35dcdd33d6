package roundhouse.route;

import java.util.List;

/**
 * The best runs found.
 *
 * @param runs in the order of the trains; trains that stay idle have none
 * @param revenue of all runs together
 * @param subsidy of all runs together
 * @param exact nothing better exists; false where the search was cut short
 */
public record Best(List<Run> runs, int revenue, int subsidy, boolean exact) {

  public Best {
    runs = List.copyOf(runs);
  }
}
