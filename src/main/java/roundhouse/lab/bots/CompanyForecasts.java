package roundhouse.lab.bots;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;

/** The forecasts of the companies of one position, and what players will have from them. */
final class CompanyForecasts {
  private final Game game;
  private final Revenues revenues;
  private final Temperament temperament;
  private final BotWeights weights;
  private final GameOutlook outlook;
  private final double beginner;
  private final Map<String, CompanyForecast> known = new HashMap<>();

  CompanyForecasts(Game game, Revenues revenues, Temperament temperament, BotWeights weights) {
    this.game = game;
    this.revenues = revenues;
    this.temperament = temperament;
    this.weights = weights;
    this.outlook = new GameOutlook(game, weights);
    this.beginner = beginner();
  }

  private double beginner() {
    double average =
        game.state().companies().values().stream()
            .filter(each -> each.operated() && each.revenue() > 0)
            .mapToInt(Company::revenue)
            .average()
            .orElse(0);
    double train =
        game.state().depot().upcoming().stream()
            .findFirst()
            .map(each -> game.spec(each).price())
            .orElse(0);
    return Math.max(weights.of("beginner") * average, Math.min(weights.of("first-run"), train / 2));
  }

  /** What a player will have, with what a unit of money grows to. */
  PositionWorth of(Player player, double money) {
    double shares = 0;
    double dividends = 0;
    double debt = 0;
    for (Company company : game.state().companies().values()) {
      int percent = company.held(Holder.of(player));
      if (percent == 0) continue;
      CompanyForecast forecast = of(company);
      shares += forecast.finalPrice() * percent / company.sharePercent();
      dividends += forecast.dividends() * percent / 100;
      if (company.president().equals(Optional.of(player.name())))
        debt += temperament.debt(weights) * forecast.debt();
    }
    return new PositionWorth(money * player.cash(), shares, dividends, privates(player), debt, 0);
  }

  private double privates(Player player) {
    double value = 0;
    for (PrivateCompany each : game.state().privates().values()) {
      if (each.closed() || !each.owner().is(player.name())) continue;
      var spec = game.design().privates().get(each.id());
      value += spec.price() + spec.income() * outlook.rounds() / 2;
    }
    return value;
  }

  /** What shares of a company will be worth, with their dividends. */
  double of(Company company, int percent) {
    CompanyForecast forecast = of(company);
    return forecast.finalPrice() * percent / company.sharePercent()
        + forecast.dividends() * percent / 100;
  }

  private CompanyForecast of(Company company) {
    return known.computeIfAbsent(company.id(), _ -> forecast(company));
  }

  private CompanyForecast forecast(Company company) {
    if (!company.floated()) {
      double money = weights.of("paid-in") * company.par() * 100 / company.sharePercent();
      Company funded = company.withCash((int) Math.max(company.cash(), money));
      return new CompanyForecast(game, outlook, weights, funded, 0, beginner);
    }
    double revenue = revenues.of(game, company);
    double next = Math.max(revenue, revenues.withNextTrain(game, company));
    if (company.trains().isEmpty())
      return new CompanyForecast(game, outlook, weights, company, 0, Math.max(beginner, next));
    double grown =
        revenue + temperament.growth(weights) * weights.of("track-growth") * (next - revenue);
    return new CompanyForecast(game, outlook, weights, company, grown, next);
  }
}
