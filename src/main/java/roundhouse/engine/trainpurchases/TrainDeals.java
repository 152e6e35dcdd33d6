package roundhouse.engine.trainpurchases;

import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.money.Money;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Train;

/**
 * Sales of trains between companies at a price that both presidents accept: an offer and an answer.
 */
public final class TrainDeals {
  /** The name of the question to the seller's president. */
  public static final String QUESTION = "sell-train";

  private static final MemoryKey<String> BY = MemoryKey.text("by");
  private static final MemoryKey<String> TRAIN = MemoryKey.text("train");
  private static final MemoryKey<String> FROM = MemoryKey.text("from");
  private static final MemoryKey<Integer> PRICE = MemoryKey.number("price");

  private TrainDeals() {}

  /** What the president of the owner is asked. */
  public static String asks(Game game, Frame question) {
    FrameMemory asked = question.memory();
    return "sell a %s-train of %s to %s for %s, or not"
        .formatted(
            Train.parse(asked.get(TRAIN)).type(),
            asked.get(FROM),
            asked.get(BY),
            game.money(asked.get(PRICE)));
  }

  static void offer(StateTransaction change, Action.BuyTrain offer) {
    String president = change.company(offer.from()).president().orElseThrow();
    FrameMemory memory =
        PlayerQuestions.offer()
            .with(BY, offer.by())
            .with(TRAIN, offer.train())
            .with(FROM, offer.from())
            .with(PRICE, offer.price());
    change.push(HookEvents.questionFrame(QUESTION, president, memory));
    change.log(
        new TrainEvent.TrainOffered(
            offer.by(),
            Train.parse(offer.train()).type(),
            offer.from(),
            change.game().amount(offer.price())));
  }

  /** What a question offers. */
  public static Action.BuyTrain offered(Frame question) {
    FrameMemory memory = question.memory();
    return new Action.BuyTrain(
        memory.get(BY), memory.get(TRAIN), memory.get(FROM), memory.get(PRICE));
  }

  /** Handles the answer of the seller's president. */
  public static void answer(StateTransaction change, Frame question, String answer) {
    Action.BuyTrain offer = offered(question);
    if (answer.equals(PlayerQuestions.AGREED)) complete(change, offer);
    else change.remember(declined(offer.from(), Train.parse(offer.train()).type()), offer.price());
  }

  /** The highest price that the seller declined in this turn, 0 for none. */
  static int declined(Game game, OfferedTrain offered) {
    return game.turn().memory().get(declined(offered.from().name(), offered.train().type()));
  }

  /** Turn memory of the buyer: the highest price that the seller declined. */
  private static MemoryKey<Integer> declined(String from, String type) {
    return MemoryKey.number("declined " + from + " " + type);
  }

  static void complete(StateTransaction change, Action.BuyTrain deal) {
    Train train = Train.parse(deal.train());
    PresidentContribution.pay(change, deal.by(), deal.price());
    Money.pay(change, Holder.named(deal.by()), Holder.named(deal.from()), deal.price());
    change.update(change.company(deal.from()).losing(train));
    change.update(change.company(deal.by()).gaining(train));
    change.log(
        new TrainEvent.TrainBoughtFromCompany(
            deal.by(), train.type(), deal.from(), change.game().amount(deal.price())));
    AfterTrainPurchase.apply(change, deal);
  }
}
