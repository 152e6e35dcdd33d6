package roundhouse.editor.play.market;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import javax.swing.SwingUtilities;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.picture.market.MarketOverlay.Move;
import roundhouse.workshop.PriceForecast;

/**
 * How the picked action would move prices; where a dividend is decided, also how the others would.
 */
final class PriceMoves {
  private final Function<Action, CompletableFuture<List<PriceForecast>>> forecasts;
  private final Runnable changed;
  private List<Action> offered = List.of();
  private Optional<Action> picked = Optional.empty();
  private Set<Action> asked = new HashSet<>();
  private Map<Action, List<Move>> known = new HashMap<>();

  /**
   * @param forecasts how prices would move by an action
   * @param changed called when an answer arrives
   */
  PriceMoves(Function<Action, CompletableFuture<List<PriceForecast>>> forecasts, Runnable changed) {
    this.forecasts = forecasts;
    this.changed = changed;
  }

  /**
   * Asks again, because what is known was about an earlier state of the game. If the dividends are
   * the same, as after a reload, the arrows stay until the answers arrive.
   */
  void begin(List<Choice> choices) {
    List<Action> before = offered;
    offered =
        choices.stream().map(Choice::action).filter(Action.Dividend.class::isInstance).toList();
    asked = new HashSet<>();
    known = offered.equals(before) ? new HashMap<>(known) : new HashMap<>();
    offered.forEach(this::ask);
    picked.ifPresent(this::ask);
  }

  void pick(Optional<Action> action) {
    picked = action.filter(PriceMoves::movesPrices);
    picked.ifPresent(this::ask);
  }

  private void ask(Action action) {
    if (!asked.add(action)) return;
    Map<Action, List<Move>> now = known;
    forecasts
        .apply(action)
        .thenAccept(moves -> SwingUtilities.invokeLater(() -> answer(now, action, moves)));
  }

  private void answer(Map<Action, List<Move>> then, Action action, List<PriceForecast> forecast) {
    if (then != known) return;
    known.put(
        action,
        forecast.stream().map(move -> new Move(move.company(), move.from(), move.to())).toList());
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

  /** The moves of the picked action; none while the answer is awaited. */
  List<Move> moves() {
    return picked.map(action -> known.getOrDefault(action, List.of())).orElse(List.of());
  }

  /** The moves that the other dividends would make and the picked one does not. */
  List<Move> others() {
    List<Move> drawn = moves();
    return offered.stream()
        .flatMap(action -> known.getOrDefault(action, List.of()).stream())
        .distinct()
        .filter(move -> !drawn.contains(move))
        .toList();
  }
}
