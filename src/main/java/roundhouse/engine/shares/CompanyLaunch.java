package roundhouse.engine.shares;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.NumberRange;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.stations.ChooseHomeStep;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.market.MarketSpace;
import roundhouse.market.Zone;

/** Starts companies: when one is available, at which par prices, and what it costs. */
public final class CompanyLaunch {
  private CompanyLaunch() {}

  /** Whether a company may start: it is available, has a home, and its layer is open. */
  static Verdict mayStart(Game game, ShareHooks.MayStart asked) {
    Company company = asked.company();
    if (company.is(Status.CLOSED)) return Verdict.no("%s is closed for good", company.id());
    if (company.started()) return Verdict.no("%s has already started", company.id());
    KindSpec kind = game.design().kindOf(company.id());
    if (kind.starts() != KindSpec.Starts.PURCHASE)
      return Verdict.no(
          "%s does not start with the purchase of its president's certificate", company.id());
    Verdict available = available(game, company);
    if (!available.allowed()) return available;
    Verdict home = ChooseHomeStep.mayBegin(game, company);
    if (!home.allowed()) return home;
    boolean layers =
        game.design().rounds().values().stream()
            .flatMap(round -> round.steps().stream())
            .anyMatch(step -> step instanceof StockTurn turn && turn.layers());
    int layer = game.spec(company).layer();
    if (!layers || layer <= openLayer(game)) return Verdict.YES;
    return Verdict.no(
        "%s is in layer %d, which opens when a company of layer %d is sold out or has operated",
        company.id(), layer, layer - 1);
  }

  /** Whether the phase lets this company and its kind start. */
  private static Verdict available(Game game, Company company) {
    List<String> phases = game.design().kindOf(company.id()).startsIn();
    if (!phases.isEmpty() && !phases.contains(game.state().phase()))
      return Verdict.no("%s cannot be started in phase %s", company.id(), game.state().phase());
    String from = game.spec(company).availableFrom();
    List<String> order = List.copyOf(game.design().phases().keySet());
    if (!from.isEmpty() && order.indexOf(game.state().phase()) < order.indexOf(from))
      return Verdict.no("%s is available from phase %s", company.id(), from);
    return Verdict.YES;
  }

  /** Whether a company may be offered for auction now. */
  public static Verdict mayBeAuctioned(Game game, Company company) {
    if (game.design().kindOf(company.id()).starts() != KindSpec.Starts.AUCTION)
      return Verdict.no("%s is not auctioned", company.id());
    if (company.started() || company.is(Status.CLOSED))
      return Verdict.no("%s has already started", company.id());
    Verdict available = available(game, company);
    return available.allowed() ? ChooseHomeStep.mayBegin(game, company) : available;
  }

  /**
   * Starts an auctioned company: the bid is its money, and its price is the highest one up to half
   * the bid.
   */
  public static void startAuctioned(StateTransaction change, String player, String id, int bid) {
    Game game = change.game();
    Company company = game.company(id);
    int price =
        spaces(game, company).stream()
            .mapToInt(MarketSpace::price)
            .filter(each -> each <= bid / 2)
            .max()
            .orElseThrow(
                () ->
                    Refusal.because(
                        "bid",
                        "a bid of %d is too low: no par price is as low as half of it",
                        bid));
    Money.pay(change, player, id, bid);
    setPar(change, player, id, price);
  }

  /**
   * The highest open layer. The first is open; each opens the next when a company of it is sold out
   * or has operated.
   */
  static int openLayer(Game game) {
    int open = 1;
    for (Company company : game.state().companies().values()) {
      if (soldOut(company) || company.operated())
        open = Math.max(open, game.spec(company).layer() + 1);
    }
    return open;
  }

  private static boolean soldOut(Company company) {
    return company.started() && company.held(Holder.IPO) == 0;
  }

  static List<Integer> parPrices(Game game, ShareHooks.ParPrices asked) {
    return spaces(game, asked.company()).stream().map(MarketSpace::price).distinct().toList();
  }

  private static List<MarketSpace> spaces(Game game, Company company) {
    Optional<NumberRange> range =
        game.spec(company).par().or(() -> game.design().kindOf(company.id()).par());
    boolean again = company.is(Status.BANKRUPT);
    int min =
        again ? game.design().bankruptcy().refloatFrom() : range.map(NumberRange::min).orElse(0);
    int max = range.map(NumberRange::max).orElse(Integer.MAX_VALUE);
    return game.title().market().spaces().stream()
        .filter(space -> space.in(Zone.PAR) || again && space.in(Zone.REFLOAT))
        .filter(space -> space.price() >= min && space.price() <= max)
        .toList();
  }

  /** The par prices that a player may choose for a company now. */
  public static List<Integer> allowedParPrices(Game game, Player player, Company company) {
    return game.ask(ShareHooks.PAR_PRICES, new ShareHooks.ParPrices(player, company));
  }

  /** A player starts a company by buying its president's certificate. */
  public static void start(StateTransaction change, String player, String id, int par) {
    Game game = change.game();
    Refusal.unless(
        game.ask(
            ShareHooks.MAY_START,
            new ShareHooks.MayStart(game.state().player(player), game.company(id))),
        "start");
    buyPresidency(change, player, id, par);
  }

  /** Sells the president's certificate for its share of the par price, and sets the par price. */
  public static void buyPresidency(StateTransaction change, String player, String id, int par) {
    buyPresidency(change, player, id, par, presidencyPrice(change.company(id), par));
  }

  /** The president's certificate is bought for so much, and the par price set. */
  public static void buyPresidency(
      StateTransaction change, String player, String id, int par, int payment) {
    requirePar(change.game(), player, id, par);
    Money.pay(change, player, payee(change.game(), id), payment);
    setPar(change, player, id, par);
  }

  /** Gives the president's certificate to a player for free, who sets the par price. */
  public static void givePresidency(StateTransaction change, String player, String id, int par) {
    requirePar(change.game(), player, id, par);
    setPar(change, player, id, par);
  }

  private static void requirePar(Game game, String player, String id, int par) {
    Company company = game.company(id);
    List<Integer> pars = allowedParPrices(game, game.state().player(player), company);
    Refusal.unless(
        pars.contains(par),
        "par",
        "%s cannot start at %s: its par prices are %s",
        id,
        game.money(par),
        pars);
    Refusal.unless(
        company.presidency().holder().equals(Holder.IPO),
        "start",
        "the president's certificate of %s is not in the offering",
        id);
  }

  private static void setPar(StateTransaction change, String player, String id, int par) {
    Game game = change.game();
    Company company = game.company(id);
    change.update(Shares.moved(company.withPar(par), 0, player));
    SharePrices.place(change, company, parSpace(game, company, par).cell());
    change.log(new CompanyEvent.CompanyStarted(player, id, game.amount(par)));
    HookEvents.tell(
        change, ShareHooks.COMPANY_STARTED, new ShareHooks.CompanyStarted(change.company(id)));
    Flotation.floatIfDue(change, id);
  }

  /**
   * The space of a par price: one of the company's own spaces, else any space with the price, which
   * a hook may have named.
   */
  private static MarketSpace parSpace(Game game, Company company, int par) {
    return Stream.concat(spaces(game, company).stream(), game.title().market().spaces().stream())
        .filter(space -> space.price() == par)
        .findFirst()
        .orElseThrow();
  }

  /** Who is paid for shares from the offering: the company itself where they are its capital. */
  public static String payee(Game game, String company) {
    boolean own = game.design().kindOf(company).capital() == KindSpec.Capital.AS_SOLD;
    return own ? company : Holder.BANK;
  }

  /** What the president's certificate costs at a par price. */
  public static int presidencyPrice(Company company, int par) {
    return par * company.presidency().percent() / company.sharePercent();
  }
}
