package roundhouse.engine.arranging;

import java.util.Map;
import roundhouse.engine.Change;
import roundhouse.engine.Refusal;
import roundhouse.engine.money.Money;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.market.Space;

/** What the words of an arrangement name: what the game does not have is refused. */
final class ArrangedWords {
  private ArrangedWords() {}

  /** A whole number. */
  static int number(Map<String, String> with, String name) {
    try {
      return Integer.parseInt(with.get(name).strip());
    } catch (NumberFormatException words) {
      throw Refusal.because(
          Arranging.RULE, "'%s' is a whole number, not '%s'", name, with.get(name));
    }
  }

  /** A company of the game. */
  static Company company(Change change, String id) {
    Refusal.unless(
        change.state().companies().containsKey(id), Arranging.RULE, "there is no company %s", id);
    return change.company(id);
  }

  /** Somebody who plays. */
  static String player(Change change, String name) {
    Refusal.unless(change.state().isPlayer(name), Arranging.RULE, "nobody named %s plays", name);
    return name;
  }

  /** Whoever can have money. */
  static String holder(Change change, String name) {
    Refusal.unless(
        Money.payable(change.game(), name), Arranging.RULE, "there is nobody named %s", name);
    return name;
  }

  /** Whoever can have shares: besides those with money, the offering and the pool. */
  static String shareholder(Change change, String name) {
    boolean bank = name.equals(Holder.IPO) || name.equals(Holder.POOL);
    return bank ? name : holder(change, name);
  }

  /** A type of train. */
  static String type(Change change, String type) {
    Refusal.unless(
        change.title().design().trains().containsKey(type),
        Arranging.RULE,
        "there is no %s-train",
        type);
    return type;
  }

  /** The first space of the market with a price. */
  static Space space(Change change, int price) {
    return change.title().market().spaces().stream()
        .filter(space -> space.price() == price)
        .findFirst()
        .orElseThrow(() -> Refusal.because(Arranging.RULE, "the market has no price of %d", price));
  }
}
