package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.board.Coordinate;
import roundhouse.board.Layout;
import roundhouse.board.TrackGraph;
import roundhouse.route.problem.HexBorder;
import roundhouse.route.problem.RunRule;
import roundhouse.route.problem.StopCount;
import roundhouse.route.problem.StopDistances;

/**
 * The rules of a train's runs, judged by what is known of a run: where it can still lead decides
 * what it may earn at most, and whether it can no longer become legal.
 */
final class RunRules {

  /**
   * How many stops of a group a run comes to, and how far its ends lie apart: as many as is
   * certain, and at most.
   */
  interface Known {
    int least(Count count);

    int most(Count count);

    int leastApart(Places places);

    int mostApart(Places places);
  }

  /**
   * Where the stops of the board lie, in arrays by node. The distance of two hexes is their largest
   * difference along one of the three ways in which rows of hexes run.
   */
  record Places(int[][] along) {
    private static final int WAYS = 3;

    static Places of(RouteNet net, StopDistances places) {
      int[][] along = new int[WAYS][net.nodes()];
      for (int node = 0; node < net.nodes() && net.isStop(node); node++) {
        Coordinate at = places.at().get(net.ref(node));
        along[0][node] = 2 * (places.layout() == Layout.FLAT ? at.x() : at.y());
        along[1][node] = at.x() + at.y();
        along[2][node] = at.x() - at.y();
      }
      return new Places(along);
    }

    int distance(int one, int other) {
      int most = 0;
      for (int[] way : along) most = Math.max(most, Math.abs(way[one] - way[other]));
      return most / 2;
    }
  }

  /**
   * A count of stops in arrays.
   *
   * @param nodes the stops of the group that the board has
   * @param group the same as a set
   * @param borders those that are counted
   */
  record Count(StopCount.Part part, int[] nodes, long[] group, List<Border> borders, int wanted) {
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

  /**
   * A border of hexes.
   *
   * @param one number of a hex
   * @param other number of the hex beside it
   * @param arcs that cross it
   */
  record Border(int one, int other, List<RouteArc> arcs) {
    static Border of(RouteNet net, HexBorder border) {
      TrackGraph track = net.track();
      int one = track.hexNumber(border.one());
      int other = track.hexNumber(border.other());
      var arcs = new ArrayList<RouteArc>();
      for (int node = 0; node < net.nodes(); node++)
        for (RouteArc arc : net.arcsFrom(node))
          if (crosses(track, arc.segments(), one, other)) arcs.add(arc);
      return new Border(one, other, arcs);
    }

    private static boolean crosses(TrackGraph track, int[] segments, int one, int other) {
      for (int at = 1; at < segments.length; at++) {
        int from = track.hexOf(segments[at - 1]);
        int to = track.hexOf(segments[at]);
        if (from == one && to == other || from == other && to == one) return true;
      }
      return false;
    }
  }

  private record Bonus(
      RunRule.Bonus rule, List<Count> when, Optional<Count> each, Optional<Places> apart) {

    int most(Known known) {
      if (rule.adds() < 0) return isCertain(when, known) ? rule.times(least(known)) : 0;
      return isPossible(when, known) ? rule.times(mostTimes(known)) : 0;
    }

    private int mostTimes(Known known) {
      if (apart.isPresent()) return known.mostApart(apart.get());
      return each.isPresent() ? known.most(each.get()) : 1;
    }

    private int least(Known known) {
      if (apart.isPresent()) return known.leastApart(apart.get());
      return each.isPresent() ? known.least(each.get()) : 1;
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
    return new Bonus(
        bonus,
        counts(bonus.when()),
        bonus.each().map(this::count),
        bonus.apart().map(places -> Places.of(net, places)));
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
    List<Border> borders = count.borders().stream().map(each -> Border.of(net, each)).toList();
    Count made = new Count(count.part(), nodes, group, borders, count.least());
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
   * @param track that it runs on
   * @param segments of that track, from end to end
   * @param stops from end to end
   * @param sure stops where it calls, as nodes
   * @param open stops where it may call, with those
   */
  record Way(TrackGraph track, int[] segments, int[] stops, long[] sure, long[] open)
      implements Known {

    @Override
    public int least(Count count) {
      return count(count, sure);
    }

    @Override
    public int most(Count count) {
      return count(count, open);
    }

    @Override
    public int leastApart(Places places) {
      return places.distance(stops[0], stops[stops.length - 1]);
    }

    @Override
    public int mostApart(Places places) {
      return leastApart(places);
    }

    private int count(Count count, long[] calls) {
      int found = 0;
      for (Border border : count.borders())
        if (Border.crosses(track, segments, border.one(), border.other())) found++;
      for (int at = 0; at < stops.length; at++) {
        if (!count.has(stops[at])) continue;
        boolean end = at == 0 || at == stops.length - 1;
        boolean counts =
            switch (count.part()) {
              case CALLS -> BitWords.has(calls, stops[at]);
              case PASSES -> true;
              case ENDS -> end;
              case THROUGH -> !end;
              case CROSSES -> false;
            };
        if (counts) found++;
      }
      return found;
    }
  }
}
