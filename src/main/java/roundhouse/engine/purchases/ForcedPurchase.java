package roundhouse.engine.purchases;

import java.util.ArrayList;
import java.util.List;
import roundhouse.design.BuyTrains;
import roundhouse.design.BuyTrains.PresidentPays;
import roundhouse.engine.Action;
import roundhouse.engine.Change;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.Worked;
import roundhouse.engine.money.Money;
import roundhouse.engine.trains.Trains;
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
  private final BuyTrains rules;
  private final ForcedSales sales;

  ForcedPurchase(BuyTrains rules) {
    this.rules = rules;
    this.sales = new ForcedSales(rules);
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

  /** The president who has to help. */
  static Player president(Game game, Company company) {
    return game.state().player(company.president().orElseThrow());
  }

  /**
   * What the president may add for this train: all money for the bank's cheapest, for another
   * company's up to its face value.
   */
  int help(Game game, Company company, Train train, String from) {
    if (!applies(game, company)) return 0;
    int cash = president(game, company).cash();
    int face = Trains.price(game, company, train);
    if (from.equals(Holder.BANK) || from.equals(Holder.POOL))
      return face == cheapest(game, company) ? cash : 0;
    boolean enough = cash + company.cash() >= cheapest(game, company);
    if (rules.presidentPays() != PresidentPays.FACE_VALUE || ForcedSales.sold(game) && enough)
      return 0;
    return Math.clamp((long) face - company.cash(), 0, cash);
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
    if (sales.hopeless(game, company))
      return List.of(
          Choice.of(
              new Action.GoBankrupt(company.id()),
              president(game, company).name() + " is bankrupt"));
    var all = new ArrayList<Choice>();
    for (Company other : game.state().companies().values()) sales.add(game, company, other, all);
    return all;
  }

  /** What company and president together lack of the cheapest train. */
  static int missing(Game game, Company company) {
    return cheapest(game, company) - company.cash() - president(game, company).cash();
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
    sales.sell(change, sale, buyer);
  }

  void goBankrupt(Change change, String id) {
    Game game = change.game();
    Company company = game.company(id);
    Refusal.unless(
        applies(game, company) && missing(game, company) > 0 && sales.hopeless(game, company),
        "bankruptcy",
        "the president of %s can still pay for a train",
        id);
    PlayerBankruptcies.declare(change, sales, president(game, company).name(), id);
  }
}
