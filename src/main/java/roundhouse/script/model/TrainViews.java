package roundhouse.script.model;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.board.HexId;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.script.faults.ApiMisuse;
import roundhouse.script.views.ViewType;

/** Trains and their runs as scripts see them. */
public final class TrainViews {
  /** A train card. */
  public static final ViewType<ScriptModel.SeenTrain> TRAIN =
      ViewType.of("Train", ScriptModel.SeenTrain.class, "A train card.")
          .member(
              "id",
              "string",
              "Its type and its number within the type, \"3+1-0\".",
              train -> train.it().id())
          .member("type", "string", "Its type, \"3+1\".", train -> train.it().type())
          .member(
              "price",
              "number",
              "Its price when new.",
              train -> train.game().design().trains().get(train.it().type()).price())
          .member(
              "cities",
              "number",
              "Number of cities it may call at.",
              train -> train.game().design().trains().get(train.it().type()).runs().cities())
          .member(
              "towns",
              "number",
              "Number of towns it may also call at.",
              train -> train.game().design().trains().get(train.it().type()).runs().towns())
          .member(
              "data",
              "any",
              "Free data of the type in the design.",
              train -> train.game().design().trains().get(train.it().type()).data().values())
          .key(train -> train.it().id())
          .build();

  /** A train in a turn of its company. */
  public static final ViewType<ScriptModel.SeenRunner> RUNNER =
      ViewType.of(
              "RunningTrain", ScriptModel.SeenRunner.class, "A train in this turn of its company.")
          .member("id", "string", "Id of the card.", runner -> runner.it().id())
          .member("type", "string", "Its type.", runner -> runner.it().type())
          .member(
              "cities",
              "number",
              "Number of cities it may call at now.",
              runner -> runner.it().cities())
          .member(
              "towns",
              "number",
              "Number of towns it may also call at.",
              runner -> runner.it().towns())
          .member(
              "spare",
              "boolean",
              "True if it may call at another town in place of a city.",
              runner -> runner.it().spare())
          .member(
              "leased", "boolean", "True if the company leases it.", runner -> runner.it().leased())
          .member(
              "eachCall",
              "number",
              "Revenue of every call, whatever the stop is worth; 0 if stops have their own"
                  + " values.",
              runner -> runner.it().eachCall())
          .key(runner -> runner.it().id())
          .build();

  /** The runs of a company in a turn. */
  public static final ViewType<ScriptModel.SeenRuns> RUNS =
      ViewType.of("Runs", ScriptModel.SeenRuns.class, "The runs of a company's trains in a turn.")
          .member("count", "number", "Number of trains that run.", runs -> runs.it().size())
          .member(
              "calls",
              "string[][]",
              "For each run, the stops it calls at, as \"hex.index\".",
              runs ->
                  runs.it().stream()
                      .map(run -> run.calls().stream().map(Object::toString).toList())
                      .toList())
          .member(
              "visits",
              "number[]",
              "For each run, the number of stops on its way, including those that it does not"
                  + " count.",
              runs -> runs.it().stream().map(Run::visits).toList())
          .member(
              "stops",
              "number",
              "Number of calls of all runs.",
              runs -> runs.it().stream().mapToInt(run -> run.calls().size()).sum())
          .method(
              "connect",
              "(one: string, other: string): boolean",
              "True if one run, or several that meet, connect two places: hexes (\"G5\") or stops"
                  + " (\"G5.1\").",
              (runs, arguments) ->
                  RunConnections.join(runs.it(), arguments.text(0), arguments.text(1)))
          .build();

  /** A stop on the way of a run that is judged. */
  public static final ViewType<ScriptModel.SeenVisit> VISIT =
      ViewType.of("RunStop", ScriptModel.SeenVisit.class, "A stop on the way of a run.")
          .member(
              "stop", "string", "The stop as \"hex.index\".", visit -> visit.it().stop().toString())
          .member("hex", "string", "Its hex.", visit -> visit.it().stop().hex().text())
          .member(
              "kind",
              "string",
              "\"city\", \"town\", \"halt\" or \"offboard\".",
              visit -> visit.it().kind())
          .member("value", "number", "What a call earns this train.", visit -> visit.it().value())
          .member(
              "calls",
              "boolean",
              "True if the run calls there; not with 'sees: \"way\"'.",
              visit -> told(visit.calling(), "calls", visit.it().calls()))
          .member(
              "markers",
              "string[]",
              "Ids of the companies with a station marker there.",
              visit -> visit.it().markers())
          .key(visit -> visit.it().stop().toString())
          .build();

  /** A run that is judged. */
  public static final ViewType<ScriptModel.SeenJudgedRun> JUDGED =
      ViewType.of(
              "JudgedRun",
              ScriptModel.SeenJudgedRun.class,
              "A run that is judged: all that the functions run and runs see of it.")
          .member("train", "string", "Type of the train.", run -> run.it().train())
          .member(
              "stops",
              "RunStop[]",
              "The stops on its way from end to end, with those where it does not call.",
              run -> visits(run.it()).toList())
          .member(
              "calls",
              "RunStop[]",
              "The stops where it calls, in the same order; not with 'sees: \"way\"'.",
              run ->
                  told(
                      run.it().calling(),
                      "calls",
                      visits(run.it()).filter(visit -> visit.it().calls()).toList()))
          .member(
              "hexes",
              "string[]",
              "The hexes that it passes, in the same order.",
              run -> run.it().hexes().stream().map(HexId::text).toList())
          .member(
              "revenue",
              "number",
              "What it earns by its stops and the rules, and with runs also by run; not with"
                  + " 'sees: \"way\"'.",
              run -> told(run.it().calling(), "revenue", run.it().revenue()))
          .member(
              "subsidy",
              "number",
              "Its subsidy; not with 'sees: \"way\"'.",
              run -> told(run.it().calling(), "subsidy", run.it().subsidy()))
          .build();

  private static Stream<ScriptModel.SeenVisit> visits(JudgedRun run) {
    return run.stops().stream().map(visit -> new ScriptModel.SeenVisit(visit, run.calling()));
  }

  /** What is told of a run only where all choices of its calls are judged. */
  private static <T> T told(boolean calling, String member, T value) {
    if (calling) return value;
    throw new ApiMisuse(
        ("a run has no '%s' here, because 'runRules' answers sees: \"way\": judge it by its stops"
                + " and hexes, or leave out 'sees'")
            .formatted(member));
  }

  private TrainViews() {}

  /**
   * Decides whether the runs of a turn connect two places: one run calls at both, or a chain of
   * runs that share stops leads from one to the other.
   */
  private static final class RunConnections {
    private RunConnections() {}

    static boolean join(List<Run> runs, String one, String other) {
      Set<StopRef> reached = new HashSet<>();
      var waiting = new ArrayDeque<Run>();
      Set<Run> used = new HashSet<>();
      for (Run run : runs)
        if (run.calls().stream().anyMatch(stop -> is(stop, one)) && used.add(run)) waiting.add(run);
      while (!waiting.isEmpty()) {
        reached.addAll(waiting.poll().calls());
        for (Run run : runs)
          if (!used.contains(run)
              && run.calls().stream().anyMatch(reached::contains)
              && used.add(run)) waiting.add(run);
      }
      return reached.stream().anyMatch(stop -> is(stop, other));
    }

    private static boolean is(StopRef stop, String place) {
      return stop.hex().is(place) || stop.toString().equals(place);
    }
  }
}
