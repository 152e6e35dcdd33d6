package roundhouse.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import roundhouse.design.StepSpec;
import roundhouse.design.StepSpec.StockTurn.Order;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;
import roundhouse.game.Memory;
import roundhouse.game.Player;

/** A player sells any number of shares and buys one, or passes. Who holds too many certificates has to sell first. */
final class StockTurnStep implements Step {
  /** The player did something in this turn that is more than passing. */
  static final String ACTED = "acted";

  /** The turn's one purchase was made. */
  static final String BOUGHT = "bought";

  private static final String SOLD = "sold";
  private static final String OVER = "over";

  private final StepSpec.StockTurn rules;

  StockTurnStep(StepSpec.StockTurn rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "stock-turn";
  }

  @Override
  public List<Class<? extends Action>> takes() {
    return List.of(Action.BuyShare.class, Action.SellShares.class, Action.Start.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    Memory memory = game.turn().memory();
    if (memory.is(OVER) || memory.is(BOUGHT) && rules.order() == Order.SELL_THEN_BUY) return Optional.empty();
    String player = game.turn().entity();
    if (!somethingToDo(game)) return Optional.empty();
    String says = Certificates.excess(game, player) > 0 ? "sell shares: there are more certificates than the limit allows" : "sell any shares, then buy one, or pass";
    return Optional.of(new Decision(player, List.of(player), name(), says));
  }

  private boolean somethingToDo(Game game) {
    for (Step step : Turns.steps(game)) if (step.aside() && !step.choices(game).isEmpty()) return true;
    return trades(game, true).stream().findFirst().isPresent();
  }

  @Override
  public List<Choice> choices(Game game) {
    var all = new ArrayList<>(trades(game, false));
    if (mayPass(game)) all.add(Choice.of(new Action.Pass(game.turn().entity()), game.turn().memory().is(ACTED) ? "end the turn" : "pass"));
    return all;
  }

  /** Every sale and purchase; the first found is enough when only asked whether there is any. */
  private List<Choice> trades(Game game, boolean any) {
    Player player = game.state().player(game.turn().entity());
    var all = new ArrayList<Choice>();
    for (Company company : game.state().companies().values()) {
      sales(game, player, company, all);
      purchases(game, player, company, all);
      if (any && !all.isEmpty()) return all;
    }
    return all;
  }

  private void sales(Game game, Player player, Company company, List<Choice> into) {
    int held = company.held(player.name());
    for (int percent = company.sharePercent(); percent <= held; percent += company.sharePercent()) {
      if (!maySell(game, player.name(), company, percent).allowed()) continue;
      int proceeds = game.ask(ShareHooks.SALE_PROCEEDS, new ShareHooks.SaleProceeds(player, company, percent));
      into.add(Choice.of(new Action.SellShares(player.name(), company.id(), percent), "sell " + percent + " % of " + company.id() + " for " + game.money(proceeds)));
    }
  }

  private void purchases(Game game, Player player, Company company, List<Choice> into) {
    if (!company.started()) {
      starts(game, player, company, into);
      return;
    }
    for (String from : List.of(Holder.IPO, Holder.POOL)) {
      var percents = new java.util.TreeSet<Integer>();
      for (Certificate certificate : company.certificates()) if (certificate.holder().equals(from)) percents.add(certificate.percent());
      for (int percent : percents) {
        if (!mayBuy(game, player, company, from, percent).allowed()) continue;
        int price = price(game, company, from, percent);
        into.add(Choice.of(new Action.BuyShare(player.name(), company.id(), from, percent), "buy " + percent + " % of " + company.id() + " from the " + place(from) + " for " + game.money(price)));
      }
    }
  }

  private void starts(Game game, Player player, Company company, List<Choice> into) {
    if (!mayBuyAnything(game, player).allowed() || !mayStart(game, player, company).allowed()) return;
    for (int par : Starting.pars(game, player, company)) {
      int price = Starting.price(company, par);
      if (price <= player.cash()) into.add(Choice.of(new Action.Start(player.name(), company.id(), par), "start " + company.id() + " at " + game.money(par) + " for " + game.money(price)));
    }
  }

  private static Verdict mayStart(Game game, Player player, Company company) {
    return game.ask(ShareHooks.MAY_START, new ShareHooks.MayStart(player, company));
  }

  private static String place(String from) {
    return from.equals(Holder.IPO) ? "offering" : "pool";
  }

  @Override
  public void take(Change change, Action action) {
    switch (action) {
      case Action.SellShares sale -> sell(change, sale);
      case Action.BuyShare purchase -> buy(change, purchase);
      case Action.Start start -> {
        Refusal.unless(mayBuyAnything(change.game(), change.state().player(start.by())), "purchase");
        Refusal.unless(change.state().companies().containsKey(start.company()), "company", "there is no company %s", start.company());
        bought(change);
        Starting.start(change, start.by(), start.company(), start.par());
      }
      case Action.Pass pass -> pass(change, pass.by());
      default -> throw new IllegalArgumentException("not an action of this step");
    }
  }

  private void pass(Change change, String player) {
    Refusal.unless(mayPass(change.game()), "certificate-limit", "%s holds more certificates than the limit allows and has to sell shares", player);
    change.remember(OVER, true);
    if (!change.state().top().memory().is(ACTED)) change.did(player, "%s passes", player);
  }

  /** Nobody over the limit may pass who can sell. */
  private boolean mayPass(Game game) {
    Player player = game.state().player(game.turn().entity());
    if (Certificates.excess(game, player.name()) <= 0) return true;
    var sales = new ArrayList<Choice>();
    for (Company company : game.state().companies().values()) sales(game, player, company, sales);
    return sales.isEmpty();
  }

  private void sell(Change change, Action.SellShares sale) {
    Refusal.unless(change.state().companies().containsKey(sale.company()), "company", "there is no company %s", sale.company());
    Refusal.unless(maySell(change.game(), sale.by(), change.company(sale.company()), sale.percent()), "sale");
    int before = change.state().top().memory().numbers(SOLD).getOrDefault(sale.company(), 0);
    var sold = new LinkedHashMap<>(change.state().top().memory().numbers(SOLD));
    sold.put(sale.company(), before + sale.percent() / change.company(sale.company()).sharePercent());
    change.remember(SOLD, sold);
    change.remember(ACTED, true);
    rememberInRound(change, sale.by(), sale.company());
    Selling.sell(change, rules, sale.by(), sale.company(), sale.percent(), before);
  }

  private static void rememberInRound(Change change, String player, String company) {
    var round = change.state().round();
    var sold = new ArrayList<>(round.memory().words(SOLD + " " + player));
    if (!sold.contains(company)) sold.add(company);
    change.round(round.remembering(SOLD + " " + player, List.copyOf(sold)));
  }

  private Verdict maySell(Game game, String player, Company company, int percent) {
    if (game.turn().memory().is(BOUGHT) && rules.order() == Order.SELL_THEN_BUY) return Verdict.no("sales come before the purchase of a turn");
    return Selling.may(game, rules, player, company, percent);
  }

  private void buy(Change change, Action.BuyShare purchase) {
    Game game = change.game();
    Refusal.unless(game.state().companies().containsKey(purchase.company()), "company", "there is no company %s", purchase.company());
    Player player = game.state().player(purchase.by());
    Company company = game.company(purchase.company());
    Refusal.unless(mayBuy(game, player, company, purchase.from(), purchase.percent()), "purchase");
    int index = certificate(player, company, purchase.from(), purchase.percent()).orElseThrow();
    int price = price(game, company, purchase.from(), index == 0 ? purchase.percent() - company.sharePercent() : purchase.percent());
    Money.pay(change, purchase.by(), Holder.BANK, price);
    if (index == 0) Shares.transfer(change, company.id(), purchase.by(), Holder.POOL, company.sharePercent());
    change.become(Shares.moved(change.company(company.id()), index, purchase.by()));
    bought(change);
    change.did(purchase.by(), "%s buys %d %% of %s from the %s for %s", purchase.by(), purchase.percent(), purchase.company(), place(purchase.from()), game.money(price));
    Shares.settlePresidency(change, purchase.company());
    Flotation.test(change, purchase.company());
  }

  /** The certificate that a purchase would bring; the president's, against a share of the buyer's own, only where that is allowed. */
  private Optional<Integer> certificate(Player player, Company company, String from, int percent) {
    var presidency = company.presidency();
    boolean half = company.held(player.name()) == percent - company.sharePercent();
    boolean forSale = rules.presidentFromPool() && half && from.equals(Holder.POOL) && presidency.holder().equals(from) && presidency.percent() == percent;
    return Shares.available(company, from, percent).or(() -> forSale ? Optional.of(0) : Optional.empty());
  }

  private static void bought(Change change) {
    change.remember(BOUGHT, true);
    change.remember(ACTED, true);
  }

  /** Par from the offering, the share price from the pool. */
  private static int price(Game game, Company company, String from, int percent) {
    int each = from.equals(Holder.IPO) ? company.par() : game.price(company);
    return each * percent / company.sharePercent();
  }

  private Verdict mayBuyAnything(Game game, Player player) {
    if (game.turn().memory().is(BOUGHT)) return Verdict.no("%s has bought in this turn", player.name());
    if (Certificates.excess(game, player.name()) >= 0) return Verdict.no("%s holds as many certificates as the limit allows", player.name());
    return Verdict.YES;
  }

  private Verdict mayBuy(Game game, Player player, Company company, String from, int percent) {
    if (!company.started()) return Verdict.no("the president's certificate of %s has to be bought first", company.id());
    if (company.is(Status.CEASED) || company.is(Status.CLOSED)) return Verdict.no("%s is out of the game", company.id());
    if (!from.equals(Holder.IPO) && !from.equals(Holder.POOL)) return Verdict.no("shares are bought from the offering or the pool");
    if (certificate(player, company, from, percent).isEmpty()) return Verdict.no("the %s has no %d %% of %s for sale", place(from), percent, company.id());
    Verdict anything = mayBuyAnything(game, player);
    if (!anything.allowed()) return anything;
    if (!rules.buyAfterSelling() && game.state().round().memory().words(SOLD + " " + player.name()).contains(company.id())) {
      return Verdict.no("%s has sold shares of %s in this round", player.name(), company.id());
    }
    if (company.held(player.name()) + percent > rules.holdingLimit()) return Verdict.no("nobody may hold more than %d %% of %s", rules.holdingLimit(), company.id());
    int price = price(game, company, from, percent);
    if (player.cash() < price) return Verdict.no("%s cannot pay %s", player.name(), game.money(price));
    return game.ask(ShareHooks.MAY_BUY_SHARE, new ShareHooks.MayBuyShare(player, company, from, percent));
  }
}
