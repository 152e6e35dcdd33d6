package roundhouse.engine.trainpurchases;

import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/** What a president adds where a company lacks money for a train. */
record PresidentContribution(Game game, Company company) {

  /** The price of the bank's cheapest train, 0 without trains. */
  int cheapest() {
    return Trains.cheapest(game, company)
        .map(train -> Trains.price(game, company, train))
        .orElse(0);
  }

  /** The price of the dearest train that the bank sells now, 0 without trains. */
  int dearest() {
    return Trains.forSale(game).stream()
        .mapToInt(train -> Trains.price(game, company, train))
        .max()
        .orElse(0);
  }

  /** The president, who must add what is missing. */
  Player president() {
    return game.state().player(company.president().orElseThrow());
  }

  /** What company and president together lack for the cheapest train. */
  int shortfall() {
    return cheapest() - means();
  }

  /** The money of company and president together. */
  int means() {
    return company.cash() + president().cash();
  }

  /** Makes the president pay what the company lacks. */
  static void pay(StateTransaction change, String id, int price) {
    Company company = change.company(id);
    if (company.cash() >= price) return;
    String president = company.president().orElseThrow();
    int amount = price - company.cash();
    Money.pay(change, Holder.named(president), Holder.of(company), amount);
    change.log(new MoneyEvent.PresidentContributed(president, id, change.game().amount(amount)));
  }
}
