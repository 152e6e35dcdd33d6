package roundhouse.testkit;

import java.util.Arrays;
import roundhouse.engine.Action;
import roundhouse.route.problem.Run;

/**
 * Runs written down: {@code "2+1-0: I3:5-_0 J4:2-_0 = I3.0 J4.0"}, a train card, its track, and
 * where it calls.
 */
public final class Runs {
  private Runs() {}

  public static Action.RunTrains of(String company, String... runs) {
    return new Action.RunTrains(company, Arrays.stream(runs).map(Run::parse).toList());
  }
}
