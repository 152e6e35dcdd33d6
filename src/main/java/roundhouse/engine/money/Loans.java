package roundhouse.engine.money;

import java.util.Optional;
import roundhouse.design.LoansSpec;
import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.market.Move;

/**
 * Loans that companies take from the bank. The interest is kept back when a loan is taken, so that
 * a company gets less for it than it pays back. A company takes no more than it needs for a
 * payment.
 */
public final class Loans {
  /** What a turn remembers: loans taken in it, whose interest is paid already. */
  private static final String TAKEN = "loans-taken";

  private static final int ANY_NUMBER = 99;

  private Loans() {}

  private static Optional<LoansSpec> rules(Game game) {
    return game.design().loans();
  }

  /** How many more loans a company may take. */
  static int left(Game game, Company company) {
    int most = game.design().kindOf(company.id()).loans();
    if (rules(game).isEmpty() || most == 0) return 0;
    return most == ANY_NUMBER ? Integer.MAX_VALUE : Math.max(0, most - company.loans());
  }

  /** What a company could pay with all the loans that it may take. */
  public static int means(Game game, Company company) {
    long left = left(game, company);
    int each = rules(game).map(LoansSpec::proceeds).orElse(0);
    return (int) Math.min(Integer.MAX_VALUE, company.cash() + left * each);
  }

  /** Pays with as few loans as do, or refuses where all do not; a player pays what is in hand. */
  public static void pay(Change change, String id, String to, int amount) {
    boolean company = change.state().companies().containsKey(id);
    while (company
        && change.company(id).cash() < amount
        && left(change.game(), change.company(id)) > 0) take(change, id);
    Money.pay(change, id, to, amount);
  }

  private static void take(Change change, String id) {
    int proceeds = rules(change.game()).orElseThrow().proceeds();
    Money.pay(change, Holder.BANK, id, proceeds);
    change.become(change.company(id).withLoans(change.company(id).loans() + 1));
    change.remember(TAKEN, change.state().top().memory().number(TAKEN) + 1);
    change.follows(id, "%s takes a loan and gets %s", id, change.game().money(proceeds));
  }

  /** Pays the interest of the loans from before the turn; false where a company cannot. */
  public static boolean paidInterest(Change change, String id) {
    if (rules(change.game()).isEmpty()) return true;
    Company company = change.company(id);
    int loans = company.loans() - change.state().top().memory().number(TAKEN);
    int due = Math.max(0, loans) * rules(change.game()).get().interest();
    if (due == 0) return true;
    if (means(change.game(), company) < due) return false;
    pay(change, id, Holder.BANK, due);
    change.follows(id, "%s pays interest of %s", id, change.game().money(due));
    return true;
  }

  /** Pays back as many loans as a company can. */
  public static void payBack(Change change, String id) {
    if (rules(change.game()).isEmpty()) return;
    int value = rules(change.game()).get().value();
    Company company = change.company(id);
    int count = Math.min(company.loans(), company.cash() / value);
    if (count == 0) return;
    Money.pay(change, id, Holder.BANK, count * value);
    change.become(change.company(id).withLoans(company.loans() - count));
    change.follows(
        id, "%s pays back %d loans for %s", id, count, change.game().money(count * value));
  }

  /**
   * How the price of a company falls for its loans when it is taken over, and at the end of the
   * game.
   */
  public static Move fall(Game game, Company company) {
    return rules(game)
        .map(rules -> Move.parse(rules.priceFalls()).times(company.loans()))
        .orElse(Move.STAY);
  }

  /** The game as it would be with the prices that the loans leave. */
  public static Game asAtEnd(Game game) {
    if (rules(game).isEmpty()) return game;
    var state = game.state();
    for (Company company : state.companies().values()) {
      var cell = state.tokens().of(company.id());
      if (company.loans() == 0 || cell.isEmpty()) continue;
      var fallen = game.title().market().moved(cell.get(), fall(game, company));
      state = state.with(state.tokens().placed(company.id(), fallen));
    }
    return game.with(state);
  }
}
