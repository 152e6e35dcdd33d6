package roundhouse.lab.bots;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.StepHooks;
import roundhouse.game.GameState;

/**
 * What a planning bot looks ahead for: track, and answers that nobody values. The rest it leaves to
 * rules of thumb, which tournaments have shown to judge it better.
 */
final class PlannedActions {
  private PlannedActions() {}

  /**
   * Whether a decision is planned.
   *
   * @param usual what rules of thumb would do
   */
  static boolean isPlanned(Game game, Action usual) {
    return switch (usual) {
      case Action.LayTile _, Action.LayPrivateTile _ -> true;
      case Action.Choose choice ->
          !game.title().rules().overrides(StepHooks.worth(choice.question()));
      default -> false;
    };
  }

  /** Whether it is tried when a decision is planned. */
  static boolean isCandidate(Action action) {
    return !(action instanceof Action.GoBankrupt || action instanceof Action.ClosePrivate);
  }

  /** The choices without those to sell shares, unless a player must sell. */
  static List<Choice> keepingShares(GameState state, List<Choice> choices) {
    boolean mayPass = choices.stream().anyMatch(each -> each.action() instanceof Action.Pass);
    return mayPass
        ? choices.stream().filter(each -> !sells(state, each.action())).toList()
        : choices;
  }

  private static boolean sells(GameState state, Action action) {
    return action instanceof Action.SellShares sale && !state.companies().containsKey(sale.by());
  }
}
