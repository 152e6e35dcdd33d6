package roundhouse.route.problem;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Judges what the data of a problem cannot say of runs. Judges that would answer alike are equal;
 * an answer depends on what is asked alone.
 */
public interface RunJudge {

  /** What a judge says. */
  sealed interface Judgement {}

  /**
   * The run is legal, or the runs are.
   *
   * @param adds revenue, less than 0 for a loss
   * @param parts what it consists of, by name; empty where that is not said
   */
  record Legal(int adds, Map<String, Integer> parts) implements Judgement {
    public Legal {
      parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
    }

    public Legal(int adds) {
      this(adds, Map.of());
    }
  }

  record Illegal(String why) implements Judgement {}

  /** About how many steps of a search an answer about one run takes as long as. */
  int stepsOfOne();

  /** The same for an answer about all runs of a turn. */
  int stepsOfAll();

  /**
   * Judges one run.
   *
   * @param most that it may add
   */
  Judgement one(JudgedRun run, int most);

  /**
   * Judges all runs of a turn, of which there is at least one; their order means nothing.
   *
   * @param most that it may add
   */
  Judgement all(List<JudgedRun> runs, int most);
}
