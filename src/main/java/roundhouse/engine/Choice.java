package roundhouse.engine;

import java.util.Optional;

/**
 * An action that is legal now.
 *
 * @param amount the range of the action's amount where it can vary; the action holds the least
 * @param says a short description
 */
public record Choice(Action action, Optional<Amount> amount, String says) {

  /** Amounts from {@code min} to {@code max} in steps of {@code step}. */
  public record Amount(int min, int max, int step) {}

  /** An action whose amount is fixed. */
  public static Choice of(Action action, String says) {
    return new Choice(action, Optional.empty(), says);
  }

  /** The action with another amount from the range. */
  public Action withAmount(int value) {
    return switch (action) {
      case Action.Bid bid -> new Action.Bid(bid.by(), bid.lot(), value);
      case Action.BuyTrain buy -> new Action.BuyTrain(buy.by(), buy.train(), buy.from(), value);
      case Action.BuyPrivate buy -> new Action.BuyPrivate(buy.by(), buy.id(), value);
      case Action.SellShares sale -> new Action.SellShares(sale.by(), sale.company(), value);
      default -> action;
    };
  }
}
