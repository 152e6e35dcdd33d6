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
record ReplayedGame(Title title, GameState state, List<Action> actions) {
  private static final String RUN = "run-trains";

  ReplayedGame {
    actions = List.copyOf(actions);
  }

  static ReplayedGame start(Title title, List<String> players, long seed) {
    return new ReplayedGame(title, title.start(players, seed), List.of());
  }

  /**
   * What became of an action: play after it, or the reason why not.
   *
   * @param rule that refused it, "" where none did
   * @param told what was told of it
   */
  record Attempt(Optional<ReplayedGame> play, String rule, String reason, List<String> told) {}

  Attempt attempt(Action action) {
    return switch (Engine.apply(title, state, action)) {
      case Result.Applied applied ->
          new Attempt(
              Optional.of(after(action, applied.state())),
              "",
              "",
              applied.events().stream().map(Event::says).toList());
      case Result.Refused refused ->
          new Attempt(
              Optional.empty(),
              refused.rule(),
              refused.rule() + ": " + refused.reason(),
              List.of());
      case Result.Failed failed ->
          new Attempt(
              Optional.empty(), failed.failure().hook(), failed.failure().says(), List.of());
    };
  }

  private ReplayedGame after(Action action, GameState next) {
    return new ReplayedGame(
        title, next, Stream.concat(actions.stream(), Stream.of(action)).toList());
  }

  Optional<Decision> decision() {
    return Engine.decision(title, state);
  }

  /** The step at which play waits, where it stands in the design, whose turn it is and when. */
  String where() {
    String round = title.executor().run(() -> Rounds.title(new Game(title, state)));
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
  ReplayedGame agreed(Action action) {
    if (!(action instanceof Action.BuyTrain) && !(action instanceof Action.BuyPrivate)) return this;
    return decision()
        .filter(
            decision ->
                decision.step().equals("question")
                    && List.of("sell-train", "sell-private").contains(decision.says()))
        .flatMap(
            decision ->
                attempt(new Action.Choose(decision.entity(), decision.says(), "agree")).play())
        .orElse(this);
  }

  /**
   * Whether nothing is left of a turn but to end it, or what is no action of it; there the turn may
   * be over, and the same player's next one may have come.
   */
  boolean onlyEnds() {
    List<Action> choices = Engine.choices(title, state).stream().map(Choice::action).toList();
    return choices.stream().anyMatch(Action.Pass.class::isInstance)
        && choices.stream().allMatch(ReplayedGame::isAside);
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
  Optional<ReplayedGame> afterDeclining() {
    Optional<Decision> decision = decision();
    if (decision.isEmpty()) return Optional.empty();
    Optional<ReplayedGame> passed = attempt(new Action.Pass(decision.get().entity())).play();
    return passed.isPresent() ? passed : forced(decision.get());
  }

  private Optional<ReplayedGame> forced(Decision decision) {
    if (decision.step().equals(RUN))
      return attempt(new Action.RunTrains(decision.entity(), List.of())).play();
    List<Choice> choices = Engine.choices(title, state);
    return choices.size() == 1 ? attempt(choices.getFirst().action()).play() : Optional.empty();
  }
}
