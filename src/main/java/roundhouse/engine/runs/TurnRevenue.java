package roundhouse.engine.runs;

import roundhouse.design.binding.Largest;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.RunEvent;
import roundhouse.game.Frame;

/** What the runs of the current turn earn, from the run until the dividend. */
public final class TurnRevenue {
  private TurnRevenue() {}

  /** The revenue still to be divided; 0 before the run and after the dividend. */
  public static int of(Game game) {
    return game.state().stack().isEmpty() || !isOpen(game.state().top())
        ? 0
        : game.state().top().memory().get(RunTrainsStep.REVENUE);
  }

  /** Changes it: the dividend, the price and the company's last run follow. */
  public static void change(StateTransaction change, String company, int revenue) {
    Frame turn = change.state().top();
    Refusal.unless(
        turn.entity().equals(company) && isOpen(turn),
        "revenue",
        "%s has no revenue to divide now: it must have run in this turn and not paid yet",
        company);
    Refusal.unless(
        revenue >= 0 && revenue <= Largest.MONEY,
        "revenue",
        "a revenue is from 0 to %d, not %d",
        Largest.MONEY,
        revenue);
    change.remember(RunTrainsStep.REVENUE, revenue);
    change.log(new RunEvent.RevenueChanged(company, change.game().amount(revenue)));
  }

  private static boolean isOpen(Frame turn) {
    return turn.memory().is(RunTrainsStep.DONE) && !turn.memory().is(DividendStep.DONE);
  }
}
