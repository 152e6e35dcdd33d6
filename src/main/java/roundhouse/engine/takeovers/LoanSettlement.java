package roundhouse.engine.takeovers;

import roundhouse.engine.HookEvents;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.companies.CompanyHooks;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.money.Loans;
import roundhouse.engine.shares.SharePrices;
import roundhouse.game.Company;

/** Settles loans at the end of each turn of a company, and at the end of the game. */
public final class LoanSettlement {
  private LoanSettlement() {}

  /** Pays interest, then repays loans; what becomes of a company that cannot pay, scripts say. */
  public static void settle(StateTransaction change) {
    String id = change.state().top().entity();
    if (Loans.payInterest(change, id)) {
      Loans.payBack(change, id);
      return;
    }
    change.log(new MoneyEvent.InterestUnpaid(id));
    HookEvents.tell(
        change, CompanyHooks.INTEREST_UNPAID, new CompanyHooks.InterestUnpaid(change.company(id)));
  }

  /** Lowers the prices for the loans left at the end of the game. */
  public static void atEnd(StateTransaction change) {
    for (Company company : change.state().companies().values()) {
      if (company.loans() == 0) continue;
      SharePrices.move(change, company.id(), Loans.priceFall(change.game(), company));
      change.update(change.company(company.id()).withLoans(0));
    }
  }
}
