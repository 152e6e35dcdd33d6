package roundhouse.engine.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
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

  /**
   * Actions that a replay plays without leaving the scope of the rules: entering it costs more than
   * most actions.
   */
  private static final class ReplayStretch {
    /**
     * A stretch ends with the action that takes it past this time: a small part of the time after
     * which work that hangs is abandoned.
     */
    private static final long NANOS = 50_000_000;

    private final Title title;
    private final BooleanSupplier cancelled;
    private final GameState start;
    private final List<Action> actions;

    /** A thread that was abandoned may still add to it. */
    private final List<ReplayedAction> played = Collections.synchronizedList(new ArrayList<>());

    ReplayStretch(Title title, BooleanSupplier cancelled, GameState start, List<Action> actions) {
      this.title = title;
      this.cancelled = cancelled;
      this.start = start;
      this.actions = actions;
    }

    /**
     * What was played.
     *
     * @param refused the result of the action after those, where the rules did not take it
     */
    record Outcome(List<ReplayedAction> played, Optional<Result> refused) {}

    /** Plays the actions until one is not taken, the time is over, or the replay is cancelled. */
    Outcome play() {
      try {
        Optional<Result> refused = title.executor().run(this::playInScope);
        return new Outcome(List.copyOf(played), refused);
      } catch (HookFailure abandoned) {
        List<ReplayedAction> before = List.copyOf(played);
        HookFailure hanging = abandoned.during(actions.get(before.size()));
        return new Outcome(before, Optional.of(new Result.Failed(hanging)));
      }
    }

    private Optional<Result> playInScope() {
      long limit = System.nanoTime() + NANOS;
      GameState state = start;
      for (int i = 0; i < actions.size(); i++) {
        if (cancelled.getAsBoolean()) break;
        Action action = actions.get(i);
        Result result = Engine.apply(title, state, action, actionAt(i + 1));
        if (!(result instanceof Result.Applied(GameState after, List<Event> events)))
          return Optional.of(result);
        played.add(new ReplayedAction(action, events, after));
        if (System.nanoTime() > limit) break;
        state = after;
      }
      return Optional.empty();
    }

    private Optional<Action> actionAt(int index) {
      return index < actions.size() ? Optional.of(actions.get(index)) : Optional.empty();
    }
  }
}
