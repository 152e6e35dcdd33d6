package roundhouse.engine.arrangement;

import java.util.Map;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.money.Money;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.market.MarketSpace;

/**
 * The values of an arrangement, each by its name; refuses what the game lacks.
 *
 * @param written the values as the action holds them
 */
record ArrangementValues(StateTransaction change, Map<String, String> written) {

  /** A value as it is written. */
  String word(String name) {
    return written.get(name);
  }

  /** A whole number. */
  int number(String name) {
    try {
      return Integer.parseInt(word(name).strip());
    } catch (NumberFormatException words) {
      throw Refusal.because(
          GameArranger.RULE, "'%s' must be a whole number, not '%s'", name, word(name));
    }
  }

  /** A company of the game. */
  Company company(String name) {
    String id = word(name);
    Refusal.unless(
        change.state().companies().containsKey(id),
        GameArranger.RULE,
        "there is no company %s",
        id);
    return change.company(id);
  }

  /** A player of the game. */
  String player(String name) {
    String player = word(name);
    Refusal.unless(
        change.state().isPlayer(player), GameArranger.RULE, "there is no player named %s", player);
    return player;
  }

  /** A player, a company or the bank. */
  String holder(String name) {
    String holder = word(name);
    Refusal.unless(
        Money.payable(change.game(), Holder.named(holder)),
        GameArranger.RULE,
        "there is no player or company named %s",
        holder);
    return holder;
  }

  /** A player, a company, the bank, the offering or the pool. */
  String shareholder(String name) {
    String holder = word(name);
    return Holder.IPO.is(holder) || Holder.POOL.is(holder) ? holder : holder(name);
  }

  /** A type of train. */
  String trainType(String name) {
    String type = word(name);
    Refusal.unless(
        change.title().design().trains().containsKey(type),
        GameArranger.RULE,
        "there is no %s-train",
        type);
    return type;
  }

  /** The first space of the market with this price. */
  MarketSpace space(String name) {
    int price = number(name);
    return change.title().market().spaces().stream()
        .filter(space -> space.price() == price)
        .findFirst()
        .orElseThrow(
            () -> Refusal.because(GameArranger.RULE, "the market has no price of %s", price));
  }
}
