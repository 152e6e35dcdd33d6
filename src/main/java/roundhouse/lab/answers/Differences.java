package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The differences of many figures. Among many, some look large by chance; so each is corrected for
 * the number of those that it is one of.
 *
 * @param awaited that of the figure that the games were played for
 * @param asked those of other figures that are asked for, as many as there are. Their number alone
 *     counts (by Holm): in 95 of 100 experiments none is called clear by chance
 * @param told others in which enough games differ, the surest first (the false discovery rate, by
 *     Benjamini and Hochberg): of those that are called clear, at most 5 in 100 are chance
 * @param rare others in which too few games differ to say anything
 */
record Differences(
    Optional<Difference> awaited,
    List<Difference> asked,
    List<Difference> told,
    List<Difference> rare) {
  private static final Comparator<Difference> SUREST =
      Comparator.comparingDouble(Difference::chance).thenComparing(Difference::figure);

  /**
   * @param played pairs of games that have been played
   */
  static Differences of(List<Difference> all, Questions questions, int played) {
    var others = new ArrayList<>(all);
    Optional<Difference> awaited =
        questions
            .awaited()
            .flatMap(
                wanted ->
                    all.stream()
                        .filter(each -> each.isNamed(wanted.figure()))
                        .findFirst()
                        .map(each -> wanted.looks().judged(each, played)));
    awaited.ifPresent(each -> others.removeIf(other -> other.figure().equals(each.figure())));
    List<Difference> asked =
        others.stream().filter(each -> questions.first().stream().anyMatch(each::isNamed)).toList();
    others.removeAll(asked);
    return new Differences(
        awaited,
        ofQuestions(asked),
        ofMany(others.stream().filter(Difference::tells).toList()),
        others.stream()
            .filter(each -> !each.tells())
            .sorted(Comparator.comparing(Difference::figure))
            .toList());
  }

  /** Those of one family in their order, each judged by Holm's steps. */
  static List<Difference> together(List<Difference> all) {
    return inOrder(all, ofQuestions(all));
  }

  /** The same, judged by the false discovery rate. */
  static List<Difference> amongMany(List<Difference> all) {
    return inOrder(all, ofMany(all.stream().filter(Difference::tells).toList()));
  }

  /** Judged differences instead of those they were made of; others stay as they are. */
  private static List<Difference> inOrder(List<Difference> all, List<Difference> judged) {
    if (judged.isEmpty()) return all;
    double error = judged.getFirst().error();
    var thresholds = new IdentityHashMap<PairedChange, Double>();
    judged.forEach(each -> thresholds.put(each.value(), each.threshold()));
    return all.stream()
        .map(
            each ->
                thresholds.containsKey(each.value())
                    ? each.judged(thresholds.get(each.value()), error)
                    : each)
        .toList();
  }

  /** Holm's steps. The intervals hold the true values all together, as those of Bonferroni. */
  private static List<Difference> ofQuestions(List<Difference> asked) {
    List<Difference> sorted = asked.stream().sorted(SUREST).toList();
    int all = (int) asked.stream().filter(Difference::tells).count();
    int clear = 0;
    while (clear < all && sorted.get(clear).chance() <= Intervals.ERROR / (all - clear)) clear++;
    var judged = new ArrayList<Difference>();
    for (Difference each : sorted) {
      int before = Math.min(judged.size(), Math.min(clear, all - 1));
      judged.add(
          each.judged(
              Intervals.ERROR / Math.max(1, all - before), Intervals.ERROR / Math.max(1, all)));
    }
    return judged;
  }

  /**
   * Of the intervals of those that are clear, at most 5 in 100 miss on average (the false coverage
   * rate, by Benjamini and Yekutieli); they are the widest that lie on one side of 0.
   */
  private static List<Difference> ofMany(List<Difference> all) {
    List<Difference> sorted = all.stream().sorted(SUREST).toList();
    int clear = 0;
    for (int rank = 1; rank <= sorted.size(); rank++)
      if (sorted.get(rank - 1).chance() <= Intervals.ERROR * rank / sorted.size()) clear = rank;
    double error = Intervals.ERROR * Math.max(1, clear) / Math.max(1, sorted.size());
    return sorted.stream().map(each -> each.judged(error, error)).toList();
  }

  /** Those for which chance is an unlikely reason, of those not asked for. */
  List<Difference> clear() {
    return told.stream().filter(Difference::clear).toList();
  }

  /** Whether games were compared and went the same way as far as any figure tells. */
  boolean none() {
    return all().findAny().isPresent() && all().noneMatch(Difference::differs);
  }

  /** Those that tell something. */
  Stream<Difference> telling() {
    return all().filter(Difference::tells);
  }

  private Stream<Difference> all() {
    return Stream.of(awaited.stream(), asked.stream(), told.stream(), rare.stream())
        .flatMap(each -> each);
  }

  /** The difference of the figure with a name. */
  Optional<Difference> of(String name) {
    return all().filter(each -> each.isNamed(name)).findFirst();
  }

  /** All figures that some game has. */
  Stream<Figure> figures() {
    return all().flatMap(each -> each.figures().stream());
  }

  /** The difference of one figure. */
  Optional<Difference> of(Figure figure) {
    return all().filter(each -> each.figures().contains(figure)).findFirst();
  }
}
