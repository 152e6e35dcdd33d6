package roundhouse.engine.takeovers;

import roundhouse.engine.Change;
import roundhouse.engine.money.Loans;
import roundhouse.engine.shares.Prices;
import roundhouse.game.Company;

/** What is due for loans: at the end of each turn of a company, and at the end of the game. */
public final class LoanSettlement {
  private LoanSettlement() {}

  /** Interest, then repayment; a company that cannot pay is taken over by the state. */
  public static void settle(Change change) {
    String id = change.state().top().entity();
    if (Loans.paidInterest(change, id)) Loans.payBack(change, id);
    else Takeovers.takeOver(change, id);
  }

  /** At the end of the game the prices fall for the loans that are left. */
  public static void atEnd(Change change) {
    for (Company company : change.state().companies().values()) {
      if (company.loans() == 0) continue;
      Prices.move(change, company.id(), Loans.fall(change.game(), company));
      change.become(change.company(company.id()).withLoans(0));
    }
  }
}
