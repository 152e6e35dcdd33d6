package roundhouse.engine.purchases;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Change;
import roundhouse.engine.Events;
import roundhouse.engine.Questions;
import roundhouse.engine.money.Money;
import roundhouse.game.Frame;
import roundhouse.game.Memory;
import roundhouse.game.Train;

/**
 * Sales of trains between companies at a price that both presidents accept: an offer and an answer.
 */
public final class TrainDeals {
  /** The name of the question to the seller's president. */
  public static final String QUESTION = "sell-train";

  private TrainDeals() {}

  static void offer(Change change, Action.BuyTrain offer) {
    String president = change.company(offer.from()).president().orElseThrow();
    Memory memory =
        Memory.EMPTY
            .with("choices", List.of(Questions.AGREED, Questions.DECLINED))
            .with("by", offer.by())
            .with("train", offer.train())
            .with("from", offer.from())
            .with("price", offer.price());
    change.push(Events.question(QUESTION, president, memory));
    change.did(
        offer.by(),
        "%s offers %s for the %s-train of %s",
        offer.by(),
        change.game().money(offer.price()),
        Train.parse(offer.train()).type(),
        offer.from());
  }

  /** Handles the answer of the seller's president. */
  public static void answer(Change change, Frame question, String answer) {
    Memory memory = question.memory();
    var offer =
        new Action.BuyTrain(
            memory.text("by"), memory.text("train"), memory.text("from"), memory.number("price"));
    if (answer.equals(Questions.AGREED)) seal(change, offer);
    else change.remember(declined(offer.from(), Train.parse(offer.train()).type()), offer.price());
  }

  /** Turn memory of the buyer: the highest price that the seller declined. */
  static String declined(String from, String type) {
    return "declined " + from + " " + type;
  }

  static void seal(Change change, Action.BuyTrain deal) {
    Train train = Train.parse(deal.train());
    ForcedPurchase.contribute(change, deal.by(), deal.price());
    Money.pay(change, deal.by(), deal.from(), deal.price());
    change.become(change.company(deal.from()).losing(train));
    change.become(change.company(deal.by()).gaining(train));
    change.did(
        deal.by(),
        "%s buys a %s-train from %s for %s",
        deal.by(),
        train.type(),
        deal.from(),
        change.game().money(deal.price()));
    BuyTrainsStep.bought(change, deal.by(), train, deal);
  }
}
