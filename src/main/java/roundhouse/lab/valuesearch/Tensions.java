package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** What the models say about aims that no point meets, alone or together. */
final class Tensions {
  /** Points of a front that are told. */
  private static final int FRONT = 5;

  private final ValueSpace space;
  private final Surfaces surfaces;
  private final List<ValuePoint> points;
  private final List<Group> groups = new ArrayList<>();

  /** Goals that are one aim: all seats, or a single one. */
  private record Group(String name, List<Integer> goals) {}

  private Tensions(ValueSpace space, Surfaces surfaces, List<ValuePoint> points) {
    this.space = space;
    this.surfaces = surfaces;
    this.points = points;
    List<Integer> seats =
        IntStream.range(0, surfaces.goals().size())
            .filter(goal -> surfaces.goals().get(goal).isOfSeat())
            .boxed()
            .toList();
    for (int goal = 0; goal < surfaces.goals().size(); goal++)
      if (!seats.contains(goal))
        groups.add(new Group(surfaces.goals().get(goal).what(), List.of(goal)));
    if (!seats.isEmpty()) groups.add(new Group("seat-wins", seats));
  }

  /** Sentences about what cannot be had; none if everything can. */
  static List<String> of(ValueSpace space, Surfaces surfaces, List<ValuePoint> points) {
    var tensions = new Tensions(space, surfaces, points);
    var says = new ArrayList<String>();
    for (Group group : tensions.groups) {
      ValuePoint nearest = tensions.best(group);
      if (tensions.loss(nearest, group) > 1) says.add(tensions.unreached(group, nearest));
    }
    for (int one = 0; one < tensions.groups.size(); one++)
      for (int other = one + 1; other < tensions.groups.size(); other++)
        tensions.pull(tensions.groups.get(one), tensions.groups.get(other), says);
    return says;
  }

  private double loss(ValuePoint point, Group group) {
    return group.goals.stream().mapToDouble(goal -> surfaces.loss(point, goal)).max().orElseThrow();
  }

  private ValuePoint best(Group group) {
    return points.stream()
        .min(Comparator.comparingDouble(point -> loss(point, group)))
        .orElseThrow();
  }

  private String unreached(Group group, ValuePoint nearest) {
    int goal =
        group.goals.stream()
            .max(Comparator.comparingDouble(each -> surfaces.loss(nearest, each)))
            .orElseThrow();
    Goal wanted = surfaces.goals().get(goal);
    return "No values in these ranges are likely to bring '%s' to %s; nearest is about %s, with %s."
        .formatted(
            wanted.what(),
            GoalText.wanted(wanted),
            GoalText.amount(wanted, surfaces.models().get(goal).mean(nearest)),
            space.name(nearest));
  }

  private void pull(Group one, Group other, List<String> says) {
    if (loss(best(one), one) > 1 || loss(best(other), other) > 1) return;
    double together =
        points.stream()
            .mapToDouble(point -> Math.max(loss(point, one), loss(point, other)))
            .min()
            .orElseThrow();
    if (together <= 1) return;
    says.add(
        "'%s' and '%s' pull against each other. The best trade-offs, in tolerances off:"
            .formatted(one.name, other.name));
    for (ValuePoint point : front(one, other))
      says.add(
          "  %s and %s with %s"
              .formatted(
                  GoalText.off(loss(point, one)),
                  GoalText.off(loss(point, other)),
                  space.name(point)));
  }

  /** Points with which neither aim can be nearer unless the other is farther. */
  private List<ValuePoint> front(Group one, Group other) {
    List<ValuePoint> sorted =
        points.stream()
            .sorted(
                Comparator.comparingDouble((ValuePoint point) -> loss(point, one))
                    .thenComparingDouble(point -> loss(point, other)))
            .toList();
    var front = new ArrayList<ValuePoint>();
    double best = Double.POSITIVE_INFINITY;
    for (ValuePoint point : sorted)
      if (loss(point, other) < best) {
        best = loss(point, other);
        front.add(point);
      }
    return IntStream.range(0, Math.min(FRONT, front.size()))
        .mapToObj(
            each ->
                front.get(front.size() <= FRONT ? each : each * (front.size() - 1) / (FRONT - 1)))
        .toList();
  }
}
