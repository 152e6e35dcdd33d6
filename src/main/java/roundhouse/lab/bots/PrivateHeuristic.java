package roundhouse.lab.bots;

import java.util.Optional;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;

/**
 * Values private companies by their income, their price and the share they can be exchanged for.
 */
final class PrivateHeuristic {
  private PrivateHeuristic() {}

  private static PrivateSpec spec(BotSituation scene, String id) {
    return scene.game().design().privates().get(id);
  }

  static int buy(BotSituation scene, Action.BuyPrivate purchase) {
    String owner = scene.game().state().privateCompany(purchase.id()).owner().name();
    if (scene.game().state().isPlayer(owner)) return buyFromPlayer(scene, purchase);
    PrivateSpec spec = spec(scene, purchase.id());
    int yield = 1000 * spec.income() / Math.max(1, purchase.price());
    boolean rich = scene.player().cash() > 2 * purchase.price();
    return scene.roughly(yield) - (rich ? 60 : 110);
  }

  /** A rich company buys from its president, to move money to them; others rarely buy. */
  private static int buyFromPlayer(BotSituation scene, Action.BuyPrivate purchase) {
    boolean company = scene.game().state().companies().containsKey(purchase.by());
    boolean own = isFromPresident(scene, purchase);
    boolean rich = company && scene.company(purchase.by()).cash() > 3 * purchase.price();
    return (own && rich || scene.onceIn(30)) ? 20 : -1;
  }

  /** Whether a company buys from its own president. */
  static boolean isFromPresident(BotSituation scene, Action.BuyPrivate purchase) {
    var state = scene.game().state();
    String owner = state.privateCompany(purchase.id()).owner().name();
    return state.companies().containsKey(purchase.by())
        && scene.company(purchase.by()).president().equals(Optional.of(owner));
  }

  /** Half of the maximum for the company's own president, slightly above face value for others. */
  static int price(BotSituation scene, Action.BuyPrivate purchase, Choice.Amount amount) {
    int face = spec(scene, purchase.id()).price();
    boolean own = isFromPresident(scene, purchase);
    int wanted = own ? amount.max() / 2 : face + face / 10 + 1;
    return Math.clamp(wanted, amount.min(), amount.max());
  }

  /** Rarely, and only if the player has little money. */
  static int sell(BotSituation scene, Action.SellPrivate sale) {
    boolean poor = scene.player().cash() < spec(scene, sale.id()).price();
    return poor && scene.onceIn(25) ? 20 : -30;
  }

  /** Exchanges for a share that is worth more than the private. */
  static int exchange(BotSituation scene, Action.ExchangePrivate exchange) {
    PrivateSpec spec = spec(scene, exchange.id());
    if (spec.exchangeFor().isEmpty()) return scene.onceIn(3) ? 10 : -10;
    return scene.price(scene.company(spec.exchangeFor())) - scene.roughly(spec.price());
  }

  static int close(BotSituation scene, Action.ClosePrivate close) {
    return scene.onceIn(40) ? 1 : -spec(scene, close.id()).price();
  }
}
