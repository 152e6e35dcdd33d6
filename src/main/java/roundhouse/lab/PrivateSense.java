package roundhouse.lab;

import roundhouse.design.PrivateSpec;
import roundhouse.engine.Action;

/** What private companies are worth: their income against their price, and the share they may become. */
final class PrivateSense {
  private PrivateSense() {}

  private static PrivateSpec spec(Scene scene, String id) {
    return scene.game().design().privates().get(id);
  }

  static int buy(Scene scene, Action.BuyPrivate purchase) {
    PrivateSpec spec = spec(scene, purchase.id());
    int yield = 1000 * spec.income() / Math.max(1, purchase.price());
    boolean rich = scene.player().cash() > 2 * purchase.price();
    return scene.about(yield) - (rich ? 60 : 110);
  }

  /** Rarely, and only by who has little else. */
  static int sell(Scene scene, Action.SellPrivate sale) {
    boolean poor = scene.player().cash() < spec(scene, sale.id()).price();
    return poor && scene.onceIn(25) ? 20 : -30;
  }

  /** For a share that is worth more, or that will earn more. */
  static int exchange(Scene scene, Action.ExchangePrivate exchange) {
    PrivateSpec spec = spec(scene, exchange.id());
    if (spec.exchangeFor().isEmpty()) return scene.onceIn(3) ? 10 : -10;
    return scene.price(scene.company(spec.exchangeFor())) - scene.about(spec.price());
  }

  static int close(Scene scene, Action.ClosePrivate close) {
    return scene.onceIn(40) ? 1 : -spec(scene, close.id()).price();
  }
}
