package roundhouse.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.engine.runs.TurnProblem;
import roundhouse.game.GameState;
import roundhouse.route.RouteSolver;
import roundhouse.route.problem.RouteProblem;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Folder;
import roundhouse.testkit.Repository;

/**
 * Measures the processor time of best runs on the late boards of recorded games: the last third of
 * each game's running turns, without a cache; then the same with rules of runs, with scripts that
 * judge them, and with rules of all runs together.
 */
final class RoutesBench {
  private static final int ROUNDS = 5;

  private static final Map<String, String> SCRIPTS = new LinkedHashMap<>();

  static {
    SCRIPTS.put(
        "rules that add and forbid",
        """
        export const runRules = ({ standard }) => ({ ...standard(), rules: [
          ...standard().rules,
          { calls: "2 own", adds: 20, forEach: "own", most: 80 },
          { calls: "off-board", needs: "2 others" },
          { passes: "3 towns", allowed: false },
          { ends: "2 off-board", adds: 50 }] });
        """);
    SCRIPTS.put(
        "a script that forbids runs",
        """
        export const runRules = ({ standard }) => ({ ...standard(), run: [] });
        export const run = (_, { run }) =>
          run.stops.filter((stop) => stop.kind === "city").length > 1 || "a run needs two cities";
        """);
    SCRIPTS.put(
        "a script that adds, with bounds",
        """
        export const runRules = ({ standard }, { company }) => ({
          ...standard(), run: [{ calls: "2 own", adds: 20 }], data: { company: company.id } });
        export const run = (_, { run, data }) =>
          run.calls.filter((stop) => stop.markers.includes(data.company)).length > 1 ? 20 : true;
        """);
    SCRIPTS.put(
        "a script about all runs, with a bound",
        """
        export const runRules = ({ standard }) => ({ ...standard(), runs: 40 });
        export const runs = (_, { runs }) =>
          runs.some((run) => run.calls[0].kind === "offboard") ? 40 : true;
        """);
    SCRIPTS.put(
        "a script that adds, without a bound",
        """
        export const runRules = ({ standard }) => ({ ...standard(), run: true });
        export const run = (_, { run }) => run.calls.length * 5;
        """);
  }

  private static final Map<String, String> SETS = new LinkedHashMap<>();

  static {
    SETS.put("stops that pay once", "routes: { together: [{ pays-once: cities off-board }] }");
    SETS.put("stops for one run", "routes: { together: [{ once: off-board }] }");
    SETS.put("the best two of a bonus", "routes: { rules: [{ calls: 2 own, adds: 30, best: 2 }] }");
  }

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** As many as the engine allows a search. */
  private static final long MOST_STEPS = 4_000_000;

  private record Turn(GameState state, String company) {}

  private RoutesBench() {}

  static void run(List<String> arguments, PrintStream out) throws Exception {
    String design = arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst();
    var turns = new ArrayList<Turn>();
    for (RecordedGames.Game game : RecordedGames.of(design)) {
      List<Turn> all = turns(game);
      turns.addAll(all.subList(all.size() * 2 / 3, all.size()));
    }
    time("as it is", Repository.titles().load(design, Set.of()).title().orElseThrow(), turns, out);
    for (Map.Entry<String, String> script : SCRIPTS.entrySet())
      time(script.getKey(), with(design, script.getValue()), turns, out);
    for (Map.Entry<String, String> set : SETS.entrySet())
      time(set.getKey(), stating(design, set.getValue()), turns, out);
  }

  /** The title with these lines more in its design. */
  private static Title stating(String design, String lines) throws IOException {
    Path designs = Files.createTempDirectory("roundhouse-routes");
    Folder.copy(Repository.designs(), designs);
    Files.createDirectories(designs.resolve("bench"));
    Files.writeString(
        designs.resolve("bench").resolve("title.yaml"),
        "extends: ../%s\ntitle: Bench\nsays: With rules of runs.\n%s\n".formatted(design, lines));
    return new TitleLoader(designs, Path.of("scripts"), Repository.tileLibrary())
        .load("bench", Set.of())
        .title()
        .orElseThrow();
  }

  /** The title with one script more. */
  private static Title with(String design, String script) throws IOException {
    Path scripts = Files.createTempDirectory("roundhouse-routes");
    Folder.copy(Path.of("scripts"), scripts);
    Files.createDirectories(scripts.resolve(design));
    Files.writeString(scripts.resolve(design).resolve("zz-bench.js"), script);
    return new TitleLoader(Repository.designs(), scripts, Repository.tileLibrary())
        .load(design, Set.of())
        .title()
        .orElseThrow();
  }

  /** Whenever a company ran its trains. */
  private static List<Turn> turns(RecordedGames.Game game) {
    Title title = game.title().forPlayers(game.log().players().size());
    SavedGameReplay replay = SavedGameReplay.of(title, game.log());
    return IntStream.range(0, replay.actionCount())
        .filter(number -> game.log().actions().get(number) instanceof Action.RunTrains)
        .mapToObj(
            number -> new Turn(replay.states().get(number), game.log().actions().get(number).by()))
        .toList();
  }

  private static void time(String what, Title title, List<Turn> turns, PrintStream out) {
    for (int round = 1; round <= ROUNDS; round++) {
      var times = new Times(turns.stream().mapToLong(turn -> time(title, turn)).toArray());
      if (round == ROUNDS) out.printf("%-38s %s%n", what, times);
    }
  }

  private static long time(Title title, Turn turn) {
    RouteProblem problem = TurnProblem.of(title, turn.state(), turn.company());
    return title
        .executor()
        .run(
            () -> {
              long start = THREADS.getCurrentThreadCpuTime();
              RouteSolver.best(problem, MOST_STEPS);
              return THREADS.getCurrentThreadCpuTime() - start;
            });
  }
}
