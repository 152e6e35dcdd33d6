package roundhouse.workshop.positions;

import static roundhouse.workshop.positions.FlowYaml.map;
import static roundhouse.workshop.positions.FlowYaml.quoted;
import static roundhouse.workshop.positions.FlowYaml.word;

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
    var with = new LinkedHashMap<String, String>();
    RecordValues.of((Record) action)
        .forEach(
            (name, value) ->
                with.put(
                    name,
                    action instanceof Action.RunTrains run && name.equals("runs")
                        ? runs(run)
                        : written(value)));
    return "{ " + action.type() + ": " + map(with) + " }";
  }

  private static String written(Object value) {
    if (!(value instanceof Map<?, ?> map)) return word(String.valueOf(value));
    var values = new LinkedHashMap<String, String>();
    map.forEach((name, each) -> values.put(String.valueOf(name), word(String.valueOf(each))));
    return map(values);
  }

  private static String runs(Action.RunTrains run) {
    return run.runs().stream()
        .map(ActionYaml::run)
        .map(each -> quoted(each))
        .collect(Collectors.joining(", ", "[", "]"));
  }

  /** "2-0: F4:3-_0 F2:0-_0 = F4.0 F2.0". */
  private static String run(Run run) {
    String track = run.track().stream().map(TrackRef::toString).collect(Collectors.joining(" "));
    String calls = run.calls().stream().map(StopRef::toString).collect(Collectors.joining(" "));
    return run.train() + ": " + track + " = " + calls;
  }
}
