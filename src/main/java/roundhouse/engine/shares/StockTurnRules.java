package roundhouse.engine.shares;

import roundhouse.design.spec.steps.StockTurn;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;

/** The title's stock turn. Shares are valued and sold by its rules everywhere. */
public final class StockTurnRules {
  private StockTurnRules() {}

  /** The first stock turn of the design. */
  public static StockTurn of(Game game) {
    return game.design().rounds().values().stream()
        .flatMap(round -> round.steps().stream())
        .filter(StockTurn.class::isInstance)
        .map(StockTurn.class::cast)
        .findFirst()
        .orElseThrow(() -> Refusal.because("rounds", "the design has no stock-turn"));
  }
}
