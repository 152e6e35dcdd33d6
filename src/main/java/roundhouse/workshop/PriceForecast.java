package roundhouse.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.shares.PriceProtection;
import roundhouse.game.GameState;
import roundhouse.market.MarketCell;

/** A company's price before and after an action that is not played yet. */
public record PriceForecast(String company, MarketCell from, MarketCell to) {

  /**
   * The prices that an action itself would move, if nobody protects them; none if the result is
   * random, because nobody may know it before.
   */
  public static List<PriceForecast> of(Title title, GameState state, Action action) {
    Engine.Foreseen foreseen = Engine.foresee(title, state, action);
    GameState after = foreseen.action().state();
    return foreseen.result() instanceof Result.Applied && after.random() == state.random()
        ? moves(state, fallen(title, after))
        : List.of();
  }

  private static GameState fallen(Title title, GameState state) {
    return title.executor().run(() -> PriceProtection.unprotected(new Game(title, state)).state());
  }

  private static List<PriceForecast> moves(GameState before, GameState after) {
    var moves = new ArrayList<PriceForecast>();
    before
        .tokens()
        .at()
        .forEach(
            (company, from) -> {
              Optional<MarketCell> to = after.tokens().of(company);
              if (to.isPresent() && !to.get().equals(from))
                moves.add(new PriceForecast(company, from, to.get()));
            });
    return moves;
  }
}
