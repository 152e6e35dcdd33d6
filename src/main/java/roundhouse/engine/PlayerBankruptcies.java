package roundhouse.engine;

import roundhouse.game.Company;
import roundhouse.game.Holder;

/** A player who cannot pay what must be paid: all shares that can be sold are, and the money goes to the bank. */
final class PlayerBankruptcies {
  /** The cause under a design's ends, and the mark of the player. */
  static final String CAUSE = "player-bankrupt";

  static final String BANKRUPT = "bankrupt";

  private PlayerBankruptcies() {}

  static void declare(Change change, String player) {
    change.did(player, "%s is bankrupt", player);
    for (Company company : change.state().companies().values())
      sellAll(change, player, company.id());
    if (Selling.stockTurn(change.game()).bankruptcyMovesPrices()) PriceProtection.settle(change);
    Money.pay(change, player, Holder.BANK, change.state().player(player).cash());
    change.become(change.state().withFlag(player, BANKRUPT, true));
    Endings.cause(change, CAUSE);
  }

  /** Sells as much of a company as the rules of sale allow. */
  private static void sellAll(Change change, String player, String id) {
    Company company = change.company(id);
    int share = company.sharePercent();
    for (int percent = company.held(player) / share * share; percent > 0; percent -= share) {
      var rules = Selling.stockTurn(change.game());
      if (!Selling.may(change.game(), rules, player, company, percent).allowed()) continue;
      Selling.sell(change, rules, player, id, percent, change.game().price(company), 0);
      return;
    }
  }
}
