package roundhouse.engine;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import roundhouse.engine.events.MoneyAmount;
import roundhouse.engine.events.SentenceTemplate;

/**
 * An action that is legal now. Its description is only made when somebody reads it, because most
 * are never read.
 *
 * @param amount the range of the action's amount if it can vary; the action holds the least
 * @param wording names values of the action, and those below
 * @param values what the description says in addition: a price, the name of a hex
 */
public record Choice(
    Action action, Optional<Amount> amount, SentenceTemplate wording, Map<String, Object> values) {

  /** The name of the value that holds the hexes a choice concerns, if its action names none. */
  public static final String HEXES = "hexes";

  /** The name of the least amount, which a choice says until one is chosen. */
  private static final String LEAST = "least";

  /** The name of the amount that is chosen. */
  private static final String CHOSEN = "chosen";

  /** Amounts from {@code min} to {@code max} in steps of {@code step}. */
  public record Amount(int min, int max, int step) {
    /** Whether an amount is one of them. */
    public boolean includes(int amount) {
      return min <= amount && amount <= max && (amount - min) % step == 0;
    }
  }

  /** An action whose amount is fixed. */
  public static Choice of(Action action, String wording, Map<String, Object> values) {
    return new Choice(action, Optional.empty(), SentenceTemplate.parse(wording), values);
  }

  /** The same, where the description needs nothing but the action's own values. */
  public static Choice of(Action action, String wording) {
    return of(action, wording, Map.of());
  }

  /** An action whose amount can vary. */
  public static Choice ranging(
      Action action, Amount amount, String wording, Map<String, Object> values) {
    return new Choice(action, Optional.of(amount), SentenceTemplate.parse(wording), values);
  }

  /** Another action in place of this one, described as this one. */
  public Choice with(Action other) {
    return new Choice(other, amount, wording, values);
  }

  /** The same choice, described in other words. */
  public Choice reworded(UnaryOperator<String> words) {
    return new Choice(action, amount, wording.reworded(words), values);
  }

  /** A short description. */
  public String says() {
    return says(wording);
  }

  /** The same in other words. */
  public String says(SentenceTemplate words) {
    return words.filledWith(value());
  }

  /**
   * The same with an amount from the range: "bid £40" or "buy the 2-train of RED for £40". That of
   * an answer to a script may count anything.
   */
  public String says(MoneyAmount chosen) {
    return saysChosen(action instanceof Action.Choose ? (Object) chosen.amount() : chosen);
  }

  /** The same with a mark in place of the amount, which somebody else fills in: "bid £{}". */
  public String saysOpen(String currency, String mark) {
    return saysChosen(action instanceof Action.Choose ? mark : currency + mark);
  }

  private String saysChosen(Object chosen) {
    SentenceTemplate words =
        wording.names().contains(CHOSEN)
            ? wording
            : wording.reworded(text -> text + " for {" + CHOSEN + "}");
    Function<String, Object> value = value();
    return words.filledWith(
        name ->
            switch (name) {
              case CHOSEN -> chosen;
              case LEAST -> null;
              default -> value.apply(name);
            });
  }

  private Function<String, Object> value() {
    Map<String, Object> own = RecordValues.of((Record) action);
    return name -> values.containsKey(name) ? values.get(name) : own.get(name);
  }

  /** The action with another amount from the range. */
  public Action withAmount(int value) {
    return switch (action) {
      case Action.Bid bid -> new Action.Bid(bid.by(), bid.lot(), value);
      case Action.BuyTrain buy -> new Action.BuyTrain(buy.by(), buy.train(), buy.from(), value);
      case Action.BuyPrivate buy -> new Action.BuyPrivate(buy.by(), buy.id(), value);
      case Action.SellShares sale -> new Action.SellShares(sale.by(), sale.company(), value);
      case Action.Choose answer ->
          new Action.Choose(answer.by(), answer.question(), answer.answer(), value);
      default -> action;
    };
  }
}
