package roundhouse.engine.play;

import java.util.List;
import java.util.Optional;
import roundhouse.design.Design;
import roundhouse.engine.Action;
import roundhouse.engine.Change;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Refusal;
import roundhouse.engine.Result;
import roundhouse.engine.Step;
import roundhouse.engine.Title;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.runs.Running;
import roundhouse.engine.shares.Certificates;
import roundhouse.engine.shares.Selling;
import roundhouse.engine.shares.Worth;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Train;

/** The rules at work: what waits, what is legal, and what becomes of an action. */
public final class Engine {
  private Engine() {}

  /**
   * Takes an action.
   *
   * @return the next state with what was told, or a refusal; {@code state} itself never changes
   */
  public static Result apply(Title title, GameState state, Action action) {
    try {
      return title.scope().run(() -> take(title, state, action));
    } catch (HookFailure failure) {
      return new Result.Failed(failure.during(action));
    }
  }

  private static Result take(Title title, GameState state, Action action) {
    var change = new Change(title, state);
    try {
      Flow.take(change, action);
      return new Result.Applied(change.state(), change.events());
    } catch (Refusal refusal) {
      return refusal.result();
    }
  }

  /**
   * Lets play go on by itself from a state that was set up by hand, until somebody has to decide.
   *
   * @throws HookFailure when a script fails
   */
  public static GameState settled(Title title, GameState state) {
    return title
        .scope()
        .run(
            () -> {
              var change = new Change(title, state);
              Flow.settle(change);
              return change.state();
            });
  }

  /**
   * What play waits for; nothing once the game is over.
   *
   * @throws HookFailure when a script fails
   */
  public static Optional<Decision> decision(Title title, GameState state) {
    return title.scope().run(() -> Flow.decision(new Game(title, state)));
  }

  /** Every legal action; of runs only the best set and, where it may be declined, none. */
  public static List<Choice> choices(Title title, GameState state) {
    return title.scope().run(() -> Flow.choices(new Game(title, state)));
  }

  /** The same in a hurry: where the best runs take long to find, good ones will do. */
  public static List<Choice> quickChoices(Title title, GameState state) {
    return title.scope().run(() -> Flow.quickChoices(new Game(title, state)));
  }

  /** Companies in the order in which they would operate now. */
  public static List<String> operatingOrder(Title title, GameState state) {
    return title
        .scope()
        .run(
            () ->
                new Game(title, state)
                    .ask(RoundHooks.OPERATING_ORDER, new RoundHooks.OperatingOrder()));
  }

  /** Names of the steps of a turn in a round, in their order. */
  public static List<String> steps(Title title, String round) {
    return Steps.of(title.design(), round).stream().map(Step::name).toList();
  }

  /** Certificates of a player that count against the limit. */
  public static int certificates(Title title, GameState state, String player) {
    return title.scope().run(() -> Certificates.counted(new Game(title, state), player));
  }

  /** What a private company pays its owner now. */
  public static int income(Title title, GameState state, String privateCompany) {
    var owned = state.privateCompany(privateCompany);
    return title
        .scope()
        .run(
            () ->
                new Game(title, state)
                    .ask(PrivateHooks.PRIVATE_INCOME, new PrivateHooks.PrivateIncome(owned)));
  }

  /** What the bank sells now, the cheapest first. */
  public static List<Train> trainsForSale(Game game) {
    return Trains.forSale(game).stream()
        .sorted(java.util.Comparator.comparingInt(train -> game.spec(train).price()))
        .toList();
  }

  /** Whether the bank's cheapest train would find a run for a company. */
  public static boolean hasRoute(Game game, Company company) {
    return Running.hasRoute(game, company);
  }

  /** Whether shares of a company bring their full price now. */
  public static boolean fullValue(Game game, Company company) {
    return Selling.fullValue(game, company);
  }

  /**
   * Whether a player may know what a company has in its treasury; those without a director and
   * those that are bankrupt are open to all.
   */
  public static boolean knowsTreasury(
      Title title, GameState state, String player, Company company) {
    return title.design().treasuries() == Design.Treasuries.EVERYBODY
        || company.president().isEmpty()
        || company.is(Company.Status.BANKRUPT)
        || company.held(player) > 0;
  }

  /** The final or present worth of a player, in the game's currency. */
  public static int worth(Title title, GameState state, String player) {
    return title.scope().run(() -> Worth.of(new Game(title, state), state.player(player)));
  }
}
