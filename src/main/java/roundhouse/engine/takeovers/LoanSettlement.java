package roundhouse.engine.takeovers;

import roundhouse.engine.StateTransaction;
import roundhouse.engine.money.Loans;
import roundhouse.engine.shares.SharePrices;
import roundhouse.engine.trains.ExcessTrains;
import roundhouse.game.Company;

/** Settles loans at the end of each turn of a company, and at the end of the game. */
public final class LoanSettlement {
  private LoanSettlement() {}

  /** Pays interest, then repays loans; the state takes over a company that cannot pay. */
  public static void settle(StateTransaction change) {
    String id = change.state().top().entity();
    if (Loans.payInterest(change, id)) {
      Loans.payBack(change, id);
      return;
    }
    StateTakeovers.takeOver(change, id);
    ExcessTrains.insertTurns(change);
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
