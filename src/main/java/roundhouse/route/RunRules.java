package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.route.problem.RunRule;
import roundhouse.route.problem.StopCount;

/**
 * The rules of a train's runs, judged by what is known of a run: where it can still lead decides
 * what it may earn at most, and whether it can no longer become legal.
 */
final class RunRules {

  /** How many stops of a group a run comes to: as many as is certain, and at most. */
  interface Known {
    int least(Count count);

    int most(Count count);
  }

  /**
   * A count of stops in arrays.
   *
   * @param nodes the stops of the group that the board has
   * @param group the same as a set
   */
  record Count(StopCount.Part part, int[] nodes, long[] group, int wanted) {
    boolean has(int node) {
      return BitWords.has(group, node);
    }

    private boolean isCertain(Known known) {
      return known.least(this) >= wanted;
    }

    private boolean isPossible(Known known) {
      return known.most(this) >= wanted;
    }
  }

  private record Bonus(RunRule.Bonus rule, List<Count> when, Optional<Count> each) {

    int most(Known known) {
      if (rule.adds() < 0) return isCertain(when, known) ? rule.times(least(known)) : 0;
      return isPossible(when, known) ? rule.times(each.map(known::most).orElse(1)) : 0;
    }

    private int least(Known known) {
      return each.map(known::least).orElse(1);
    }
  }

  private record Condition(RunRule.Condition rule, List<Count> when, List<Count> needs) {
    boolean isBroken(Known known) {
      return isCertain(when, known) && !isPossible(needs, known);
    }
  }

  private final RouteNet net;
  private final List<Bonus> bonuses = new ArrayList<>();
  private final List<Bonus> gains = new ArrayList<>();
  private final List<Bonus> shares = new ArrayList<>();
  private final List<Condition> conditions = new ArrayList<>();
  private final List<Count> called = new ArrayList<>();
  private final boolean callsMatter;

  /**
   * @param mostRevenue whether the choice of calls that earns most is always the best: then no
   *     other one is legal where it would lose
   */
  RunRules(RouteNet net, List<RunRule> rules, boolean mostRevenue) {
    this.net = net;
    for (RunRule rule : rules)
      switch (rule) {
        case RunRule.Bonus bonus -> bonuses.add(bonus(bonus));
        case RunRule.Gain gain -> gains.add(bonus(gain.bonus()));
        case RunRule.Share share -> shares.add(bonus(share.bonus()));
        case RunRule.Condition condition ->
            conditions.add(
                new Condition(condition, counts(condition.when()), counts(condition.needs())));
      }
    callsMatter = !mostRevenue && bonuses.stream().anyMatch(bonus -> bonus.rule.adds() < 0);
  }

  private Bonus bonus(RunRule.Bonus bonus) {
    return new Bonus(bonus, counts(bonus.when()), bonus.each().map(this::count));
  }

  private List<Count> counts(List<StopCount> counts) {
    return counts.stream().map(this::count).toList();
  }

  private Count count(StopCount count) {
    int[] nodes =
        IntStream.range(0, net.nodes())
            .filter(node -> net.isStop(node) && count.stops().contains(net.ref(node)))
            .toArray();
    long[] group = BitWords.room(net.nodes());
    Arrays.stream(nodes).forEach(node -> BitWords.add(group, node));
    Count made = new Count(count.part(), nodes, group, count.least());
    if (made.part() == StopCount.Part.CALLS) called.add(made);
    return made;
  }

  boolean isEmpty() {
    return bonuses.isEmpty() && conditions.isEmpty() && gains.isEmpty() && shares.isEmpty();
  }

  /** Whether it matters to a rule that a run calls at a stop; where runs can lose, all may. */
  boolean concernCallAt(int node) {
    if (callsMatter) return true;
    for (Count count : called) if (count.has(node)) return true;
    return false;
  }

  /** Whether a run breaks a rule, however it goes on. */
  boolean areBroken(Known known) {
    for (Condition condition : conditions) if (condition.isBroken(known)) return true;
    return false;
  }

  /** The first rule that a run breaks, as a sentence. */
  Optional<String> broken(Known known) {
    return conditions.stream()
        .filter(condition -> condition.isBroken(known))
        .map(condition -> condition.rule.says())
        .findFirst();
  }

  /** The most revenue that the rules add to a run; of a finished run, what they add. */
  int most(Known known) {
    return most(bonuses, known);
  }

  /** The most revenue that a judge may add to a run. */
  int mostGained(Known known) {
    return most(gains, known);
  }

  /** The most revenue that a judge of all runs may add for one. */
  int mostShared(Known known) {
    return most(shares, known);
  }

  private static int most(List<Bonus> bonuses, Known known) {
    int most = 0;
    for (Bonus bonus : bonuses) most += bonus.most(known);
    return most;
  }

  private static boolean isCertain(List<Count> counts, Known known) {
    for (Count count : counts) if (!count.isCertain(known)) return false;
    return true;
  }

  private static boolean isPossible(List<Count> counts, Known known) {
    for (Count count : counts) if (!count.isPossible(known)) return false;
    return true;
  }

  /**
   * What is known of a run whose way is complete.
   *
   * @param stops from end to end
   * @param sure stops where it calls, as nodes
   * @param open stops where it may call, with those
   */
  record Way(int[] stops, long[] sure, long[] open) implements Known {

    @Override
    public int least(Count count) {
      return count(count, sure);
    }

    @Override
    public int most(Count count) {
      return count(count, open);
    }

    private int count(Count count, long[] calls) {
      int found = 0;
      for (int at = 0; at < stops.length; at++) {
        if (!count.has(stops[at])) continue;
        boolean end = at == 0 || at == stops.length - 1;
        boolean counts =
            switch (count.part()) {
              case CALLS -> BitWords.has(calls, stops[at]);
              case PASSES -> true;
              case ENDS -> end;
              case THROUGH -> !end;
            };
        if (counts) found++;
      }
      return found;
    }
  }
}
