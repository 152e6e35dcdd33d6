package roundhouse.testkit;

import java.util.Arrays;
import java.util.List;
import roundhouse.engine.Action;
import roundhouse.route.Run;
import roundhouse.route.StopRef;
import roundhouse.route.TrackRef;

/** Runs written down: {@code "2+1-0: I3:5-_0 J4:2-_0 = I3.0 J4.0"}, a train card, its track, and where it calls. */
public final class Runs {
  private Runs() {}

  public static Action.RunTrains of(String company, String... runs) {
    return new Action.RunTrains(company, Arrays.stream(runs).map(Runs::run).toList());
  }

  private static Run run(String text) {
    String[] parts = text.split(": ", 2);
    String[] sides = parts[1].split(" = ", 2);
    List<TrackRef> track = Arrays.stream(sides[0].split(" ")).map(TrackRef::parse).toList();
    return new Run(parts[0], track, Arrays.stream(sides[1].split(" ")).map(StopRef::parse).toList());
  }
}
