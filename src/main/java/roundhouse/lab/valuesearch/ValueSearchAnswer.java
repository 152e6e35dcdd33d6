package roundhouse.lab.valuesearch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.design.loading.TriedValue;
import roundhouse.engine.SeededRandom;
import roundhouse.lab.batch.TextTable;

/** What a search found, and how sure that is. */
public final class ValueSearchAnswer {
  private static final int DRAWS = 2000;

  private final ValueSearchPlan plan;
  private final GameBudget budget;
  private final ValueSearch.Found found;
  private final Optional<OtherBots> others;
  private final List<Showing> showing;
  private final int played;
  private final List<String> faults;
  private final Path folder;

  ValueSearchAnswer(
      ValueSearchPlan plan,
      GameBudget budget,
      ValueSearch.Found found,
      Optional<OtherBots> others,
      List<Showing> showing,
      int played,
      List<String> faults,
      Path folder) {
    this.plan = plan;
    this.budget = budget;
    this.found = found;
    this.others = others;
    this.showing = List.copyOf(showing);
    this.played = played;
    this.faults = List.copyOf(faults);
    this.folder = folder;
  }

  /** The folder with the values of the games. */
  public Path folder() {
    return folder;
  }

  /** The values that the winner changes; options are not among them. */
  public List<TriedValue> changes() {
    return plan.changes(found.winner());
  }

  /** The options of the winner. */
  public List<String> options() {
    return plan.points().options(found.winner()).stream().sorted().toList();
  }

  /** Whether the winner changes anything at all. */
  public boolean isChanged() {
    return !plan.space().changes(found.winner()).isEmpty();
  }

  /** "bank=7000 trains.4.count=3". */
  public String name() {
    return plan.space().name(found.winner());
  }

  /** Whether fresh games show that all goals are met. */
  public boolean isMet() {
    return shown().stream().allMatch(each -> each.verdict() == Shown.Verdict.MET);
  }

  private List<Shown> shown() {
    return IntStream.range(0, plan.goals().size())
        .mapToObj(goal -> Shown.of(plan.goals().get(goal), found.confirmed().of(0, goal)))
        .toList();
  }

  /** How far designs are off, over each pair of varied values. */
  public List<LossGrid> grids() {
    return LossGrid.of(plan.space(), found.surfaces(), found.winner());
  }

  /** The answer for people. */
  public String text() {
    var text = new StringBuilder();
    ValueSearchSpec spec = plan.spec();
    if (!spec.says().isEmpty()) line(text, spec.says());
    line(
        text,
        "%s, %s players, %s bots, seed %s: %s of %s games"
            .formatted(
                spec.design(),
                spec.players(),
                String.join(" ", spec.bots()),
                spec.seed(),
                GoalText.count(played),
                GoalText.count(plan.games())));
    line(text, "");
    line(text, "Found: " + plan.space().name(found.winner()));
    text.append(goals());
    line(text, verdict());
    line(text, "");
    text.append(effects());
    found.runnerUp().ifPresent(second -> line(text, runnerUp(second)));
    others.ifPresent(again -> tell(again, text));
    Tensions.of(plan.space(), found.surfaces(), found.pool()).forEach(each -> line(text, each));
    if (!isMet()) Showing.says(showing, budget.confirm()).forEach(each -> line(text, each));
    faults.forEach(each -> line(text, each));
    return text.toString();
  }

  private static void line(StringBuilder text, String says) {
    text.append(says).append(System.lineSeparator());
  }

  private String goals() {
    var rows = new ArrayList<List<String>>();
    List<Shown> shown = shown();
    for (int index = 0; index < shown.size(); index++) {
      Goal goal = plan.goals().get(index);
      SurfaceModel model = found.surfaces().models().get(index);
      Shown fresh = shown.get(index);
      rows.add(
          List.of(
              goal.what(),
              GoalText.wanted(goal),
              GoalText.amount(goal, model.mean(plan.space().asItIs())),
              GoalText.amount(goal, model.mean(found.winner())),
              "%s (%s to %s)"
                  .formatted(
                      GoalText.amount(goal, fresh.mean()),
                      GoalText.amount(goal, fresh.low()),
                      GoalText.amount(goal, fresh.high())),
              switch (fresh.verdict()) {
                case MET -> "met";
                case OPEN -> "not shown";
                case MISSED -> "missed";
              }));
    }
    return TextTable.of(List.of("", "aim", "as it is", "search", "fresh seeds (90 %)", ""), rows);
  }

  private String verdict() {
    List<Shown> shown = shown();
    String says =
        isMet()
            ? "All aims are met"
            : shown.stream().anyMatch(each -> each.verdict() == Shown.Verdict.MISSED)
                ? "Not all aims are met"
                : "Not shown that all aims are met";
    return "%s. The worst aim is off by %s in the search and by %s in %s fresh games; 1 is allowed."
        .formatted(
            says,
            GoalText.off(found.surfaces().loss(found.winner())),
            GoalText.off(freshLoss()),
            GoalText.count(budget.confirm()));
  }

  /**
   * How far the winner is off by its fresh games. The worst of several averages is off by more than
   * the true ones are, since chance adds to it; how much is found by adding chance once more.
   */
  double freshLoss() {
    return freshLoss(plan.goals(), found.confirmed());
  }

  static double freshLoss(List<Goal> goals, PlayedBlock confirmed) {
    var random = new SeededRandom(1);
    double[] means = new double[goals.size()];
    double[] errors = new double[goals.size()];
    double seen = 0;
    for (int goal = 0; goal < means.length; goal++) {
      double[] values = confirmed.of(0, goal);
      means[goal] = confirmed.mean(0, goal);
      errors[goal] = Shown.deviation(values, means[goal]) / Math.sqrt(Math.max(1, values.length));
      seen = Math.max(seen, goals.get(goal).loss(means[goal]));
    }
    double again = 0;
    for (int draw = 0; draw < DRAWS; draw++) {
      double worst = 0;
      for (int goal = 0; goal < means.length; goal++)
        worst =
            Math.max(
                worst, goals.get(goal).loss(means[goal] + errors[goal] * Normal.drawn(random)));
      again += worst / DRAWS;
    }
    return Math.max(0, 2 * seen - again);
  }

  private String effects() {
    if (found.effects().isEmpty()) return "";
    var headings = new ArrayList<>(List.of("what each change does (95 %)", "from", "to"));
    plan.goals().forEach(goal -> headings.add(goal.what()));
    var rows = new ArrayList<List<String>>();
    for (ChangeEffect effect : found.effects()) {
      var row =
          new ArrayList<>(
              List.of(
                  plan.space().varied().get(effect.index()).path(),
                  plan.space().value(plan.space().asItIs(), effect.index()),
                  plan.space().value(found.winner(), effect.index())));
      for (int goal = 0; goal < plan.goals().size(); goal++)
        row.add(
            GoalText.change(
                plan.goals().get(goal), effect.change().get(goal), effect.reach().get(goal)));
      rows.add(row);
    }
    return TextTable.of(headings, rows) + System.lineSeparator();
  }

  private String runnerUp(ValuePoint second) {
    return "Runner-up: %s, off by %s in the search."
        .formatted(plan.space().name(second), GoalText.off(found.surfaces().loss(second)));
  }

  private static void tell(OtherBots again, StringBuilder text) {
    line(
        text,
        "With %s bots, %s games each of the design as it is and of what was found:"
            .formatted(again.bots(), again.games()));
    again.changes().forEach(each -> line(text, "  " + each.says()));
  }

  /** What the models say about aims that no point meets, alone or together. */
  private static final class Tensions {
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
      return group.goals.stream()
          .mapToDouble(goal -> surfaces.loss(point, goal))
          .max()
          .orElseThrow();
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
}
