package roundhouse.interop.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.ReplayLoop;
import roundhouse.engine.play.ReplayPolicy;
import roundhouse.engine.play.ReplayResult;
import roundhouse.engine.play.ReplayedAction;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.trade.PrivateDeals;
import roundhouse.engine.trainpurchases.TrainDeals;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.ScriptedTranslation;
import roundhouse.interop.Translation;

/**
 * A game of ours at one moment, with the actions that led to it. It is immutable, so actions can be
 * tried freely.
 *
 * @param played so far
 * @param next the recorded action that comes next, by which a script may decide what it skips
 */
public record ReplayedGame(
    Title title, GameState state, List<ReplayedAction> played, Optional<RecordedAction> next) {
  private static final String RUN = "run-trains";

  public ReplayedGame {
    played = List.copyOf(played);
  }

  public static ReplayedGame start(Title title, List<String> players, long seed) {
    return new ReplayedGame(title, title.start(players, seed), List.of(), Optional.empty());
  }

  /** The same game before another recorded action. */
  ReplayedGame before(Optional<RecordedAction> recorded) {
    return new ReplayedGame(title, state, played, recorded);
  }

  List<Action> actions() {
    return played.stream().map(ReplayedAction::action).toList();
  }

  /**
   * The result of an action: play after it, or the reason why it was not taken.
   *
   * @param rule that refused it, "" if none did
   * @param told what the log says about it
   */
  public record Attempt(
      Optional<ReplayedGame> play, String rule, String reason, List<String> told) {
    static Attempt taken(ReplayedGame play, List<String> told) {
      return new Attempt(Optional.of(play), "", "", told);
    }

    private static Attempt refused(ReplayPolicy.Failure failure) {
      return switch (failure.result()) {
        case Result.Refused(String rule, String reason) ->
            new Attempt(Optional.empty(), rule, rule + ": " + reason, List.of());
        case Result.Failed(HookFailure script) ->
            new Attempt(Optional.empty(), script.hook(), script.says(), List.of());
        case Result.Applied _ -> throw new IllegalArgumentException("nothing was refused");
      };
    }
  }

  public Attempt attempt(Action action) {
    return attempt(action, ReplayPolicy.STOP);
  }

  /** The same, declining at most that many decisions before an action that is refused now. */
  Attempt attempt(Action action, int declined) {
    return attempt(action, declined, _ -> true);
  }

  /** The same, declining nothing more once play has come where it should not be. */
  Attempt attempt(Action action, int declined, Predicate<ReplayedGame> within) {
    return attempt(
        action, declined == 0 ? ReplayPolicy.STOP : _ -> afterDeclining(action, declined, within));
  }

  private Attempt attempt(Action action, ReplayPolicy policy) {
    ReplayResult replay = new ReplayLoop(title, policy).play(state, List.of(action));
    if (replay.failure().isPresent()) return Attempt.refused(replay.failure().get());
    List<String> told = replay.played().getLast().events().stream().map(Event::says).toList();
    return Attempt.taken(after(replay), told);
  }

  private ReplayedGame after(ReplayResult replay) {
    var all = new ArrayList<>(played);
    all.addAll(replay.played());
    return new ReplayedGame(title, replay.last(), all, next);
  }

  /** The action with what has to be declined before it; empty if that does not help. */
  private Optional<List<ReplayedAction>> afterDeclining(
      Action action, int most, Predicate<ReplayedGame> within) {
    Optional<ReplayedGame> later = afterDeclining();
    for (int declined = 1; declined <= most && later.filter(within).isPresent(); declined++) {
      Optional<ReplayedGame> taken = later.get().attempt(action).play();
      if (taken.isPresent()) return taken.map(after -> after.playedSince(this));
      later = later.get().afterDeclining();
    }
    return Optional.empty();
  }

  /** What was played after an earlier moment of the same game. */
  List<ReplayedAction> playedSince(ReplayedGame before) {
    return played.subList(before.played.size(), played.size());
  }

  /** Where play waited for each of the first decisions after an earlier moment. */
  List<String> waitedSince(ReplayedGame before, int decisions) {
    var waited = new ArrayList<String>();
    ReplayedGame here = before;
    for (ReplayedAction each : playedSince(before).subList(0, decisions)) {
      waited.add(here.where());
      here = new ReplayedGame(title, each.state(), List.of(), Optional.empty());
    }
    return waited;
  }

  public Optional<Decision> decision() {
    return Engine.decision(title, state);
  }

  boolean asks(String entity) {
    return decision().filter(decision -> decision.entity().equals(entity)).isPresent();
  }

  /**
   * Play once it waits for an entity, after declining at most that many decisions; otherwise as it
   * is.
   */
  ReplayedGame waitingFor(String entity, int most) {
    Optional<ReplayedGame> there = Optional.of(this);
    for (int declined = 0; declined <= most && there.isPresent(); declined++) {
      if (there.get().asks(entity)) return there.get();
      there = there.get().afterDeclining();
    }
    return this;
  }

  /** The step at which play waits, its place in the design, whose turn it is and when. */
  String where() {
    String round = title.executor().run(() -> Rounds.title(new Game(title, state)));
    return decision()
        .map(
            waits ->
                "step %s%s, turn of %s, %s"
                    .formatted(waits.step(), place(waits.step()), waits.entity(), round))
        .orElse("the end of the game, " + round);
  }

  /** Turns that the engine inserts are not in any design. */
  private String place(String step) {
    String turn = state.top().name();
    return title.design().rounds().containsKey(turn)
        ? " (rounds.yaml: " + turn + ".steps." + step + ")"
        : "";
  }

  /** A recorded deal was agreed on, so if ours asks the other side, it agrees. */
  ReplayedGame agreed(Action action) {
    if (!(action instanceof Action.BuyTrain) && !(action instanceof Action.BuyPrivate)) return this;
    Frame asked = state.top();
    boolean deal =
        asked.kind() == Frame.Kind.QUESTION
            && Set.of(TrainDeals.QUESTION, PrivateDeals.QUESTION).contains(asked.name());
    if (!deal) return this;
    return attempt(new Action.Choose(asked.entity(), asked.name(), "agree")).play().orElse(this);
  }

  /**
   * Whether nothing is left of a turn except ending it, or actions that do not belong to it. In the
   * recording the turn may be over, and the same player's next one may have begun.
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
   * Play after the current decision is declined, or taken in the only possible way; empty if it
   * needs a real choice.
   */
  Optional<ReplayedGame> afterDeclining() {
    Optional<Decision> decision = decision();
    if (decision.isEmpty()) return Optional.empty();
    Optional<ReplayedGame> answered = answered(decision.get());
    if (answered.isPresent()) return answered;
    Optional<ReplayedGame> passed = attempt(new Action.Pass(decision.get().entity())).play();
    return passed.isPresent() ? passed : forced(decision.get());
  }

  /** Play after what a script does at this decision, if it says so and the rules allow it. */
  private Optional<ReplayedGame> answered(Decision decision) {
    Optional<ReplayedGame> after = Optional.empty();
    for (Translation each : ScriptedTranslation.unrecorded(title, state, decision, next)) {
      if (!(each instanceof Translation.Actions(List<Action> actions))) return Optional.empty();
      after = after.orElse(this).attempt(actions.getFirst()).play();
      if (after.isEmpty()) return after;
    }
    return after;
  }

  private Optional<ReplayedGame> forced(Decision decision) {
    if (decision.step().equals(RUN))
      return attempt(new Action.RunTrains(decision.entity(), List.of())).play();
    List<Choice> choices = Engine.choices(title, state);
    return choices.size() == 1 ? attempt(choices.getFirst().action()).play() : Optional.empty();
  }
}
