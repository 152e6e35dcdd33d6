package roundhouse.engine.purchases;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.HookEvents;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.money.Money;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.Train;

/**
 * Sales of trains between companies at a price that both presidents accept: an offer and an answer.
 */
public final class TrainDeals {
  /** The name of the question to the seller's president. */
  public static final String QUESTION = "sell-train";

  private TrainDeals() {}

  static void offer(StateTransaction change, Action.BuyTrain offer) {
    String president = change.company(offer.from()).president().orElseThrow();
    FrameMemory memory =
        FrameMemory.EMPTY
            .with("choices", List.of(PlayerQuestions.AGREED, PlayerQuestions.DECLINED))
            .with("by", offer.by())
            .with("train", offer.train())
            .with("from", offer.from())
            .with("price", offer.price());
    change.push(HookEvents.questionFrame(QUESTION, president, memory));
    change.log(
        new TrainEvent.TrainOffered(
            offer.by(),
            Train.parse(offer.train()).type(),
            offer.from(),
            change.game().amount(offer.price())));
  }

  /** Handles the answer of the seller's president. */
  public static void answer(StateTransaction change, Frame question, String answer) {
    FrameMemory memory = question.memory();
    var offer =
        new Action.BuyTrain(
            memory.text("by"), memory.text("train"), memory.text("from"), memory.number("price"));
    if (answer.equals(PlayerQuestions.AGREED)) complete(change, offer);
    else change.remember(declined(offer.from(), Train.parse(offer.train()).type()), offer.price());
  }

  /** Turn memory of the buyer: the highest price that the seller declined. */
  static String declined(String from, String type) {
    return "declined " + from + " " + type;
  }

  static void complete(StateTransaction change, Action.BuyTrain deal) {
    Train train = Train.parse(deal.train());
    PresidentHelp.contribute(change, deal.by(), deal.price());
    Money.pay(change, deal.by(), deal.from(), deal.price());
    change.update(change.company(deal.from()).losing(train));
    change.update(change.company(deal.by()).gaining(train));
    change.log(
        new TrainEvent.TrainBoughtFromCompany(
            deal.by(), train.type(), deal.from(), change.game().amount(deal.price())));
    AfterTrainPurchase.apply(change, deal);
  }
}
