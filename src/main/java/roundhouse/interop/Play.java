package roundhouse.interop;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Event;
import roundhouse.engine.Game;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.rounds.Rounds;
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

  /**
   * What became of an action: play after it, or the reason why not.
   *
   * @param rule that refused it, "" where none did
   * @param told what was told of it
   */
  record Tried(Optional<Play> play, String rule, String reason, List<String> told) {}

  Tried take(Action action) {
    return switch (Engine.apply(title, state, action)) {
      case Result.Applied applied ->
          new Tried(
              Optional.of(after(action, applied.state())),
              "",
              "",
              applied.events().stream().map(Event::says).toList());
      case Result.Refused refused ->
          new Tried(
              Optional.empty(),
              refused.rule(),
              refused.rule() + ": " + refused.reason(),
              List.of());
      case Result.Failed failed ->
          new Tried(Optional.empty(), failed.failure().hook(), failed.failure().says(), List.of());
    };
  }

  private Play after(Action action, GameState next) {
    return new Play(title, next, Stream.concat(actions.stream(), Stream.of(action)).toList());
  }

  Optional<Decision> decision() {
    return Engine.decision(title, state);
  }

  /** The step at which play waits, where it stands in the design, whose turn it is and when. */
  String where() {
    String round = title.scope().run(() -> Rounds.title(new Game(title, state)));
    return decision()
        .map(
            waits ->
                "step %s%s, turn of %s, %s"
                    .formatted(waits.step(), place(waits.step()), waits.entity(), round))
        .orElse("the end of the game, " + round);
  }

  /** Turns that the engine inserts stand in no design. */
  private String place(String step) {
    String turn = state.top().name();
    return title.design().rounds().containsKey(turn)
        ? " (rounds.yaml: " + turn + ".steps." + step + ")"
        : "";
  }

  /** What was recorded was agreed on: where ours asks the other side of a deal, it agrees. */
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
   * Whether nothing is left of a turn but to end it, or what is no action of it; there the turn may
   * be over, and the same player's next one may have come.
   */
  boolean onlyEnds() {
    List<Action> choices = Engine.choices(title, state).stream().map(Choice::action).toList();
    return choices.stream().anyMatch(Action.Pass.class::isInstance)
        && choices.stream().allMatch(Play::isAside);
  }

  private static boolean isAside(Action action) {
    return switch (action) {
      case Action.Pass pass -> true;
      case Action.ExchangePrivate exchange -> true;
      case Action.ClosePrivate close -> true;
      default -> false;
    };
  }

  /**
   * Play after the present decision is declined, or taken in the only way there is; nothing where
   * it needs a real choice.
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
