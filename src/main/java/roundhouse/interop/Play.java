package roundhouse.interop;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;

/**
 * A game of ours at one moment, with the actions that led to it. It is immutable, so actions can be
 * tried freely.
 *
 * @param actions taken so far
 */
record Play(Title title, GameState state, List<Action> actions) {
  private static final String RUN = "run-trains";

  Play {
    actions = List.copyOf(actions);
  }

  static Play start(Title title, List<String> players, long seed) {
    return new Play(title, title.start(players, seed), List.of());
  }

  /** What became of an action: play after it, or the reason why not. */
  record Tried(Optional<Play> play, String reason) {}

  Tried take(Action action) {
    return switch (Engine.apply(title, state, action)) {
      case Result.Applied applied -> new Tried(Optional.of(after(action, applied.state())), "");
      case Result.Refused refused ->
          new Tried(Optional.empty(), refused.rule() + ": " + refused.reason());
      case Result.Failed failed -> new Tried(Optional.empty(), failed.failure().says());
    };
  }

  private Play after(Action action, GameState next) {
    return new Play(title, next, Stream.concat(actions.stream(), Stream.of(action)).toList());
  }

  Optional<Decision> decision() {
    return Engine.decision(title, state);
  }

  /** Agrees for the other side of a recorded deal if ours asks it. */
  Play agreed(Action action) {
    if (!(action instanceof Action.BuyTrain) && !(action instanceof Action.BuyPrivate)) return this;
    return decision()
        .filter(
            decision ->
                decision.step().equals("question")
                    && List.of("sell-train", "sell-private").contains(decision.says()))
        .flatMap(
            decision -> take(new Action.Choose(decision.entity(), decision.says(), "agree")).play())
        .orElse(this);
  }

  /**
   * The game after the current decision is declined, or after its only choice; empty if it needs a
   * real choice.
   */
  Optional<Play> declined() {
    Optional<Decision> decision = decision();
    if (decision.isEmpty()) return Optional.empty();
    Optional<Play> passed = take(new Action.Pass(decision.get().entity())).play();
    return passed.isPresent() ? passed : forced(decision.get());
  }

  private Optional<Play> forced(Decision decision) {
    if (decision.step().equals(RUN))
      return take(new Action.RunTrains(decision.entity(), List.of())).play();
    List<Choice> choices = Engine.choices(title, state);
    return choices.size() == 1 ? take(choices.getFirst().action()).play() : Optional.empty();
  }
}
