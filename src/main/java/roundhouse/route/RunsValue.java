package roundhouse.route;

import java.util.List;

/** The values of the legal runs of a turn, one by one in the given order, and their totals. */
public record RunsValue(List<RunValue> runs, int revenue, int subsidy) implements RunCheck {

  public RunsValue {
    runs = List.copyOf(runs);
  }
}
