package roundhouse.workshop.positions;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.engine.Action;
import roundhouse.engine.RecordValues;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/**
 * Actions on one line, as test positions write them: {@code { buy-share: { by: Ann, company: Red, …
 * } }}.
 */
final class ActionYaml {
  private ActionYaml() {}

  static String of(Action action) {
    var with = new LinkedHashMap<>(RecordValues.of((Record) action));
    if (action instanceof Action.RunTrains run)
      with.put("runs", run.runs().stream().map(ActionYaml::run).toList());
    return FlowYaml.of(Map.of(action.type(), with));
  }

  /** "2-0: F4:3-_0 F2:0-_0 = F4.0 F2.0". */
  private static String run(Run run) {
    String track = run.track().stream().map(TrackRef::toString).collect(Collectors.joining(" "));
    String calls = run.calls().stream().map(StopRef::toString).collect(Collectors.joining(" "));
    return run.train() + ": " + track + " = " + calls;
  }
}
