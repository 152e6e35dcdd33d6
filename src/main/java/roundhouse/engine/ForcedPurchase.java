package roundhouse.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import roundhouse.design.StepSpec;
import roundhouse.design.StepSpec.BuyTrains.PresidentPays;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.Train;

/**
 * The president's part in the purchase of a train that a company must own and cannot pay: the
 * president adds money, sells shares for no more than is needed, and is bankrupt when that is not
 * enough.
 */
final class ForcedPurchase {
  private static final String SOLD = "forced-sales";
  private final StepSpec.BuyTrains rules;

  ForcedPurchase(StepSpec.BuyTrains rules) {
    this.rules = rules;
  }

  private record Applies(ForcedPurchase rule, String company) {}

  /** Whether the company must buy and cannot pay the bank's cheapest train itself. */
  boolean applies(Game game, Company company) {
    if (rules.presidentPays() == PresidentPays.NEVER || company.president().isEmpty()) return false;
    return Worked.once(
        game,
        new Applies(this, company.id()),
        () -> company.cash() < cheapest(game, company) && BuyTrainsStep.mustBuy(game, company));
  }

  /** Price of the bank's cheapest train, 0 when it has none. */
  private static int cheapest(Game game, Company company) {
    return Trains.cheapest(game).map(train -> Trains.price(game, company, train)).orElse(0);
  }

  private static Player president(Game game, Company company) {
    return game.state().player(company.president().orElseThrow());
  }

  /** What the president may add for this train: all money for the bank's cheapest, for another company's up to its face value. */
  int help(Game game, Company company, Train train, String from) {
    if (!applies(game, company)) return 0;
    int cash = president(game, company).cash();
    int face = Trains.price(game, company, train);
    if (from.equals(Holder.BANK) || from.equals(Holder.POOL))
      return face == cheapest(game, company) ? cash : 0;
    boolean enough = cash + company.cash() >= cheapest(game, company);
    if (rules.presidentPays() != PresidentPays.FACE_VALUE || sold(game) && enough) return 0;
    return Math.clamp((long) face - company.cash(), 0, cash);
  }

  private static boolean sold(Game game) {
    return !game.turn().memory().numbers(SOLD).isEmpty();
  }

  /** The president pays into the company what it lacks of a price. */
  static void contribute(Change change, String id, int price) {
    Company company = change.company(id);
    if (company.cash() >= price) return;
    String president = company.president().orElseThrow();
    int amount = price - company.cash();
    Money.pay(change, president, company.id(), amount);
    change.did(president, "%s adds %s", president, change.game().money(amount));
  }

  /** Forced sales, or bankruptcy where no sales would be enough. */
  List<Choice> choices(Game game, Company company) {
    if (!applies(game, company) || missing(game, company) <= 0) return List.of();
    if (hopeless(game, company))
      return List.of(
          Choice.of(
              new Action.GoBankrupt(company.id()),
              president(game, company).name() + " is bankrupt"));
    var all = new ArrayList<Choice>();
    for (Company other : game.state().companies().values()) sales(game, company, other, all);
    return all;
  }

  /** What company and president together lack of the cheapest train. */
  private static int missing(Game game, Company company) {
    return cheapest(game, company) - company.cash() - president(game, company).cash();
  }

  private void sales(Game game, Company buyer, Company of, List<Choice> into) {
    Player president = president(game, buyer);
    int share = of.sharePercent();
    for (int percent = share; percent <= of.held(president.name()); percent += share) {
      if (!maySell(game, buyer, of, percent).allowed()) continue;
      into.add(
          Choice.of(
              new Action.SellShares(president.name(), of.id(), percent),
              "sell %d %% of %s for %s"
                  .formatted(
                      percent, of.id(), game.money(proceeds(game, president, of, percent)))));
    }
  }

  private static int proceeds(Game game, Player seller, Company of, int percent) {
    return percent == 0
        ? 0
        : game.ask(
            ShareHooks.SALE_PROCEEDS,
            new ShareHooks.SaleProceeds(seller, of, percent, game.price(of)));
  }

  /** Whether the president may sell these shares now: no more than needed, and without losing the buyer. */
  private Verdict maySell(Game game, Company buyer, Company of, int percent) {
    Player president = president(game, buyer);
    if (rules.salesInBlocks() && game.turn().memory().numbers(SOLD).containsKey(of.id()))
      return Verdict.no("all shares of %s that go for the train are sold at once", of.id());
    Verdict sale = Selling.may(game, Selling.stockTurn(game), president.name(), of, percent);
    if (!sale.allowed()) return sale;
    if (fewerDo(game, buyer, of, percent))
      return Verdict.no("no more shares are sold than the train needs");
    return keepsPresidents(game, buyer, of, president.name(), percent);
  }

  /** Whether a smaller block that may be sold too brings enough. */
  private boolean fewerDo(Game game, Company buyer, Company of, int percent) {
    Player president = president(game, buyer);
    for (int less = of.sharePercent(); less < percent; less += of.sharePercent()) {
      boolean enough = proceeds(game, president, of, less) >= missing(game, buyer);
      if (enough
          && Selling.may(game, Selling.stockTurn(game), president.name(), of, less).allowed())
        return true;
    }
    return false;
  }

  private Verdict keepsPresidents(
      Game game, Company buyer, Company of, String president, int percent) {
    boolean free = rules.salesChangePresidents() && !of.id().equals(buyer.id());
    if (free || !of.president().equals(Optional.of(president))) return Verdict.YES;
    int left = of.held(president) - percent;
    boolean another =
        game.state().players().stream()
            .anyMatch(player -> !player.name().equals(president) && of.held(player.name()) > left);
    return another || left < of.presidency().percent()
        ? Verdict.no("a forced sale may not change the president of %s", of.id())
        : Verdict.YES;
  }

  /** Whether all legal sales at today's prices would not be enough. */
  private boolean hopeless(Game game, Company buyer) {
    Player president = president(game, buyer);
    int missing = missing(game, buyer);
    int worth = 0;
    for (Company of : game.state().companies().values()) {
      int best = 0;
      int share = of.sharePercent();
      for (int percent = share; percent <= of.held(president.name()); percent += share) {
        if (sellable(game, buyer, of, percent))
          best = Math.max(best, proceeds(game, president, of, percent));
      }
      worth += best;
      if (worth >= missing) return false;
    }
    return true;
  }

  /** Whether a forced sale may put so much of a company on the market now. */
  boolean sellable(Game game, Company buyer, Company of, int percent) {
    String president = president(game, buyer).name();
    return Selling.may(game, Selling.stockTurn(game), president, of, percent).allowed()
        && keepsPresidents(game, buyer, of, president, percent).allowed();
  }

  void sell(Change change, Action.SellShares sale) {
    Game game = change.game();
    Company buyer = game.company(game.turn().entity());
    Refusal.unless(
        applies(game, buyer) && missing(game, buyer) > 0,
        "sale",
        "shares are sold now only for a train that %s must buy and cannot pay",
        buyer.id());
    Refusal.unless(
        sale.by().equals(president(game, buyer).name()),
        "sale",
        "%s sells the shares",
        president(game, buyer).name());
    Refusal.unlessCompany(game.state(), sale.company());
    Company of = game.company(sale.company());
    Refusal.unless(maySell(game, buyer, of, sale.percent()), "sale");
    var sold = new LinkedHashMap<>(game.turn().memory().numbers(SOLD));
    int before = sold.getOrDefault(of.id(), 0);
    sold.put(of.id(), before + sale.percent() / of.sharePercent());
    change.remember(SOLD, Collections.unmodifiableMap(sold));
    Selling.sell(
        change,
        Selling.stockTurn(game),
        sale.by(),
        of.id(),
        sale.percent(),
        game.price(of),
        before);
  }

  void goBankrupt(Change change, String id) {
    Game game = change.game();
    Company company = game.company(id);
    Refusal.unless(
        applies(game, company) && missing(game, company) > 0 && hopeless(game, company),
        "bankruptcy",
        "the president of %s can still pay for a train",
        id);
    PlayerBankruptcies.declare(change, this, president(game, company).name(), id);
  }
}
