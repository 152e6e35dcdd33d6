package roundhouse.turn.runs;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.testkit.Tiny;

/** RED stands in A1 of the line A1 - A3 (a town) - A5 - A7, has bought a train, and runs it. */
record RunOfRed(Title title, GameState state) {

  static RunOfRed begun() {
    Title title = Tiny.plain();
    GameState now = Tiny.operating(title);
    while (!Engine.decision(title, now).orElseThrow().step().equals("run-trains"))
      now = Tiny.after(title, now, next(title, now));
    return new RunOfRed(title, now);
  }

  RunPlan plan() {
    return RunPlan.of(
        title, state, (Action.RunTrains) Engine.choices(title, state).getFirst().action());
  }

  private static Action next(Title title, GameState now) {
    List<Action> actions = Engine.choices(title, now).stream().map(Choice::action).toList();
    boolean hasTrain = !now.company("RED").trains().isEmpty();
    return actions.stream()
        .filter(
            action -> hasTrain ? action instanceof Action.Pass : action instanceof Action.BuyTrain)
        .findFirst()
        .or(() -> actions.stream().filter(Action.Pass.class::isInstance).findFirst())
        .orElse(actions.getFirst());
  }
}
