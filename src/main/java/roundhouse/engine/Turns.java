package roundhouse.engine;

import java.util.List;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.Memory;

/** A turn goes through its steps in order; each is entered once, waits while there is something to decide, and is left. */
final class Turns {
  private Turns() {}

  static void push(Change change, String kind, String entity) {
    change.push(new Frame(Frame.Kind.TURN, kind, entity, 0, Memory.EMPTY));
  }

  /** The steps of the turn on top. */
  static List<Step> steps(Game game) {
    return Steps.of(game.design(), game.state().top().name());
  }

  /** Goes one step further; false when somebody has to decide first. */
  static boolean advance(Change change) {
    Game game = change.game();
    Frame turn = game.state().top();
    List<Step> steps = steps(game);
    if (turn.step() >= steps.size()
        || vanished(game, turn)
        || game.state().round().memory().is(Rounds.BROKEN_OFF)) {
      end(change);
      return true;
    }
    Step step = steps.get(turn.step());
    if (turn.memory().number("entered") <= turn.step()) {
      change.remember("entered", turn.step() + 1);
      step.enter(change);
      return true;
    }
    if (Flow.decision(game).isPresent()) return false;
    next(change);
    return true;
  }

  /** The step in which the turn on top is will be entered once more. */
  static void enterAgain(Change change) {
    change.remember("entered", change.state().top().step());
  }

  /** Leaves the step in which the turn is. */
  static void next(Change change) {
    Frame turn = change.state().top();
    change.top(turn.at(turn.step() + 1));
  }

  /** Ends the turn on top; its other steps are left out. */
  static void end(Change change) {
    Frame turn = change.pop();
    Endings.atEndOfTurn(change);
    Rounds.turnEnded(change, turn);
    PriceProtection.offer(change);
    if (turn.name().equals(PriceProtection.TURN)) PlayerBankruptcies.endWhenSettled(change);
    boolean ofCompany =
        change.state().companies().containsKey(turn.entity())
            && !Steps.inserted(turn.name());
    if (ofCompany) {
      Events.tell(
          change,
          RoundHooks.TURN_ENDED,
          new RoundHooks.TurnEnded(turn.name(), change.company(turn.entity())));
    }
  }

  /** A company can go bankrupt or close in its own turn, and the rest of the turn with it. */
  private static boolean vanished(Game game, Frame turn) {
    Company company = game.state().companies().get(turn.entity());
    return company != null && !company.floated() && !turn.name().equals(ChooseHomeStep.TURN);
  }
}
