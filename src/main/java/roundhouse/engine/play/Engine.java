package roundhouse.engine.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.EngineServices;
import roundhouse.engine.Game;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Refusal;
import roundhouse.engine.Result;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.Title;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.runs.RouteProblems;
import roundhouse.engine.shares.Certificates;
import roundhouse.engine.shares.PlayerWorth;
import roundhouse.engine.shares.SaleValue;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.Train;
import roundhouse.threads.AbandonableThread;

/** Runs the rules: the decision that play waits for, legal choices, and the result of an action. */
public final class Engine {
  private Engine() {}

  /**
   * Applies an action.
   *
   * @return the next state with its log entries, or a refusal; {@code state} itself never changes
   */
  public static Result apply(Title title, GameState state, Action action) {
    return apply(title, state, action, Optional.empty());
  }

  /**
   * The same in a replay, where the action after this one is known.
   *
   * @param next makes it quicker, and changes nothing else
   */
  static Result apply(Title title, GameState state, Action action, Optional<Action> next) {
    try {
      return title.executor().run(() -> take(title, state, action, next));
    } catch (HookFailure failure) {
      return new Result.Failed(failure.during(action));
    }
  }

  private static Result take(Title title, GameState state, Action action, Optional<Action> next) {
    return take(new StateTransaction(title, state), action, next);
  }

  private static Result take(StateTransaction change, Action action, Optional<Action> next) {
    return carriedOut(
        change,
        () -> {
          GameFlow.attempt(change, action);
          GameFlow.settle(change, next);
        });
  }

  /**
   * What an action would lead to.
   *
   * @param result as {@link Engine#apply} tells it
   * @param action what the action itself does; without the steps, turns and rounds that then go by
   *     without a decision
   */
  public record Foreseen(Result result, Result.Applied action) {}

  /** Tries an action, and tells what it does from what follows it by itself. */
  public static Foreseen foresee(Title title, GameState state, Action action) {
    var change = new StateTransaction(title, state);
    try {
      Result result = title.executor().run(() -> take(change, action, Optional.empty()));
      return new Foreseen(result, change.action());
    } catch (HookFailure failure) {
      return new Foreseen(new Result.Failed(failure.during(action)), change.action());
    }
  }

  /**
   * If the rules refuse an effect of a script, the script is at fault, not the player who acted.
   */
  private static Result carriedOut(StateTransaction change, Runnable rules) {
    try {
      rules.run();
      return new Result.Applied(change.state(), change.events());
    } catch (Refusal refusal) {
      if (change.origin().isEmpty()) return refusal.result(change.title().design().words());
      throw change.origin().get().failure(refusal.getMessage());
    } catch (RuntimeException | StackOverflowError fault) {
      throw blamed(change, fault);
    }
  }

  /** A fault of the engine after an effect of a script names the script. */
  private static RuntimeException blamed(StateTransaction change, Throwable fault) {
    AbandonableThread.stopIfAbandoned();
    if (!(fault instanceof HookFailure) && change.origin().isPresent())
      return change.origin().get().failure(String.valueOf(fault)).causedBy(fault);
    switch (fault) {
      case RuntimeException known -> throw known;
      case Error error -> throw error;
      default -> throw new IllegalStateException(fault);
    }
  }

  /**
   * Continues play from a state set up by hand until it waits for a decision. Refused where a rule
   * does not allow what follows by itself.
   *
   * @throws HookFailure when a script fails
   */
  public static Result settled(Title title, GameState state) {
    return title
        .executor()
        .run(
            () -> {
              var change = new StateTransaction(title, state);
              return carriedOut(change, () -> GameFlow.settle(change));
            });
  }

  /**
   * The decision that play waits for; empty once the game is over.
   *
   * @throws HookFailure when a script fails
   */
  public static Optional<Decision> decision(Title title, GameState state) {
    return sought(title, state, GameFlow::decision);
  }

  /** Every legal action; of runs only the best set and, where allowed, running none. */
  public static List<Choice> choices(Title title, GameState state) {
    return sought(title, state, GameFlow::choices);
  }

  /** The same, faster: where the best runs take long to find, good ones are enough. */
  public static List<Choice> quickChoices(Title title, GameState state) {
    return sought(title, state, GameFlow::quickChoices);
  }

  /** Names the player whose choices failed, as the failure of an action names the action. */
  private static <R> R sought(Title title, GameState state, Function<Game, R> what) {
    try {
      return title.executor().run(() -> what.apply(new Game(title, state)));
    } catch (HookFailure failure) {
      Frame top = state.top();
      throw failure.seekingFor(top.entity().isEmpty() ? top.name() : top.entity());
    }
  }

  /** Companies in the order in which they would operate now. */
  public static List<String> operatingOrder(Title title, GameState state) {
    return title
        .executor()
        .run(
            () ->
                new Game(title, state)
                    .ask(RoundHooks.OPERATING_ORDER, new RoundHooks.OperatingOrder()));
  }

  /** The names of the steps of a turn in a round, in order. */
  public static List<String> steps(Title title, String round) {
    return EngineServices.of(title).steps(round).stream().map(Step::name).toList();
  }

  /**
   * The name of the step that takes an action; empty if the action answers a question.
   *
   * @param action that the rules take in this state
   */
  public static Optional<String> stepOf(Title title, GameState state, Action action) {
    return title
        .executor()
        .run(() -> GameFlow.stepOf(new Game(title, state), action).map(Step::name));
  }

  /** Certificates of a player that count against the limit. */
  public static double certificates(Title title, GameState state, String player) {
    return title.executor().run(() -> Certificates.counted(new Game(title, state), player));
  }

  /** The current income of a private company. */
  public static int income(Title title, GameState state, String privateCompany) {
    var owned = state.privateCompany(privateCompany);
    return title
        .executor()
        .run(
            () ->
                new Game(title, state)
                    .ask(PrivateHooks.PRIVATE_INCOME, new PrivateHooks.PrivateIncome(owned)));
  }

  /** The trains that the bank sells now, the cheapest first. */
  public static List<Train> trainsForSale(Game game) {
    return Trains.forSale(game).stream()
        .sorted(Comparator.comparingInt(train -> game.spec(train).price()))
        .toList();
  }

  /** Whether a company would have a route with the bank's cheapest train. */
  public static boolean hasRoute(Game game, Company company) {
    return new RouteProblems(game, company).hasRoute();
  }

  /** Whether the bank pays the full price for shares of a company now. */
  public static boolean fullValue(Game game, Company company) {
    return SaleValue.isFull(game, company);
  }

  /** A player's worth now, or at the end of the game. */
  public static int worth(Title title, GameState state, String player) {
    return title.executor().run(() -> PlayerWorth.of(new Game(title, state), state.player(player)));
  }
}
