package roundhouse.engine.takeovers;

import roundhouse.design.spec.StateRailwaySpec;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.companies.CompanyAssets;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.money.Loans;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.shares.CompanyReturn;
import roundhouse.engine.shares.SharePrices;
import roundhouse.engine.stations.StateRailwayMarkers;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.market.PriceMove;

/** Takes a company over for the state: its loans, price, shares and assets. */
final class StateTakeovers {
  private StateTakeovers() {}

  /**
   * Repays the company's loans, lowers its price, pays its shareholders, and gives the rest to the
   * state.
   */
  static void takeOver(StateTransaction change, String id) {
    StateRailwaySpec rules = StateRailway.rules(change.game()).orElseThrow();
    change.log(new CompanyEvent.CompanyNationalised(id));
    Loans.payBack(change, id);
    SharePrices.move(change, id, rules.priceFalls());
    SharePrices.move(change, id, loanFall(change.game(), change.company(id), rules));
    payShareholders(change, id);
    if (rules.inherits()) inherit(change, id, rules.company());
    else scatter(change, id);
    StateRailwayMarkers.takeMarkers(change, id, rules);
    leave(change, id, rules.restarts());
  }

  private static PriceMove loanFall(Game game, Company company, StateRailwaySpec rules) {
    return rules
        .loanPriceFalls()
        .map(fall -> fall.times(company.loans()))
        .orElseGet(() -> Loans.priceFall(game, company));
  }

  private static void payShareholders(StateTransaction change, String id) {
    Company company = change.company(id);
    int price = change.game().price(company) * change.game().kind(id).shareCounts();
    for (Player player : change.state().players()) {
      int due = company.value(company.held(Holder.of(player)), price);
      if (due == 0) continue;
      Money.pay(change, Holder.BANK, Holder.of(player), due);
      change.log(
          new CompanyEvent.ShareholderCompensated(player.name(), id, change.game().amount(due)));
    }
  }

  private static void inherit(StateTransaction change, String id, String state) {
    Company company = change.company(id);
    if (company.cash() > 0) {
      Money.pay(change, Holder.named(id), Holder.named(state), company.cash());
      change.log(new MoneyEvent.MoneyPaid(id, state, change.game().amount(company.cash())));
    }
    CompanyAssets.passTrains(change, id, state);
    Privates.passAll(change, id, state);
  }

  /** Scatters the assets: the bank takes the money, trains leave the game, privates close. */
  private static void scatter(StateTransaction change, String id) {
    Money.pay(change, Holder.named(id), Holder.BANK, change.company(id).cash());
    Privates.closeAllOf(change, id);
  }

  private static void leave(StateTransaction change, String id, boolean restarts) {
    CompanyAssets.leave(change, id);
    boolean again = restarts && change.company(id).certificates().size() > 1;
    CompanyReturn.restart(change, id);
    if (!again) change.update(change.company(id).with(Status.CLOSED));
  }
}
