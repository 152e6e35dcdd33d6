package roundhouse.editor.play.market;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import javax.swing.SwingUtilities;
import roundhouse.engine.Action;
import roundhouse.picture.market.MarketOverlay;
import roundhouse.workshop.PriceForecast;

/** How the picked action would move prices. */
final class PriceMoves {
  private final Function<Action, CompletableFuture<List<PriceForecast>>> forecasts;
  private final Runnable changed;
  private Optional<Action> asked = Optional.empty();
  private List<PriceForecast> forecast = List.of();

  /**
   * @param forecasts how prices would move by an action
   * @param changed called when an answer arrives
   */
  PriceMoves(Function<Action, CompletableFuture<List<PriceForecast>>> forecasts, Runnable changed) {
    this.forecasts = forecasts;
    this.changed = changed;
  }

  /** Forgets the answer, which was about an earlier state of the game. */
  void clear() {
    forecast = List.of();
  }

  /** Asks about another action; the answer to an older question is dropped. */
  void ask(Optional<Action> picked) {
    Optional<Action> action = picked.filter(PriceMoves::movesPrices);
    if (action.equals(asked)) return;
    asked = action;
    forecast = List.of();
    action.ifPresent(
        wanted ->
            forecasts
                .apply(wanted)
                .thenAccept(moves -> SwingUtilities.invokeLater(() -> answer(wanted, moves))));
  }

  private void answer(Action action, List<PriceForecast> moves) {
    if (asked.filter(action::equals).isEmpty()) return;
    forecast = moves;
    changed.run();
  }

  private static boolean movesPrices(Action action) {
    return switch (action) {
      case Action.SellShares _,
          Action.BuyShare _,
          Action.Dividend _,
          Action.RedeemShare _,
          Action.ReissueShares _ ->
          true;
      default -> false;
    };
  }

  /** The moves to draw; none while the answer is awaited. */
  List<MarketOverlay.Move> moves() {
    return forecast.stream()
        .map(move -> new MarketOverlay.Move(move.company(), move.from(), move.to()))
        .toList();
  }
}
