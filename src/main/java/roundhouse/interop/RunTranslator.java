package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.runs.RouteProblems;
import roundhouse.engine.runs.RunHooks;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Train;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;

/** Translates recorded runs to our board and train cards. */
final class RunTranslator {
  private final Title title;
  private final GameState state;

  RunTranslator(Title title, GameState state) {
    this.title = title;
    this.state = state;
  }

  Translation translate(RecordedAction action, JsonNode told) {
    if (!state.companies().containsKey(action.entity()))
      return new Translation.Unknown("there is no company " + action.entity());
    List<RunHooks.Runner> runners = runners(state.company(action.entity()));
    List<RunHooks.Runner> idle = new ArrayList<>(runners);
    var runs = new ArrayList<Run>();
    JsonNode routes = action.fields().path("routes");
    for (int index = 0; index < routes.size(); index++) {
      JsonNode route = routes.get(index);
      if (!ConnectedRun.ran(route) || staysInPlace(route, runners)) continue;
      RunHooks.Runner runner = runner(idle, route.path("train").asText());
      idle.remove(runner);
      Optional<Run> run =
          run(
              route,
              told.path("run").path(index),
              runner,
              values(action.entity(), runner),
              CompanyNetwork.bases(state.board(), action.entity()));
      if (run.isEmpty())
        return new Translation.Unknown(
            "our board has no route for train " + runner.id() + ": " + route);
      runs.add(run.get());
    }
    return Translation.of(new Action.RunTrains(action.entity(), runs));
  }

  /**
   * Uses the track in the trace, or only the connections: the trace has no track for a company that
   * the run made bankrupt.
   */
  private Optional<Run> run(
      JsonNode route,
      JsonNode told,
      RunHooks.Runner runner,
      RecordedCalls.Values values,
      BitSet markers) {
    TrackGraph track = state.board().track();
    RecordedRun.Card card = card(runner);
    return !told.path("path").isEmpty() && !told.path("stops").isEmpty()
        ? RecordedRun.of(route, told).resolve(track, card, values, markers)
        : new ConnectedRun(track, route, markers, card.whole()).resolve(runner, values);
  }

  /** Whether a recorded train only calls at a stop, and here a script counts its call. */
  private boolean staysInPlace(JsonNode route, List<RunHooks.Runner> runners) {
    String type = new TrainTranslator(title, state).type(route.path("train").asText());
    return route.path("hexes").size() == 1
        && runners.stream().noneMatch(runner -> runner.type().equals(type));
  }

  private List<RunHooks.Runner> runners(Company company) {
    return new Game(title, state).ask(RunHooks.RUNNING_TRAINS, new RunHooks.RunningTrains(company));
  }

  /**
   * A train without a run: the same card, or one of its type, or the recorded one, which the engine
   * will refuse.
   */
  private RunHooks.Runner runner(List<RunHooks.Runner> idle, String recorded) {
    var trains = new TrainTranslator(title, state);
    String type = trains.type(recorded);
    return idle.stream()
        .filter(runner -> isCard(trains, runner, recorded))
        .findFirst()
        .or(() -> idle.stream().filter(runner -> runner.type().equals(type)).findFirst())
        .orElseGet(() -> new RunHooks.Runner(recorded, type, 0, 0, false, false, 0));
  }

  private RecordedRun.Card card(RunHooks.Runner runner) {
    var spec = title.design().trains().get(runner.type());
    return new RecordedRun.Card(runner.id(), spec != null && spec.runs().limitsVisits());
  }

  private static boolean isCard(TrainTranslator trains, RunHooks.Runner runner, String recorded) {
    return !runner.leased()
        && Train.read(runner.id()).filter(train -> trains.isCard(train, recorded)).isPresent();
  }

  private RecordedCalls.Values values(String id, RunHooks.Runner runner) {
    var game = new Game(title, state);
    Company company = state.company(id);
    boolean halts = game.ask(RunHooks.HALTS_COUNT, new RunHooks.HaltsCount(company));
    return new StopValues(game, company, runner, halts);
  }

  /**
   * What the stops of a run are worth in a game.
   *
   * @param halts whether the company may call at halts
   */
  private record StopValues(Game game, Company company, RunHooks.Runner runner, boolean halts)
      implements RecordedCalls.Values {
    @Override
    public boolean mayCall(int node) {
      return halts || game.state().board().track().stop(node).stop().kind() != Stop.Kind.HALT;
    }

    @Override
    public int revenue(int node) {
      return game.ask(
          RunHooks.STOP_REVENUE,
          new RunHooks.StopRevenue(company, runner, game.state().board().track().stop(node)));
    }

    @Override
    public int together(Collection<Integer> calls) {
      TrackGraph track = game.state().board().track();
      List<StopRef> stops =
          calls.stream().map(track::stop).map(at -> new StopRef(at.hex(), at.index())).toList();
      return new RouteProblems(game, company).earnedTogether(runner, stops);
    }

    @Override
    public int subsidy(int node) {
      return game.ask(
          RunHooks.STOP_SUBSIDY,
          new RunHooks.StopSubsidy(company, runner, game.state().board().track().stop(node)));
    }
  }
}
