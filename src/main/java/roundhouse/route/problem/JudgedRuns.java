package roundhouse.route.problem;

import java.util.List;
import java.util.Map;

/**
 * Which runs are judged, and what a judge may add at most, so that the search need not ask about
 * runs that are worth too little.
 *
 * @param ways whether the judge sees only the ways of runs, not their calls and what these earn;
 *     then no gain or share of a train's rules asks for calls
 * @param one whether each run is judged
 * @param bounded whether the gains among the rules of a train bound what a judge adds to a run;
 *     otherwise it may be any amount
 * @param all whether the runs of a turn are judged together
 * @param most that they may gain together, beside the shares among the rules of their trains
 * @param markers of companies by stop, in the order of its spaces
 */
public record JudgedRuns(
    RunJudge judge,
    boolean ways,
    boolean one,
    boolean bounded,
    boolean all,
    int most,
    Map<StopRef, List<String>> markers) {

  /** The bound of what has none. */
  public static final int ANY = Integer.MAX_VALUE;

  public JudgedRuns {
    markers = Map.copyOf(markers);
  }

  /** The same where a judge of all runs adds what it may add at most, whatever they are. */
  public JudgedRuns addingMost() {
    return new JudgedRuns(new AddingMost(judge), ways, one, bounded, all, most, markers);
  }

  private record AddingMost(RunJudge judge) implements RunJudge {
    @Override
    public int stepsOfOne() {
      return judge.stepsOfOne();
    }

    @Override
    public int stepsOfAll() {
      return judge.stepsOfAll();
    }

    @Override
    public Judgement one(JudgedRun run, int most) {
      return judge.one(run, most);
    }

    @Override
    public Judgement all(List<JudgedRun> runs, int most) {
      return new Legal(most);
    }
  }
}
