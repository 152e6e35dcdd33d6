package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Searches the values with which games meet all goals: it screens, plays candidates of a model in
 * rounds, lets the best race each other, and plays the winner on fresh seeds.
 *
 * <p>What it plays next follows from the games so far alone, so a search that was stopped goes on
 * as if it had not been, if its games were kept.
 */
final class ValueSearch {
  /** The search never gets to the game of this number; fresh games come behind it. */
  private static final int FRESH = 500_000;

  /** Points around the best ones that are looked at, too. */
  private static final int CLIMBED = 5;

  private final ValueSpace space;
  private final List<Goal> goals;
  private final GameBudget budget;
  private final PointGames games;
  private final List<ValuePoint> pool;
  private final List<PlayedBlock> blocks = new ArrayList<>();
  private final Set<ValuePoint> unplayable = new HashSet<>();
  private int next;
  private int raced;

  /**
   * @param seed decides which points are looked at if there are very many
   */
  ValueSearch(ValueSpace space, List<Goal> goals, GameBudget budget, long seed, PointGames games) {
    this.space = space;
    this.goals = List.copyOf(goals);
    this.budget = budget;
    this.games = games;
    var all = new LinkedHashSet<>(List.of(space.asItIs()));
    all.addAll(space.pool(seed));
    this.pool = List.copyOf(all);
  }

  /** Plays the points of the screening, and the design as it is before them. */
  static List<ValuePoint> screened(ValueSpace space) {
    return Stream.concat(Stream.of(space.asItIs()), ScreeningDesign.of(space).stream()).toList();
  }

  /**
   * What was found.
   *
   * @param runnerUp the second best
   * @param surfaces the models at the end of the race
   * @param pool points to look at
   * @param fresh number of the first fresh game
   * @param confirmed the winner's fresh games
   */
  record Found(
      ValuePoint winner,
      Optional<ValuePoint> runnerUp,
      Surfaces surfaces,
      List<ValuePoint> pool,
      int fresh,
      PlayedBlock confirmed,
      List<ChangeEffect> effects) {}

  /** Plays the screening. */
  void screen() {
    play(screened(space), budget.seeds());
  }

  /** How single games vary, for each goal, as far as the screening tells. */
  List<Double> deviations() {
    return IntStream.range(0, goals.size())
        .mapToObj(goal -> deviation(goals.get(goal), blocks.getFirst().of(0, goal)))
        .toList();
  }

  /** The number of the first fresh game; another budget has other fresh games. */
  int fresh() {
    return FRESH + budget.games();
  }

  /** Plays what follows the screening. */
  Found run() {
    for (int round = 0; round < budget.rounds(); round++) {
      var points = new ArrayList<>(List.of(space.asItIs()));
      points.addAll(candidates(surfaces()));
      play(points, budget.seeds());
    }
    List<ValuePoint> best = race();
    ValuePoint winner = best.getFirst();
    List<ChangeEffect> effects = effects(winner);
    PlayedBlock confirmed = games.play(List.of(winner), fresh(), fresh() + budget.confirm());
    return new Found(
        winner, best.stream().skip(1).findFirst(), surfaces(), pool, fresh(), confirmed, effects);
  }

  private void play(List<ValuePoint> points, int seeds) {
    PlayedBlock block = games.play(points, next, next + seeds);
    next += seeds;
    for (int point = 0; point < points.size(); point++)
      if (isUnplayable(block, point)) unplayable.add(points.get(point));
    blocks.add(block);
  }

  /** Most of its games have no value, as where a design does not load or a rule fails. */
  private boolean isUnplayable(PlayedBlock block, int point) {
    return IntStream.range(0, goals.size())
        .anyMatch(goal -> block.of(point, goal).length * 2 < block.seeds());
  }

  private Surfaces surfaces() {
    List<Double> margin =
        deviations().stream().map(each -> Shown.margin(each, budget.confirm())).toList();
    return Surfaces.of(space, goals, margin, blocks);
  }

  /** How single games vary: as those of the design do, or as a share at the border must. */
  static double deviation(Goal goal, double[] games) {
    if (!goal.isShare()) {
      double mean = 0;
      for (double each : games) mean += each / games.length;
      return Shown.deviation(games, mean);
    }
    double part = goal.isTwoSided() ? (goal.low() + goal.high()) / 2 : border(goal);
    return Math.sqrt(Math.max(0.01, part * (1 - part)));
  }

  private static double border(Goal goal) {
    return Double.isFinite(goal.low()) ? goal.low() : goal.high();
  }

  /** The points that promise most and were not played yet. */
  private List<ValuePoint> candidates(Surfaces surfaces) {
    var played = new HashSet<ValuePoint>();
    blocks.forEach(block -> played.addAll(block.points()));
    return best(surfaces).stream()
        .filter(point -> !played.contains(point))
        .limit(GameBudget.CANDIDATES)
        .toList();
  }

  /** The points that promise most, and what lies around them. */
  private List<ValuePoint> best(Surfaces surfaces) {
    var known = new LinkedHashSet<>(pool);
    blocks.forEach(block -> known.addAll(block.points()));
    List<ValuePoint> best = surfaces.best(playable(known));
    while (true) {
      var near = new LinkedHashSet<ValuePoint>();
      best.stream().limit(CLIMBED).forEach(each -> near.addAll(space.neighbours(each)));
      near.removeAll(known);
      if (near.isEmpty()) return best;
      known.addAll(near);
      near.addAll(best);
      best = surfaces.best(playable(near));
    }
  }

  private List<ValuePoint> playable(Set<ValuePoint> points) {
    return points.stream().filter(point -> !unplayable.contains(point)).toList();
  }

  /** Plays the best until two are left or the games are spent; the winner comes first. */
  private List<ValuePoint> race() {
    List<ValuePoint> left = best(surfaces()).stream().limit(GameBudget.CANDIDATES).toList();
    for (int look = 0; look < GameBudget.LOOKS; look++) {
      int cost = left.size() * budget.block();
      if (left.size() <= 2 && look > 0 || raced + cost > budget.race()) break;
      play(left, budget.block());
      raced += cost;
      Surfaces surfaces = surfaces();
      List<ValuePoint> rated = surfaces.best(playable(new LinkedHashSet<>(left)));
      List<ValuePoint> in = rated.stream().filter(point -> !surfaces.isOut(point)).toList();
      left = in.size() >= 2 ? in : rated.stream().limit(2).toList();
    }
    return surfaces().best(left);
  }

  private List<ChangeEffect> effects(ValuePoint winner) {
    List<ValuePoint> points = ChangeEffect.points(space, winner);
    int seeds = points.isEmpty() ? 0 : Math.min(2 * 25, budget.effects() / points.size());
    if (seeds < 2) return List.of();
    PlayedBlock block = games.play(points, next, next + seeds);
    next += seeds;
    return ChangeEffect.of(space, winner, block, goals.size());
  }
}
