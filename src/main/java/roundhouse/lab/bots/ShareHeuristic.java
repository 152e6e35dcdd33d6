package roundhouse.lab.bots;

import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/** Values shares. */
final class ShareHeuristic {
  /** The step in which a president may buy sold shares to protect the price. */
  private static final String PROTECTION = "protect-price";

  /** A sale that helps the player to a company of their own is worth this, less the price. */
  private static final int MOST_FOR_COMPANY = 500;

  private ShareHeuristic() {}

  /** Prefers shares with a high yield and presidencies; mostly protects a price. */
  static int buy(BotSituation scene, Action.BuyShare purchase) {
    Company company = scene.company(purchase.company());
    int price = Math.max(1, scene.price(company));
    int shares = company.shares(purchase.percent());
    if (scene.step().equals(PROTECTION) && scene.onceIn(4)) return -1;
    if (!company.floated()) return leads(scene, company) ? scene.roughly(400) : scene.roughly(60);
    int yield = 1000 * dividend(company) / price;
    int future = company.trains().isEmpty() ? -60 : 30 * Math.min(2, company.trains().size());
    int lead =
        leads(scene, company) && company.held(Holder.named(scene.player().name())) < 50 ? 25 : 0;
    int young = company.operated() ? 0 : 70;
    return scene.roughly(yield + future + lead + young) * shares - 10;
  }

  /** A rich company with a train sometimes redeems a share. */
  static int redeem(BotSituation scene, Action.RedeemShare redeem) {
    Company company = scene.company(redeem.company());
    boolean rich = !company.trains().isEmpty() && company.cash() > 2 * scene.cheapestTrain();
    return rich && scene.onceIn(3) ? scene.roughly(50) : -10;
  }

  /** A company issues shares mostly when it cannot pay for a train. */
  private static int issue(BotSituation scene, Company company) {
    boolean poor = company.cash() < scene.cheapestTrain();
    return scene.onceIn(poor ? 2 : 10) ? scene.roughly(40) : -10;
  }

  /** Reissues shares mostly when the company needs money. */
  static int reissue(BotSituation scene, Action.ReissueShares reissue) {
    Company company = scene.company(reissue.company());
    boolean poor = company.cash() < scene.cheapestTrain();
    return scene.onceIn(poor ? 2 : 8) ? scene.roughly(40) : -10;
  }

  /** The last dividend of a share. */
  private static int dividend(Company company) {
    return Math.max(0, company.revenue()) * company.sharePercent() / 100;
  }

  private static boolean leads(BotSituation scene, Company company) {
    return company.president().equals(Optional.of(scene.player().name()));
  }

  /** Sells what helps the player to a company of their own, the cheapest shares first. */
  static int sellForCompany(BotSituation scene, Action.SellShares sale) {
    Company company = scene.company(sale.company());
    boolean helps =
        !sale.by().equals(company.id())
            && new SalesForCompany(scene.game(), scene.player()).help(company);
    return helps
        ? scene.roughly(Math.max(MOST_FOR_COMPANY - scene.price(company), 1))
        : sell(scene, sale);
  }

  /**
   * Sells mostly shares of companies without prospects, and sometimes to fund the start of a better
   * one.
   */
  static int sell(BotSituation scene, Action.SellShares sale) {
    Company company = scene.company(sale.company());
    if (sale.by().equals(company.id())) return issue(scene, company);
    boolean hopeless =
        company.operated() && company.trains().isEmpty() && company.cash() < scene.cheapestTrain();
    int size = company.shares(sale.percent());
    if (hopeless && scene.onceIn(leads(scene, company) ? 8 : 3)) return scene.roughly(50) + size;
    boolean poor = scene.player().cash() < 2 * scene.price(company);
    if (company.operated() && poor && !leads(scene, company) && scene.onceIn(60))
      return scene.roughly(40) + size;
    return -scene.roughly(dividend(company) + 20) - 10 * size - (leads(scene, company) ? 50 : 0);
  }
}
