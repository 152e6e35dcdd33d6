package roundhouse.engine.runs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Marker;
import roundhouse.engine.Game;
import roundhouse.engine.Hook;
import roundhouse.engine.HookFailure;
import roundhouse.engine.HookHandler;
import roundhouse.engine.Rulebook;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.JudgedRuns;
import roundhouse.route.problem.RunJudge;
import roundhouse.route.problem.StopRef;

/**
 * The scripts of a title as a judge of runs. They see the run and the data that {@code runRules}
 * answered, nothing else, so judges with the same scripts and data are equal.
 */
final class ScriptedRuns implements RunJudge {
  private final Game game;
  private final boolean ways;
  private final Object data;

  private ScriptedRuns(Game game, boolean ways, Object data) {
    this.game = game;
    this.ways = ways;
    this.data = data;
  }

  /** The judge of runs, if scripts judge them. */
  static Optional<JudgedRuns> of(Game game, RunHooks.RunTerms terms) {
    if (!terms.isJudged()) return Optional.empty();
    return Optional.of(
        new JudgedRuns(
            new ScriptedRuns(game, terms.ways(), terms.data()),
            terms.ways(),
            terms.one().isPresent(),
            terms.bounded(),
            terms.all().isPresent(),
            terms.all().orElse(0),
            markers(game)));
  }

  /** The companies with markers at each stop. */
  static Map<StopRef, List<String>> markers(Game game) {
    var markers = new HashMap<StopRef, List<String>>();
    for (Marker marker : game.state().board().markers())
      markers
          .computeIfAbsent(new StopRef(marker.hex(), marker.city()), _ -> new ArrayList<>())
          .add(marker.company());
    return markers;
  }

  /** A script that has just been loaded takes most of a millisecond. */
  @Override
  public int stepsOfOne() {
    return 2_000;
  }

  @Override
  public int stepsOfAll() {
    return stepsOfOne();
  }

  @Override
  public Judgement one(JudgedRun run, int most) {
    var asked = new RunHooks.OneRun(seen(run), data);
    return checked(RunHooks.RUN, game.ask(RunHooks.RUN, asked), most);
  }

  @Override
  public Judgement all(List<JudgedRun> runs, int most) {
    var asked = new RunHooks.AllRuns(runs.stream().map(this::seen).toList(), data);
    return checked(RunHooks.RUNS, game.ask(RunHooks.RUNS, asked), most);
  }

  private JudgedRun seen(JudgedRun run) {
    return ways ? run.way() : run;
  }

  /** The search relies on the bounds. */
  private Judgement checked(Hook<?, ?> hook, Judgement said, int most) {
    if (!(said instanceof Legal(int adds, _)) || adds <= most) return said;
    HookHandler<?, ?> handler = rulebook().handlers(hook.name()).getLast();
    throw new HookFailure(
        handler.file(),
        handler.line(),
        handler.column(),
        hook.name(),
        "it adds %s, but 'runRules' says with '%s' that it adds at most %s here"
            .formatted(adds, hook.name(), most));
  }

  private Rulebook rulebook() {
    return game.title().rules();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ScriptedRuns judge
        && rulebook() == judge.rulebook()
        && ways == judge.ways
        && data.equals(judge.data);
  }

  @Override
  public int hashCode() {
    return 31 * System.identityHashCode(rulebook()) + data.hashCode();
  }
}
