package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.RunHooks;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.route.Run;

/** Recorded runs on our board, by our train cards. */
final class RunTranslator {
  private final Title title;
  private final GameState state;

  RunTranslator(Title title, GameState state) {
    this.title = title;
    this.state = state;
  }

  Translation translate(RecordedAction action, JsonNode told) {
    if (!state.companies().containsKey(action.entity())) return new Translation.Unknown("there is no company " + action.entity());
    JsonNode routes = action.fields().path("routes");
    if (!routes.isEmpty() && told.path("run").size() != routes.size()) {
      return new Translation.Unknown("the recording does not say over which track the trains ran");
    }
    List<RunHooks.Runner> idle = new ArrayList<>(runners(state.company(action.entity())));
    var runs = new ArrayList<Run>();
    for (int index = 0; index < routes.size(); index++) {
      RecordedRun recorded = RecordedRun.of(routes.get(index), told.path("run").get(index));
      if (recorded.path().isEmpty()) continue;
      Optional<Run> run = recorded.resolve(state.board().track(), card(idle, recorded.train()));
      if (run.isEmpty()) return new Translation.Unknown("no track on the board is that of the run of train " + recorded.train() + ": " + told.path("run").get(index));
      runs.add(run.get());
    }
    return Translation.of(new Action.RunTrains(action.entity(), runs));
  }

  private List<RunHooks.Runner> runners(Company company) {
    return new Game(title, state).ask(RunHooks.RUNNING_TRAINS, new RunHooks.RunningTrains(company));
  }

  /** A train that has no run yet: the very card, else one of its type, else the name as recorded. */
  private String card(List<RunHooks.Runner> idle, String recorded) {
    String type = new TrainNames(title, state).type(recorded);
    Optional<RunHooks.Runner> found =
        idle.stream()
            .filter(runner -> runner.id().equals(recorded))
            .findFirst()
            .or(() -> idle.stream().filter(runner -> runner.type().equals(type)).findFirst());
    found.ifPresent(idle::remove);
    return found.map(RunHooks.Runner::id).orElse(recorded);
  }
}
