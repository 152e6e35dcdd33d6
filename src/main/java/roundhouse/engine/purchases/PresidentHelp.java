package roundhouse.engine.purchases;

import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/** The president who adds what a company lacks for a train. */
final class PresidentHelp {
  private PresidentHelp() {}

  /** The price of the bank's cheapest train, 0 without trains. */
  static int cheapest(Game game, Company company) {
    return Trains.cheapest(game).map(train -> Trains.price(game, company, train)).orElse(0);
  }

  /** The price of the dearest train that the bank sells now, 0 without trains. */
  static int dearest(Game game, Company company) {
    return Trains.forSale(game).stream()
        .mapToInt(train -> Trains.price(game, company, train))
        .max()
        .orElse(0);
  }

  /** The president who must help. */
  static Player president(Game game, Company company) {
    return game.state().player(company.president().orElseThrow());
  }

  /** What company and president together lack for the cheapest train. */
  static int shortfall(Game game, Company company) {
    return cheapest(game, company) - means(game, company);
  }

  /** The money of company and president together. */
  static int means(Game game, Company company) {
    return company.cash() + president(game, company).cash();
  }

  /** Makes the president pay what the company lacks. */
  static void contribute(StateTransaction change, String id, int price) {
    Company company = change.company(id);
    if (company.cash() >= price) return;
    String president = company.president().orElseThrow();
    int amount = price - company.cash();
    Money.pay(change, Holder.named(president), Holder.of(company), amount);
    change.log(new MoneyEvent.PresidentContributed(president, id, change.game().amount(amount)));
  }
}
