package roundhouse.engine.shares;

import java.util.List;
import java.util.OptionalInt;
import roundhouse.design.spec.KindSpec;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.companies.CompanyHooks;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.stations.ChooseHomeStep;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.market.MarketSpace;

/** A player starts a company: what it costs, who is paid, and what follows. */
public record CompanyLaunch(Holder player, String company) {

  /**
   * Starts an auctioned company: the bid is its money, and its price is the highest one up to half
   * the bid.
   */
  public void startAuctioned(StateTransaction change, int bid) {
    Game game = change.game();
    int price =
        StartRules.spaces(game, game.company(company)).stream()
            .mapToInt(MarketSpace::price)
            .filter(each -> each <= bid / 2)
            .max()
            .orElseThrow(
                () ->
                    Refusal.because(
                        "bid",
                        "a bid of %s is too low: no par price is as low as half of it",
                        bid));
    Money.pay(change, player, Holder.named(company), bid);
    setPar(change, price);
  }

  /** The lowest bid that sets a price; empty if no price is left. */
  public static OptionalInt leastBid(Game game, Company company) {
    return StartRules.spaces(game, company).stream().mapToInt(space -> 2 * space.price()).min();
  }

  /** The par prices that a player may choose for a company now. */
  public static List<Integer> allowedParPrices(Game game, Player player, Company company) {
    return game.ask(ShareHooks.PAR_PRICES, new ShareHooks.ParPrices(player, company));
  }

  /** The player starts the company by buying its president's certificate. */
  public void start(StateTransaction change, int par) {
    Game game = change.game();
    Refusal.unless(
        game.ask(
            ShareHooks.MAY_START,
            new ShareHooks.MayStart(game.state().player(player.name()), game.company(company))),
        "start");
    buyPresidency(change, par, priceToStart(game, game.company(company), par));
    PrivateStarts.give(change, company);
  }

  /** Sells the president's certificate for its share of the par price, and sets the par price. */
  public void buyPresidency(StateTransaction change, int par) {
    buyPresidency(change, par, presidencyPrice(change.company(company), par));
  }

  /** Sells the president's certificate at this price, and sets the par price. */
  public void buyPresidency(StateTransaction change, int par, int payment) {
    requirePar(change.game(), par);
    Money.pay(change, player, payee(change.game(), company), payment);
    setPar(change, par);
  }

  /** Gives a player the president's certificate for free; the player sets the par price. */
  public void givePresidency(StateTransaction change, int par) {
    requirePar(change.game(), par);
    if (isBroughtByPrivate(change, true))
      payForGift(change, change.company(company).presidency().percent(), par);
    setPar(change, par);
  }

  /** Gives a player all shares of a company that then operates for its owner, without a price. */
  public void give(StateTransaction change) {
    Company given = change.company(company);
    Refusal.unless(isOffered(given), "start");
    change.update(Shares.moved(given, 0, player));
    Flotation.floatNow(change, company);
  }

  private void requirePar(Game game, int par) {
    Company started = game.company(company);
    List<Integer> pars = allowedParPrices(game, game.state().player(player.name()), started);
    Refusal.unless(
        pars.contains(par),
        "par",
        "%s cannot start at %s: its par prices are %s",
        company,
        game.money(par),
        pars);
    Refusal.unless(isOffered(started), "start");
  }

  /** Whether the president's certificate is for sale. */
  public static Verdict isOffered(Company company) {
    if (company.is(Status.CLOSED)) return Verdict.no("%s is closed for good", company.id());
    return company.presidency().holder().equals(Holder.IPO)
        ? Verdict.YES
        : Verdict.no("the president's certificate of %s is not in the offering", company.id());
  }

  private void setPar(StateTransaction change, int par) {
    String id = company;
    Game game = change.game();
    Company started = game.company(id);
    if (isBroughtByPrivate(change, false)) payForGift(change, held(change, started), par);
    change.update(Shares.moved(change.company(id).withPar(par), 0, player));
    SharePrices.place(change, started, StartRules.parSpace(game, started, par).cell());
    change.log(new CompanyEvent.CompanyStarted(player.name(), id, game.amount(par)));
    HookEvents.tell(
        change, CompanyHooks.COMPANY_STARTED, new CompanyHooks.CompanyStarted(change.company(id)));
    ChooseHomeStep.askAtStart(change, id);
    Flotation.floatIfDue(change, id);
  }

  /** Where shares are the capital, the bank pays for those that came with a private for free. */
  private void payForGift(StateTransaction change, int percent, int par) {
    Company started = change.company(company);
    if (percent > 0 && payee(change.game(), company).is(company))
      Money.pay(change, Holder.BANK, Holder.named(company), started.cost(percent, par));
  }

  /** Whether a private brings the president's certificate of the company, or another share. */
  private boolean isBroughtByPrivate(StateTransaction change, boolean president) {
    return change.state().privates().keySet().stream()
        .flatMap(id -> Privates.comesWith(change.game(), id).stream())
        .anyMatch(with -> with.president() == president && with.company().equals(company));
  }

  /** The percentage that players hold already. */
  private static int held(StateTransaction change, Company started) {
    return started.certificates().stream()
        .filter(each -> change.state().isPlayer(each.holder().name()))
        .mapToInt(Certificate::percent)
        .sum();
  }

  /**
   * Who is paid for shares from the offering: the company itself where the shares are its capital.
   */
  public static Holder payee(Game game, String company) {
    boolean own = game.kind(company).capital() == KindSpec.Capital.AS_SOLD;
    return own ? Holder.named(company) : Holder.BANK;
  }

  /** Whether a private is given up for the company. */
  public static boolean takesPrivate(Game game, Company company) {
    return PrivateStarts.takesPrivate(game, company.id());
  }

  /** What a player pays to start a company, less the worth of a private given up for it. */
  public static int priceToStart(Game game, Company company, int par) {
    return company.cost(PrivateStarts.paidFor(game, company), par);
  }

  /** What the president's certificate costs at a par price. */
  public static int presidencyPrice(Company company, int par) {
    return company.cost(company.presidency().percent(), par);
  }
}
