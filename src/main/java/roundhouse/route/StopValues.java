package roundhouse.route;

import java.util.List;
import java.util.Map;

/**
 * What calls are worth to one train, in the game's currency; a stop that is not named is worth
 * nothing.
 *
 * @param revenue what counts for the dividend
 * @param subsidy what the company gets besides, for halts
 * @param atEnd revenue that a call brings besides where a run begins or ends there
 * @param pairs what calls at two stops of one run bring besides
 */
public record StopValues(
    Map<StopRef, Integer> revenue,
    Map<StopRef, Integer> subsidy,
    Map<StopRef, Integer> atEnd,
    List<PairBonus> pairs) {

  /** Values without bonuses for two stops together. */
  public StopValues(
      Map<StopRef, Integer> revenue, Map<StopRef, Integer> subsidy, Map<StopRef, Integer> atEnd) {
    this(revenue, subsidy, atEnd, List.of());
  }

  /** Values that are the same wherever a stop lies on a run. */
  public StopValues(Map<StopRef, Integer> revenue, Map<StopRef, Integer> subsidy) {
    this(revenue, subsidy, Map.of());
  }

  public StopValues {
    revenue = Map.copyOf(revenue);
    subsidy = Map.copyOf(subsidy);
    atEnd = Map.copyOf(atEnd);
    pairs = List.copyOf(pairs);
    requireNoLoss(atEnd, "revenue at an end");
    requireNoLoss(revenue, "revenue");
    requireNoLoss(subsidy, "subsidy");
  }

  public int revenueAt(StopRef stop) {
    return revenue.getOrDefault(stop, 0);
  }

  /** What a call brings besides at either end of a run. */
  public int moreAtEnd(StopRef stop) {
    return atEnd.getOrDefault(stop, 0);
  }

  public int subsidyAt(StopRef stop) {
    return subsidy.getOrDefault(stop, 0);
  }

  private static void requireNoLoss(Map<StopRef, Integer> table, String what) {
    table.forEach(
        (stop, value) -> {
          if (value < 0) {
            throw new IllegalArgumentException(
                "the %s of stop %s is %d: a call is worth 0 or more".formatted(what, stop, value));
          }
        });
  }
}
