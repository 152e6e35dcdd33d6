package roundhouse.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.EngineServices;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.debts.Debt;
import roundhouse.engine.debts.PlayerBankruptcies;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.Frame;

/**
 * The turn of a company below turns that the engine has inserted, for example of others who give
 * trains back. What the company may do at any time of its turn it may do meanwhile.
 *
 * @param step that takes the action
 * @param frames of the stack up to the interrupted turn
 */
record InterruptedTurn(Step step, int frames) {

  /**
   * The interrupted turn whose company may take the action now; none if the turn on top asks for
   * such an action itself.
   */
  static Optional<InterruptedTurn> of(Game game, Action action) {
    List<Frame> stack = game.state().stack();
    int top = stack.size() - 1;
    while (top > 0 && isInserted(stack.get(top))) top--;
    Frame turn = stack.get(top);
    boolean mine =
        turn.kind() == Frame.Kind.TURN
            && turn.entity().equals(action.by())
            && game.state().companies().containsKey(action.by());
    if (!mine || top == stack.size() - 1 || action instanceof Action.Pass) return Optional.empty();
    if (PlayerBankruptcies.isLast(game)) return Optional.empty();
    if (Turns.current(game).takes(action)) return Optional.empty();
    int frames = top + 1;
    return EngineServices.of(game.title()).steps(turn.name()).stream()
        .filter(each -> each.offeredAllTurn() && each.takes(action))
        .findFirst()
        .map(step -> new InterruptedTurn(step, frames));
  }

  /** A company's own turn below the one in which it raises money, as if it went on. */
  static Optional<Game> raisingMoney(Game game) {
    List<Frame> stack = game.state().stack();
    int top = stack.size() - 1;
    if (top == 0 || !stack.get(top).name().equals(Debt.TURN)) return Optional.empty();
    Frame turn = stack.get(top - 1);
    boolean own =
        turn.kind() == Frame.Kind.TURN
            && turn.entity().equals(stack.get(top).entity())
            && game.state().companies().containsKey(turn.entity());
    return own
        ? Optional.of(game.with(game.state().withStack(stack.subList(0, top))))
        : Optional.empty();
  }

  private static boolean isInserted(Frame frame) {
    return frame.kind() == Frame.Kind.TURN && TurnSteps.isInserted(frame.name());
  }

  /** Takes the action as if nothing stood above the turn; what it asks is asked first. */
  void take(StateTransaction change, Action action) {
    List<Frame> stack = change.state().stack();
    change.update(change.state().withStack(stack.subList(0, frames)));
    step.take(change, action);
    List<Frame> after = change.state().stack();
    var all = new ArrayList<>(after.subList(0, frames));
    all.addAll(stack.subList(frames, stack.size()));
    all.addAll(after.subList(frames, after.size()));
    change.update(change.state().withStack(all));
  }
}
