package roundhouse.route;

import java.util.List;

/** What legal runs of a turn are worth, one by one in the order given, and together. */
public record RunsValue(List<RunValue> runs, int revenue, int subsidy) implements RunCheck {

  public RunsValue {
    runs = List.copyOf(runs);
  }
}
