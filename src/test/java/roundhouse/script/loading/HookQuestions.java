package roundhouse.script.loading;

import roundhouse.engine.Game;
import roundhouse.engine.Hook;
import roundhouse.engine.Title;
import roundhouse.engine.trains.TrainHooks;
import roundhouse.game.GameState;

/** Asks the rules of a title as the engine does. */
public record HookQuestions(Title title, GameState state) {

  <A extends Record, R> R ask(Hook<A, R> hook, A arguments) {
    return title.executor().run(() -> new Game(title, state).ask(hook, arguments));
  }

  public int trainLimit(String company) {
    return ask(TrainHooks.TRAIN_LIMIT, new TrainHooks.TrainLimit(state.company(company)));
  }
}
