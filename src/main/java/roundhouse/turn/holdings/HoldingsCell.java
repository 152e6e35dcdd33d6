package roundhouse.turn.holdings;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;

/**
 * A cell of the holdings.
 *
 * @param texts what it shows, the fullest first, the shortest last; at least one
 * @param presides whether the president's certificate is among these shares
 * @param faint whether it matters little
 * @param choices what a click on it offers, in the order in which further clicks go through them
 */
public record HoldingsCell(
    List<String> texts, boolean presides, boolean faint, List<Choice> choices) {
  static final HoldingsCell EMPTY = of("");

  /** What a cell lets the player do. */
  public enum Offer {
    NOTHING,
    BUY,
    SELL,
    OTHER
  }

  public HoldingsCell {
    texts = List.copyOf(texts);
    choices = List.copyOf(choices);
  }

  static HoldingsCell of(String... texts) {
    return new HoldingsCell(List.of(texts), false, false, List.of());
  }

  HoldingsCell presided(boolean president) {
    return new HoldingsCell(texts, president, faint, choices);
  }

  HoldingsCell faint(boolean little) {
    return new HoldingsCell(texts, presides, little, choices);
  }

  HoldingsCell offering(List<Choice> more) {
    return new HoldingsCell(texts, presides, faint, more);
  }

  /** The fullest text, or the shortest. */
  public String text(boolean brief) {
    return brief ? texts.getLast() : texts.getFirst();
  }

  /** What a click offers. */
  public Offer offer() {
    if (choices.isEmpty()) return Offer.NOTHING;
    return switch (choices.getFirst().action()) {
      case Action.SellShares _, Action.ReissueShares _ -> Offer.SELL;
      case Action.BuyShare _, Action.Start _, Action.RedeemShare _, Action.ExchangePrivate _ ->
          Offer.BUY;
      case Action.BuyTrain _, Action.Bid _, Action.TakeLot _ -> Offer.BUY;
      default -> Offer.OTHER;
    };
  }
}
