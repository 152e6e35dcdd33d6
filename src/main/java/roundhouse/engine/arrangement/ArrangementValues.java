package roundhouse.engine.arrangement;

import java.util.Map;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.money.Money;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.market.MarketSpace;

/** Reads the values of an arrangement and refuses names that the game lacks. */
final class ArrangementValues {
  private ArrangementValues() {}

  /** A whole number. */
  static int number(Map<String, String> with, String name) {
    try {
      return Integer.parseInt(with.get(name).strip());
    } catch (NumberFormatException words) {
      throw Refusal.because(
          GameArranger.RULE, "'%s' must be a whole number, not '%s'", name, with.get(name));
    }
  }

  /** A company of the game. */
  static Company company(StateTransaction change, String id) {
    Refusal.unless(
        change.state().companies().containsKey(id),
        GameArranger.RULE,
        "there is no company %s",
        id);
    return change.company(id);
  }

  /** A player of the game. */
  static String player(StateTransaction change, String name) {
    Refusal.unless(
        change.state().isPlayer(name), GameArranger.RULE, "there is no player named %s", name);
    return name;
  }

  /** A player, a company or the bank. */
  static String holder(StateTransaction change, String name) {
    Refusal.unless(
        Money.payable(change.game(), Holder.named(name)),
        GameArranger.RULE,
        "there is no player or company named %s",
        name);
    return name;
  }

  /** A player, a company, the bank, the offering or the pool. */
  static String shareholder(StateTransaction change, String name) {
    boolean bank = Holder.IPO.is(name) || Holder.POOL.is(name);
    return bank ? name : holder(change, name);
  }

  /** A type of train. */
  static String type(StateTransaction change, String type) {
    Refusal.unless(
        change.title().design().trains().containsKey(type),
        GameArranger.RULE,
        "there is no %s-train",
        type);
    return type;
  }

  /** The first space of the market with this price. */
  static MarketSpace space(StateTransaction change, int price) {
    return change.title().market().spaces().stream()
        .filter(space -> space.price() == price)
        .findFirst()
        .orElseThrow(
            () -> Refusal.because(GameArranger.RULE, "the market has no price of %d", price));
  }
}
