package roundhouse.lab.bots;

import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/**
 * Values starts of companies at prices at which the founder can float the company alone, or with a
 * little help of others.
 */
final class StartHeuristic {
  /** The founder must be able to pay for this percentage of the shares that float the company. */
  private static final int OWN_PART = 65;

  private StartHeuristic() {}

  /** The more, the higher the price: the company gets more money. */
  static int start(BotSituation scene, Action.Start start) {
    return start(scene, start, 2 * start.par());
  }

  /**
   * What a start is worth if it can succeed.
   *
   * @param atThisPrice what the price adds
   */
  static int start(BotSituation scene, Action.Start start, int atThisPrice) {
    Company company = scene.company(start.company());
    int price = price(scene.game(), company, start.par());
    int cash = scene.player().cash();
    int own = ownPart(scene.game(), company, start.par());
    if (own > cash) return -1 - (own - cash);
    if (presides(scene, false) || keepsOthersWaiting(scene, price)) return -1;
    int part = (presides(scene, true) ? 2 : 1) * (price > cash ? 3 : 1);
    return scene.roughly((150 + atThisPrice + company.cash() / 5) / part);
  }

  /** What the shares cost that float a company. */
  private static int price(Game game, Company company, int par) {
    return game.kind(company.id()).floatsAt() / company.sharePercent() * par;
  }

  /** What the founder must be able to pay of that. */
  static int ownPart(Game game, Company company, int par) {
    return price(game, company, par) * OWN_PART / 100;
  }

  /**
   * Whether all players together lack the money to float this company beside those that are started
   * already, before any has floated. If everybody then started one, none would ever float.
   */
  private static boolean keepsOthersWaiting(BotSituation scene, int price) {
    GameState now = scene.game().state();
    if (now.companies().values().stream().anyMatch(Company::floated)) return false;
    int needed =
        now.companies().values().stream()
            .filter(Company::started)
            .mapToInt(company -> needed(scene, company))
            .sum();
    return needed > 0 && needed + price > now.players().stream().mapToInt(Player::cash).sum();
  }

  private static int needed(BotSituation scene, Company company) {
    int sold = 100 - company.held(Holder.IPO);
    int percent = scene.game().kind(company.id()).floatsAt() - sold;
    return Math.max(0, percent / company.sharePercent()) * scene.price(company);
  }

  /**
   * Whether the player is already president of a company that has floated, or of one that has not.
   */
  private static boolean presides(BotSituation scene, boolean floated) {
    return scene.game().state().companies().values().stream()
        .anyMatch(
            company ->
                company.started()
                    && company.floated() == floated
                    && company.president().equals(Optional.of(scene.player().name())));
  }
}
