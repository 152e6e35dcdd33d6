package roundhouse.route;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Asks the judge of single runs as late as possible, where that is enough: of very many runs only
 * those whose bound is high enough to be among the best are judged, each once.
 */
final class LateJudging {
  private final IndexedProblem task;
  private final SearchBudget budget;

  /** For each train, the judged runs by their track from end to end; equal trains share them. */
  private final List<Map<IntBuffer, RunCandidate>> judged = new ArrayList<>();

  LateJudging(IndexedProblem task, SearchBudget budget) {
    this.task = task;
    this.budget = budget;
    for (int train = 0; train < task.runners.length; train++) {
      int like = task.like(train);
      judged.add(like < train ? judged.get(like) : new HashMap<>());
    }
  }

  /** The run as it is known: judged if it was judged before. */
  RunCandidate known(int train, RunCandidate run) {
    return run.isJudged() ? run : judged.get(train).getOrDefault(track(run), run);
  }

  /** The judged run. */
  RunCandidate judge(int train, RunCandidate run) {
    if (run.isJudged()) return run;
    return judged
        .get(train)
        .computeIfAbsent(track(run), _ -> run.judge(task, task.runners[train], budget));
  }

  private static IntBuffer track(RunCandidate run) {
    return IntBuffer.wrap(run.way().segments());
  }
}
