package roundhouse.engine.companies;

import java.util.List;
import roundhouse.engine.Effect;
import roundhouse.engine.Hook;
import roundhouse.game.Company;

/** Hooks of what becomes of companies. */
public final class CompanyHooks {
  public record CompanyStarted(Company company) {}

  public record CompanyFloated(Company company) {}

  public record WentBankrupt(Company company) {}

  public record CompanyClosed(Company company) {}

  public record InterestUnpaid(Company company) {}

  public static final Hook<CompanyStarted, List<Effect>> COMPANY_STARTED =
      Hook.event(
          "companyStarted",
          "A company has started: its president's certificate is bought, its par price set.",
          CompanyStarted.class);

  public static final Hook<CompanyFloated, List<Effect>> COMPANY_FLOATED =
      Hook.event("companyFloated", "A company has floated.", CompanyFloated.class);

  public static final Hook<WentBankrupt, List<Effect>> WENT_BANKRUPT =
      Hook.event(
          "wentBankrupt",
          "A company's price has fallen to zero; its shares are back in the offering.",
          WentBankrupt.class);

  public static final Hook<CompanyClosed, List<Effect>> COMPANY_CLOSED =
      Hook.event(
          "companyClosed",
          "A company has left the game: its price has fallen into the closing zone, it was merged"
              + " or taken over, its private has closed, or an effect closed it.",
          CompanyClosed.class);

  public static final Hook<InterestUnpaid, List<Effect>> INTEREST_UNPAID =
      Hook.event(
          "interestUnpaid",
          "A company cannot pay the interest on its loans, not even with all the loans it may take;"
              + " it has paid none.",
          InterestUnpaid.class);

  private CompanyHooks() {}
}
