package roundhouse.engine.runs;

import java.util.LinkedHashMap;
import java.util.Map;
import roundhouse.design.binding.NumberLimits;
import roundhouse.engine.Effect;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.RunEvent;
import roundhouse.game.Frame;
import roundhouse.game.GameState;

/** What the runs of the current turn earn, from the run until the dividend. */
public final class TurnRevenue {
  private TurnRevenue() {}

  /** The revenue still to be divided; 0 before the run and after the dividend. */
  public static int of(Game game) {
    return isKnown(game.state()) ? game.state().top().memory().get(RunTrainsStep.REVENUE) : 0;
  }

  /** The same by train, before what scripts make of the total; nothing if none can ask. */
  public static Map<String, Integer> byTrain(Game game) {
    return isKnown(game.state()) ? game.state().top().memory().get(RunTrainsStep.EARNED) : Map.of();
  }

  private static boolean isKnown(GameState state) {
    return !state.stack().isEmpty() && isOpen(state.top());
  }

  /** Changes it: the dividend, the price and the company's last run follow. */
  public static void change(StateTransaction change, Effect.SetRevenue set) {
    Frame turn = change.state().top();
    Refusal.unless(
        turn.entity().equals(set.company()) && isOpen(turn),
        "revenue",
        "%s has no revenue to divide now: it must have run in this turn and not paid yet",
        set.company());
    requireMoney(set.revenue());
    int total = set.train().isEmpty() ? set.revenue() : withTrain(change, turn, set);
    requireMoney(total);
    change.remember(RunTrainsStep.REVENUE, total);
    change.log(new RunEvent.RevenueChanged(set.company(), change.game().amount(total)));
  }

  private static int withTrain(StateTransaction change, Frame turn, Effect.SetRevenue set) {
    var earned = new LinkedHashMap<>(turn.memory().get(RunTrainsStep.EARNED));
    Refusal.unless(
        earned.containsKey(set.train()),
        "revenue",
        "no train '%s' has run in this turn: %s",
        set.train(),
        earned.isEmpty() ? "none has" : "there are " + String.join(", ", earned.keySet()));
    int before = earned.put(set.train(), set.revenue());
    change.remember(RunTrainsStep.EARNED, earned);
    return turn.memory().get(RunTrainsStep.REVENUE) + set.revenue() - before;
  }

  private static void requireMoney(int revenue) {
    Refusal.unless(
        revenue >= 0 && revenue <= NumberLimits.MONEY,
        "revenue",
        "a revenue is from 0 to %s, not %s",
        NumberLimits.MONEY,
        revenue);
  }

  private static boolean isOpen(Frame turn) {
    return turn.memory().is(RunTrainsStep.DONE) && !turn.memory().is(DividendStep.DONE);
  }
}
