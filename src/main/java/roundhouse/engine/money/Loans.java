package roundhouse.engine.money;

import java.util.Optional;
import roundhouse.design.spec.LoansSpec;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.market.PriceMove;

/**
 * Loans that companies take from the bank. The bank deducts the first interest from a loan, so a
 * company pays back more than it gets. It takes no more loans than a payment needs.
 */
public final class Loans {
  /** Turn memory: the loans taken in the turn, whose interest is already paid. */
  private static final MemoryKey<Integer> TAKEN = MemoryKey.number("loans-taken");

  private static final int ANY_NUMBER = 99;

  private Loans() {}

  private static Optional<LoansSpec> rules(Game game) {
    return game.design().loans();
  }

  /** How many more loans a company may take. */
  static int loansLeft(Game game, Company company) {
    int most = game.kind(company).loans();
    if (rules(game).isEmpty() || most == 0) return 0;
    return most == ANY_NUMBER ? Integer.MAX_VALUE : Math.max(0, most - company.loans());
  }

  /** What a company could pay if it took all loans it may take. */
  public static int buyingPower(Game game, Company company) {
    long left = loansLeft(game, company);
    int each = rules(game).map(LoansSpec::proceeds).orElse(0);
    return (int) Math.min(Integer.MAX_VALUE, company.cash() + left * each);
  }

  /**
   * Pays with as few loans as possible; refuses when even all loans are not enough. Players pay
   * cash.
   */
  public static void pay(StateTransaction change, String id, Holder to, int amount) {
    boolean company = change.state().companies().containsKey(id);
    while (company
        && change.company(id).cash() < amount
        && loansLeft(change.game(), change.company(id)) > 0) take(change, id);
    Money.pay(change, Holder.named(id), to, amount);
  }

  /** A company takes as few loans as it needs to have that much, or all that it may take. */
  public static void raise(StateTransaction change, String id, int amount) {
    while (change.company(id).cash() < amount && loansLeft(change.game(), change.company(id)) > 0)
      takeOne(change, id);
  }

  /** A company takes a loan for its treasury. */
  public static void takeOne(StateTransaction change, String id) {
    Refusal.unless(
        loansLeft(change.game(), change.company(id)) > 0, "loans", "%s may not take a loan", id);
    // Only in its own turn is the interest of a new loan paid already.
    if (change.state().top().entity().equals(id)) take(change, id);
    else borrow(change, id);
  }

  /** A company pays back a loan. */
  public static void payBackOne(StateTransaction change, String id) {
    Company company = change.company(id);
    Refusal.unless(company.loans() > 0, "loans", "%s has no loan to pay back", id);
    int value = rules(change.game()).orElseThrow().value();
    Money.pay(change, Holder.named(id), Holder.BANK, value);
    change.update(change.company(id).withLoans(company.loans() - 1));
    change.log(new MoneyEvent.LoansPaidBack(id, 1, change.game().amount(value)));
  }

  /** A company takes over the loans of another one. */
  public static void pass(StateTransaction change, String from, String to) {
    int count = change.company(from).loans();
    change.update(change.company(from).withLoans(0));
    change.update(change.company(to).withLoans(change.company(to).loans() + count));
  }

  private static void take(StateTransaction change, String id) {
    borrow(change, id);
    change.remember(TAKEN, change.state().top().memory().get(TAKEN) + 1);
  }

  private static void borrow(StateTransaction change, String id) {
    int proceeds = rules(change.game()).orElseThrow().proceeds();
    Money.pay(change, Holder.BANK, Holder.named(id), proceeds);
    change.update(change.company(id).withLoans(change.company(id).loans() + 1));
    change.log(new MoneyEvent.LoanTaken(id, change.game().amount(proceeds)));
  }

  /** Pays the interest on loans taken before this turn; false when the company cannot pay. */
  public static boolean payInterest(StateTransaction change, String id) {
    if (rules(change.game()).isEmpty()) return true;
    Company company = change.company(id);
    int loans = company.loans() - change.state().top().memory().get(TAKEN);
    int due = Math.max(0, loans) * rules(change.game()).get().interest();
    if (due == 0) return true;
    if (buyingPower(change.game(), company) < due) return false;
    pay(change, id, Holder.BANK, due);
    change.log(new MoneyEvent.InterestPaid(id, change.game().amount(due)));
    return true;
  }

  /** Pays back as many loans as the company can. */
  public static void payBack(StateTransaction change, String id) {
    if (rules(change.game()).isEmpty()) return;
    int value = rules(change.game()).get().value();
    Company company = change.company(id);
    int count = Math.min(company.loans(), company.cash() / value);
    if (count == 0) return;
    Money.pay(change, Holder.named(id), Holder.BANK, count * value);
    change.update(change.company(id).withLoans(company.loans() - count));
    change.log(new MoneyEvent.LoansPaidBack(id, count, change.game().amount(count * value)));
  }

  /** How far loans lower a company's price when it is taken over and at the end of the game. */
  public static PriceMove priceFall(Game game, Company company) {
    return rules(game)
        .map(rules -> rules.priceFalls().times(company.loans()))
        .orElse(PriceMove.STAY);
  }

  /** The game with all prices lowered for loans. */
  public static Game withFinalPrices(Game game) {
    if (rules(game).isEmpty()) return game;
    var state = game.state();
    for (Company company : state.companies().values()) {
      var cell = state.tokens().of(company.id());
      if (company.loans() == 0 || cell.isEmpty()) continue;
      var fallen = game.title().market().moved(cell.get(), priceFall(game, company));
      state = state.with(state.tokens().placed(company.id(), fallen));
    }
    return game.with(state);
  }
}
