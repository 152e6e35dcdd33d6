package roundhouse.engine.shares;

import roundhouse.design.binding.Binder;
import roundhouse.design.spec.RoundSpec;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.engine.Game;

/** The title's stock turn. Shares are valued and sold by its rules everywhere. */
public final class StockTurnRules {
  private static final StockTurn STANDARD = Binder.standard(StockTurn.class);

  private StockTurnRules() {}

  /** The first stock turn of the design; the usual rules where it has none. */
  public static StockTurn of(Game game) {
    for (RoundSpec round : game.design().rounds().values())
      for (StepSpec step : round.steps()) if (step instanceof StockTurn rules) return rules;
    return STANDARD;
  }
}
