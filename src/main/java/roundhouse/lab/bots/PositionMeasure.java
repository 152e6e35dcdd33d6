package roundhouse.lab.bots;

import java.util.List;
import java.util.function.Function;
import roundhouse.engine.Game;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.Player;

/**
 * Measures what positions are worth to a player: what the player will own in the end if everything
 * continues as it is.
 */
final class PositionMeasure {
  private final String player;
  private final Revenues revenues;
  private final Temperament temperament;
  private final BotWeights weights;
  private final double money;

  /** The measure of a decision in this position. */
  PositionMeasure(Game game, String player, Temperament temperament, BotWeights weights) {
    this.player = player;
    this.revenues = new Revenues(game);
    this.temperament = temperament;
    this.weights = weights;
    this.money = temperament.money(weights) * growthOfMoney(game);
  }

  /** What money grows to: by the average of what shares grow to. */
  private double growthOfMoney(Game game) {
    var forecasts = new CompanyForecasts(game, revenues, temperament, weights);
    double now = 0;
    double then = 0;
    for (Company company : game.state().companies().values()) {
      int price = game.price(company);
      if (!company.operated() || price == 0) continue;
      now += price;
      then += forecasts.of(company, company.sharePercent());
    }
    if (now == 0) return weights.of("money-at-first");
    double growth = Math.clamp(then / now - 1, 0, weights.of("most-growth"));
    return 1 + weights.of("invested") * growth;
  }

  /** What a position is worth to the player, against the others. */
  PositionWorth of(Game game) {
    if (game.state().over())
      return against(
          game,
          each ->
              new PositionWorth(
                  Engine.worth(game.title(), game.state(), each.name()), 0, 0, 0, 0, 0));
    var forecasts = new CompanyForecasts(game, revenues, temperament, weights);
    return against(game, each -> forecasts.of(each, money));
  }

  private PositionWorth against(Game game, Function<Player, PositionWorth> worth) {
    List<Player> players = game.state().players();
    double others = 0;
    for (Player each : players)
      if (!each.name().equals(player)) others += worth.apply(each).total();
    return worth
        .apply(game.state().player(player))
        .against(weights.of("others") * others / Math.max(1, players.size() - 1));
  }
}
