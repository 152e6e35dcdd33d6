package roundhouse.route;

import java.util.List;
import java.util.Optional;
import roundhouse.board.HexId;
import roundhouse.route.problem.HexBorder;
import roundhouse.route.problem.RunRule;
import roundhouse.route.problem.StopCount;
import roundhouse.route.problem.StopRef;

/** The rules of runs, word by word, on a run whose stops and calls are known. */
record PlainRules(
    List<RunRule> rules, List<StopRef> stops, List<StopRef> calls, List<HexId> hexes) {

  /** The first rule that the run breaks. */
  Optional<String> broken() {
    for (RunRule rule : rules)
      if (rule instanceof RunRule.Condition(var when, var needs, var says)
          && all(when)
          && !all(needs)) return Optional.of(says);
    return Optional.empty();
  }

  int adds() {
    int sum = 0;
    for (RunRule rule : rules) {
      if (!(rule instanceof RunRule.Bonus(var when, int adds, var each, var apart, int most))
          || !all(when)) continue;
      int times = each.isEmpty() ? 1 : number(each.get());
      if (apart.isPresent()) times = apart.get().distance(stops.getFirst(), stops.getLast());
      int amount = adds * times;
      sum += amount > most ? most : amount < -most ? -most : amount;
    }
    return sum;
  }

  private boolean all(List<StopCount> counts) {
    for (StopCount count : counts) if (number(count) < count.least()) return false;
    return true;
  }

  private boolean crosses(HexBorder border) {
    for (int at = 1; at < hexes.size(); at++) {
      List<HexId> step = List.of(hexes.get(at - 1), hexes.get(at));
      if (step.contains(border.one()) && step.contains(border.other())) return true;
    }
    return false;
  }

  private int number(StopCount count) {
    int number = 0;
    for (HexBorder border : count.borders()) if (crosses(border)) number++;
    for (int at = 0; at < stops.size(); at++) {
      if (!count.stops().contains(stops.get(at))) continue;
      boolean end = at == 0 || at == stops.size() - 1;
      boolean counts =
          count.part() == StopCount.Part.PASSES
              || count.part() == StopCount.Part.CALLS && calls.contains(stops.get(at))
              || count.part() == StopCount.Part.ENDS && end
              || count.part() == StopCount.Part.THROUGH && !end;
      if (counts) number++;
    }
    return number;
  }
}
