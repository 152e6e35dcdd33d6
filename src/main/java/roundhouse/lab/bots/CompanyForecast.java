package roundhouse.lab.bots;

import java.util.Optional;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.Train;
import roundhouse.market.MarketCell;

/**
 * What a company will pay in the rest of the game, and what its shares will then be worth. It runs
 * its trains until they rust, then buys a successor, for which it saves what it lacks.
 */
final class CompanyForecast {
  private final Game game;
  private final GameOutlook outlook;
  private final BotWeights weights;
  private final Company company;
  private final double revenue;
  private final double successor;
  private final double money;
  private double dividends;
  private double withheld;
  private double debt;

  /**
   * @param revenue of its trains in a round
   * @param successor revenue in a round of what it would buy next
   */
  CompanyForecast(
      Game game,
      GameOutlook outlook,
      BotWeights weights,
      Company company,
      double revenue,
      double successor) {
    this.game = game;
    this.outlook = outlook;
    this.weights = weights;
    this.company = company;
    this.revenue = revenue;
    this.successor = successor;
    this.money = company.cash() - owed();
    foresee();
  }

  /** What it costs to pay back its loans. */
  private int owed() {
    return game.design().loans().map(loans -> company.loans() * loans.value()).orElse(0);
  }

  private void foresee() {
    double rounds = outlook.rounds();
    double lasts = company.trains().stream().mapToDouble(this::lasts).max().orElse(0);
    dividends = ofItsTrains();
    double spare = money;
    if (lasts < rounds && rounds >= 1) spare = replace(rounds, lasts);
    double worth = Math.min(weights.of("spare-money"), weights.of("spare-money-a-round") * rounds);
    dividends += worth * Math.max(0, spare);
    if (money < 0) dividends = Math.max(0, dividends + money);
  }

  /** What its trains earn while they last; a better train has a larger part in the revenue. */
  private double ofItsTrains() {
    double weight = 0;
    double earned = 0;
    for (Train train : company.trains()) {
      int price = Math.max(1, game.spec(train).price());
      weight += price;
      earned += price * lasts(train);
    }
    return weight == 0 ? 0 : revenue * earned / weight;
  }

  private double lasts(Train train) {
    TrainSpec spec = game.spec(train);
    return outlook.until(spec.rustsOn().isEmpty() ? spec.obsoleteWith() : spec.rustsOn());
  }

  /** Buys a successor when the last train goes; returns the money that is left. */
  private double replace(double rounds, double lasts) {
    double missing = Math.max(0, price() - Math.max(0, money));
    double saved = Math.min(missing, dividends);
    dividends -= saved;
    debt = outlook.isTrainSure() ? missing - saved : 0;
    withheld = revenue > 0 ? Math.ceil(saved / revenue) : 0;
    double likely = outlook.isTrainSure() || missing == 0 ? 1 : saved / missing;
    dividends += likely * successor * Math.max(0, rounds - Math.max(1, lasts));
    return money - price();
  }

  /** What the successor costs: the train that rusts its last one, or the bank's next. */
  private double price() {
    Optional<Train> next = game.state().depot().upcoming().stream().findFirst();
    int now = next.map(train -> game.spec(train).price()).orElse(0);
    int then = 0;
    for (Train train : company.trains()) {
      String rusts = game.spec(train).rustsOn();
      if (!rusts.isEmpty()) then = Math.max(then, game.design().trains().get(rusts).price());
    }
    return Math.max(now, then);
  }

  /** What it pays on all its shares together until the end. */
  double dividends() {
    return dividends;
  }

  /** What its president must pay for a train. */
  double debt() {
    return debt;
  }

  /** The price of a share in the end. */
  double finalPrice() {
    Optional<MarketCell> token = game.state().tokens().of(company.id());
    if (token.isEmpty()) return company.par();
    double rounds = outlook.rounds();
    double pays = dividends <= 0 ? 0 : Math.max(0, rounds - withheld);
    double average = pays == 0 ? 0 : dividends / pays;
    MarketCell at = token.get();
    var moves = new ForecastMoves(game, company);
    for (int round = 0; round < Math.round(Math.max(withheld, pays == 0 ? rounds / 2 : 0)); round++)
      at = moves.withheld(at);
    for (int round = 0; round < Math.round(pays); round++) at = moves.paid(at, average);
    return game.title().market().at(at).price();
  }
}
