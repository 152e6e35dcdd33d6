package roundhouse.engine.takeovers;

import roundhouse.engine.Change;
import roundhouse.engine.money.Loans;
import roundhouse.engine.shares.Prices;
import roundhouse.game.Company;

/** Settles loans at the end of each turn of a company, and at the end of the game. */
public final class LoanSettlement {
  private LoanSettlement() {}

  /** Pays interest, then repays loans; the state takes over a company that cannot pay. */
  public static void settle(Change change) {
    String id = change.state().top().entity();
    if (Loans.paidInterest(change, id)) Loans.payBack(change, id);
    else Takeovers.takeOver(change, id);
  }

  /** Lowers the prices for the loans left at the end of the game. */
  public static void atEnd(Change change) {
    for (Company company : change.state().companies().values()) {
      if (company.loans() == 0) continue;
      Prices.move(change, company.id(), Loans.fall(change.game(), company));
      change.become(change.company(company.id()).withLoans(0));
    }
  }
}
