package roundhouse.turn;

import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.picture.board.RunPaths;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;
import roundhouse.turn.choices.Offers;
import roundhouse.turn.choices.PlannedTurn;
import roundhouse.turn.runs.DrawnRun;
import roundhouse.turn.runs.RunGesture;
import roundhouse.turn.runs.RunPlan;
import roundhouse.turn.runs.RunVerdict;
import roundhouse.turn.runs.RunWords;
import roundhouse.workshop.history.GameHistory;

/** Makes the runs of a page. */
final class PageRuns {
  private final RunWords words;
  private final PlannedTurn turn;
  private final Offers offers;

  PageRuns(GameHistory play, PlannedTurn turn, Offers offers) {
    words = new RunWords(play);
    this.turn = turn;
    this.offers = offers;
  }

  /** The runs that touches draw, beginning with the best ones. */
  static RunPlan plan(Title title, GameState state, Action.RunTrains best, List<RunGesture> drawn) {
    RunPlan plan = RunPlan.of(title, state, best);
    for (RunGesture each : drawn) plan = plan.after(each);
    return plan;
  }

  /** The runs among some choices, as they are drawn. */
  Optional<TurnPage.Runs> of(List<Choice> choices, List<RunGesture> drawn) {
    return choices.stream()
        .filter(choice -> choice.action() instanceof Action.RunTrains)
        .findFirst()
        .map(choice -> runs(choice, (Action.RunTrains) choice.action(), drawn));
  }

  private TurnPage.Runs runs(Choice choice, Action.RunTrains best, List<RunGesture> drawn) {
    RunPlan plan = plan(turn.title(), turn.end().state(), best, drawn);
    RunVerdict verdict = RunVerdict.of(turn.title(), turn.end().state(), plan);
    return new TurnPage.Runs(
        offers.id(choice),
        verdict.legal(),
        verdict.says(),
        plan.says(),
        plan.drawnRuns().values().stream().map(run -> train(plan, run, verdict)).toList());
  }

  private TurnPage.TrainRun train(RunPlan plan, DrawnRun drawn, RunVerdict verdict) {
    Run run = drawn.run();
    return new TurnPage.TrainRun(
        drawn.train(),
        Run.trainInWords(drawn.train()),
        drawn.isIdle(),
        plan.hasBest(drawn.train()),
        words.of(drawn),
        verdict.earned().getOrDefault(drawn.train(), ""),
        run.calls().stream().map(StopRef::toString).toList(),
        run.track().stream().map(TrackRef::toString).toList(),
        RunPaths.on(turn.end().state().board()).of(run),
        plan.drawing(drawn.train()).onwards().stream().map(this::stop).toList());
  }

  private TurnPage.Stop stop(StopRef stop) {
    return new TurnPage.Stop(stop.toString(), stop.hex(), words.stop(stop));
  }
}
