package roundhouse.engine.money;

import roundhouse.design.binding.NumberLimits;
import roundhouse.design.spec.BankSpec.CompanyMoney;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/**
 * Payments. Money never appears or vanishes, except that companies may use credits apart from the
 * bank's cash.
 */
public final class Money {
  private Money() {}

  /** Whether this is someone who can be paid. */
  public static boolean payable(Game game, Holder who) {
    return who.equals(Holder.BANK)
        || game.state().isPlayer(who.name())
        || game.state().companies().containsKey(who.name());
  }

  /** The money of a player, a company or the bank. */
  public static int of(Game game, Holder who) {
    if (who.equals(Holder.BANK)) return game.state().bank();
    String name = who.name();
    return game.state().isPlayer(name)
        ? game.state().player(name).cash()
        : game.company(name).cash();
  }

  /** Pays, or refuses when the payer has too little; the bank can always pay. */
  public static void pay(StateTransaction change, Holder from, Holder to, int amount) {
    Refusal.unless(amount >= 0, "money", "a payment of %s is less than 0", amount);
    Game game = change.game();
    Refusal.unless(
        from.equals(Holder.BANK) || of(game, from) >= amount,
        "money",
        "%s has only %s of the %s to pay",
        from,
        game.money(of(game, from)),
        game.money(amount));
    unlessBeyond(game, from, -amount);
    unlessBeyond(game, to, amount);
    add(change, from, -amount);
    add(change, to, amount);
    if (from.equals(Holder.BANK) && isOverdrawn(change.game())) change.overdrawBank();
  }

  /** A sum that no real game reaches is a mistake in the numbers, and would not stay exact. */
  private static void unlessBeyond(Game game, Holder who, int amount) {
    long sum = (long) of(game, who) + amount;
    Refusal.unless(
        Math.abs(sum) <= NumberLimits.HOLDING,
        "money",
        "%s would have %s%s, and nobody can have more than %s",
        who,
        game.design().money(),
        sum,
        NumberLimits.HOLDING);
  }

  private static void add(StateTransaction change, Holder who, int amount) {
    var state = change.state();
    if (who.equals(Holder.BANK)) {
      change.update(state.withBank(state.bank() + amount));
    } else if (state.isPlayer(who.name())) {
      var player = state.player(who.name());
      change.update(state.with(player.withCash(player.cash() + amount)));
    } else {
      var company = state.company(who.name());
      change.update(company.withCash(company.cash() + amount));
      if (change.title().design().bank().companyMoney() == CompanyMoney.CREDITS)
        credit(change, -amount);
    }
  }

  /** Credits are not the bank's money: undoes what paying them changed in the bank. */
  private static void credit(StateTransaction change, int amount) {
    change.update(change.state().withBank(change.state().bank() - amount));
  }

  /**
   * Whether the bank is broken: players (and companies that use the same money) hold more cash than
   * the bank ever had.
   */
  public static boolean bankBroken(Game game) {
    if (!isOneSum(game)) return isOverdrawn(game);
    int held = 0;
    for (Player player : game.state().players()) held += player.cash();
    return held > game.design().bank().cash(game.state().players().size());
  }

  private static boolean isOverdrawn(Game game) {
    return !isOneSum(game) && game.state().bank() < 0;
  }

  private static boolean isOneSum(Game game) {
    return game.design().bank().companyMoney() == CompanyMoney.ONE_SUM;
  }
}
