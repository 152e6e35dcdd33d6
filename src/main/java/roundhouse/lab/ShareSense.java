package roundhouse.lab;

import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.game.Company;

/** What shares are worth to a player. */
final class ShareSense {
  /** Where a president may buy what was sold, so that the price does not fall. */
  private static final String PROTECTION = "protect-price";

  private ShareSense() {}

  /**
   * Those that pay for themselves soonest, and the lead of a company; a price is mostly protected.
   */
  static int buy(Scene scene, Action.BuyShare purchase) {
    Company company = scene.company(purchase.company());
    int price = Math.max(1, scene.price(company));
    int shares = Math.max(1, purchase.percent() / company.sharePercent());
    if (scene.step().equals(PROTECTION) && scene.onceIn(4)) return -1;
    if (!company.floated()) return leads(scene, company) ? scene.about(400) : scene.about(60);
    int yield = 1000 * dividend(company) / price;
    int future = company.trains().isEmpty() ? -60 : 30 * Math.min(2, company.trains().size());
    int lead = leads(scene, company) && company.held(scene.player().name()) < 50 ? 25 : 0;
    int young = company.operated() ? 0 : 70;
    return scene.about(yield + future + lead + young) * shares - 10;
  }

  /**
   * A rich company with a train may have a share of its own; often somebody wants the turn for
   * more.
   */
  static int redeem(Scene scene, Action.RedeemShare redeem) {
    Company company = scene.company(redeem.company());
    boolean rich = !company.trains().isEmpty() && company.cash() > 2 * scene.cheapestTrain();
    return rich && scene.onceIn(3) ? scene.about(50) : -10;
  }

  /** To sell shares anew pays where the company needs money. */
  static int reissue(Scene scene, Action.ReissueShares reissue) {
    Company company = scene.company(reissue.company());
    boolean poor = company.cash() < scene.cheapestTrain();
    return scene.onceIn(poor ? 2 : 8) ? scene.about(40) : -10;
  }

  /** What a share brought last. */
  private static int dividend(Company company) {
    return Math.max(0, company.revenue()) * company.sharePercent() / 100;
  }

  private static boolean leads(Scene scene, Company company) {
    return company.president().equals(Optional.of(scene.player().name()));
  }

  /**
   * To sell pays where nothing is earned and nobody else looks after the company, or for the start
   * of a better one.
   */
  static int sell(Scene scene, Action.SellShares sale) {
    Company company = scene.company(sale.company());
    boolean hopeless =
        company.operated() && company.trains().isEmpty() && company.cash() < scene.cheapestTrain();
    int size = sale.percent() / company.sharePercent();
    if (hopeless && scene.onceIn(leads(scene, company) ? 8 : 3)) return scene.about(50) + size;
    boolean poor = scene.player().cash() < 2 * scene.price(company);
    if (company.operated() && poor && !leads(scene, company) && scene.onceIn(60))
      return scene.about(40) + size;
    return -scene.about(dividend(company) + 20) - 10 * size - (leads(scene, company) ? 50 : 0);
  }
}
