package roundhouse.engine.shares;

import roundhouse.design.spec.RoundSpec;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;

/** The title's stock turn. Shares are valued and sold by its rules everywhere. */
public final class StockTurnRules {
  private StockTurnRules() {}

  /** The first stock turn of the design. */
  public static StockTurn of(Game game) {
    for (RoundSpec round : game.design().rounds().values())
      for (StepSpec step : round.steps()) if (step instanceof StockTurn rules) return rules;
    throw Refusal.because("rounds", "the design has no stock-turn");
  }
}
