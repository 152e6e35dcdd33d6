package roundhouse.route;

import java.util.List;
import java.util.Objects;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.RunJudge;

/**
 * A judge that forbids one run of five and gives others or takes from them, by nothing but what it
 * sees of them.
 */
record RandomJudge(long seed) implements RunJudge {
  @Override
  public int stepsOfOne() {
    return 1;
  }

  @Override
  public int stepsOfAll() {
    return 1;
  }

  @Override
  public Judgement one(JudgedRun run, int most) {
    return judged(sum(run), most);
  }

  @Override
  public Judgement all(List<JudgedRun> runs, int most) {
    return judged(runs.stream().mapToInt(this::sum).sum(), most);
  }

  private int sum(JudgedRun run) {
    int sum = Objects.hash(seed, run.train(), run.hexes(), run.revenue(), run.subsidy());
    for (JudgedRun.Visit visit : run.stops())
      sum =
          31 * sum
              + Objects.hash(
                  visit.stop().toString(),
                  visit.kind().name(),
                  visit.value(),
                  visit.calls(),
                  visit.markers());
    return sum;
  }

  private static Judgement judged(int sum, int most) {
    int dice = Math.floorMod(sum ^ sum >>> 16, 10);
    if (dice < 2) return new Illegal("the dice say " + dice);
    return new Legal(Math.min(most, dice < 6 ? 0 : 10 * (dice - 7)));
  }
}
