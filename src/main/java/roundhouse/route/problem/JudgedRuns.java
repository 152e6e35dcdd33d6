package roundhouse.route.problem;

import java.util.List;
import java.util.Map;

/**
 * Which runs are judged, and what a judge may add at most, so that the search need not ask about
 * runs that are worth too little.
 *
 * @param one whether each run is judged
 * @param bounded whether the gains among the rules of a train bound what a judge adds to a run;
 *     otherwise it may be any amount
 * @param all whether the runs of a turn are judged together
 * @param most that they may gain together
 * @param markers of companies by stop, in the order of its spaces
 */
public record JudgedRuns(
    RunJudge judge,
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

  /** The same judge of each run, but not of all together. */
  public JudgedRuns ofOnes() {
    return new JudgedRuns(judge, one, bounded, false, 0, markers);
  }
}
