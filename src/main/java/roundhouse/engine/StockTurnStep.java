package roundhouse.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import roundhouse.design.StepSpec;
import roundhouse.design.StepSpec.StockTurn.Order;
import roundhouse.game.Company;
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
  private final Buying buying;

  StockTurnStep(StepSpec.StockTurn rules) {
    this.rules = rules;
    this.buying = new Buying(rules);
  }

  @Override
  public String name() {
    return "stock-turn";
  }

  @Override
  public List<Class<? extends Action>> takes() {
    return List.of(
        Action.BuyShare.class, Action.SellShares.class, Action.Start.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    Memory memory = game.turn().memory();
    if (memory.is(OVER) || memory.is(BOUGHT) && rules.order() == Order.SELL_THEN_BUY)
      return Optional.empty();
    String player = game.turn().entity();
    if (!somethingToDo(game)) return Optional.empty();
    String says =
        Certificates.excess(game, player) > 0
            ? "sell shares: there are more certificates than the limit allows"
            : "sell any shares, then buy one, or pass";
    return Optional.of(new Decision(player, List.of(player), name(), says));
  }

  private boolean somethingToDo(Game game) {
    for (Step step : Turns.steps(game))
      if (step.aside() && !step.choices(game).isEmpty()) return true;
    return trades(game, true).stream().findFirst().isPresent();
  }

  @Override
  public List<Choice> choices(Game game) {
    var all = new ArrayList<>(trades(game, false));
    if (mayPass(game))
      all.add(
          Choice.of(
              new Action.Pass(game.turn().entity()),
              game.turn().memory().is(ACTED) ? "end the turn" : "pass"));
    return all;
  }

  /** Every sale and purchase; the first found is enough when only asked whether there is any. */
  private List<Choice> trades(Game game, boolean any) {
    Player player = game.state().player(game.turn().entity());
    var all = new ArrayList<Choice>();
    for (Company company : game.state().companies().values()) {
      sales(game, player, company, all);
      all.addAll(buying.choices(game, player, company));
      if (any && !all.isEmpty()) return all;
    }
    return all;
  }

  private void sales(Game game, Player player, Company company, List<Choice> into) {
    int held = company.held(player.name());
    for (int percent = company.sharePercent(); percent <= held; percent += company.sharePercent()) {
      if (!maySell(game, player.name(), company, percent).allowed()) continue;
      int proceeds =
          game.ask(ShareHooks.SALE_PROCEEDS, new ShareHooks.SaleProceeds(player, company, percent));
      into.add(
          Choice.of(
              new Action.SellShares(player.name(), company.id(), percent),
              "sell " + percent + " % of " + company.id() + " for " + game.money(proceeds)));
    }
  }

  @Override
  public void take(Change change, Action action) {
    switch (action) {
      case Action.SellShares sale -> sell(change, sale);
      case Action.BuyShare purchase -> {
        requireCompany(change, purchase.company());
        Player player = change.state().player(purchase.by());
        Refusal.unless(
            buying.may(
                change.game(),
                player,
                change.company(purchase.company()),
                purchase.from(),
                purchase.percent()),
            "purchase");
        bought(change);
        buying.buy(change, purchase);
      }
      case Action.Start start -> {
        Refusal.unless(
            Buying.mayAnything(change.game(), change.state().player(start.by())), "purchase");
        requireCompany(change, start.company());
        bought(change);
        Starting.start(change, start.by(), start.company(), start.par());
      }
      case Action.Pass pass -> pass(change, pass.by());
      default -> throw new IllegalArgumentException("not an action of this step");
    }
  }

  private void pass(Change change, String player) {
    Refusal.unless(
        mayPass(change.game()),
        "certificate-limit",
        "%s holds more certificates than the limit allows and has to sell shares",
        player);
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
    requireCompany(change, sale.company());
    Refusal.unless(
        maySell(change.game(), sale.by(), change.company(sale.company()), sale.percent()), "sale");
    int before = change.state().top().memory().numbers(SOLD).getOrDefault(sale.company(), 0);
    var sold = new LinkedHashMap<>(change.state().top().memory().numbers(SOLD));
    sold.put(
        sale.company(), before + sale.percent() / change.company(sale.company()).sharePercent());
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
    if (game.turn().memory().is(BOUGHT) && rules.order() == Order.SELL_THEN_BUY)
      return Verdict.no("sales come before the purchase of a turn");
    return Selling.may(game, rules, player, company, percent);
  }

  private static void requireCompany(Change change, String id) {
    Refusal.unless(
        change.state().companies().containsKey(id), "company", "there is no company %s", id);
  }

  /** Companies of which a player has sold shares in this round. */
  static List<String> soldInRound(Game game, String player) {
    return game.state().round().memory().words(SOLD + " " + player);
  }

  private static void bought(Change change) {
    change.remember(BOUGHT, true);
    change.remember(ACTED, true);
  }
}
