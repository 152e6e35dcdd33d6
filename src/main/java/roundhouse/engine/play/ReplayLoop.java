package roundhouse.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * Plays the actions of a game again.
 *
 * @param policy what to do about an action that the rules do not take
 * @param cancelled asked before each action, perhaps by another thread
 * @param progress called now and then with how many of the actions are done
 */
public record ReplayLoop(
    Title title, ReplayPolicy policy, BooleanSupplier cancelled, IntConsumer progress) {

  /** A replay that nobody cancels or watches. */
  public ReplayLoop(Title title, ReplayPolicy policy) {
    this(title, policy, () -> false, _ -> {});
  }

  /** Plays the actions from a state on, as far as the policy lets it. */
  public ReplayResult play(GameState start, List<Action> actions) {
    var played = new ArrayList<ReplayedAction>();
    GameState state = start;
    for (int next = 0; next < actions.size(); progress.accept(next)) {
      if (cancelled.getAsBoolean()) return new ReplayResult(start, played, Optional.empty(), true);
      var stretch =
          new ReplayStretch(title, cancelled, state, actions.subList(next, actions.size())).play();
      played.addAll(stretch.played());
      next += stretch.played().size();
      state = last(stretch.played(), state);
      if (stretch.refused().isEmpty()) continue;
      var failure =
          new ReplayPolicy.Failure(next, actions.get(next), state, stretch.refused().get());
      Optional<List<ReplayedAction>> instead = policy.instead(failure);
      if (instead.isEmpty()) return new ReplayResult(start, played, Optional.of(failure), false);
      played.addAll(instead.get());
      state = last(instead.get(), state);
      next++;
    }
    return new ReplayResult(start, played, Optional.empty(), false);
  }

  private static GameState last(List<ReplayedAction> played, GameState before) {
    return played.isEmpty() ? before : played.getLast().state();
  }
}
