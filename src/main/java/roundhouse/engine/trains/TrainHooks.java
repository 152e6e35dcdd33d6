package roundhouse.engine.trains;

import roundhouse.design.binding.NumberLimits;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Hook;
import roundhouse.engine.Verdict;
import roundhouse.game.Company;
import roundhouse.game.Train;

/** Hooks of trains: the train limit, prices, and what a company may buy. */
public final class TrainHooks {
  public record TrainLimit(Company company) {}

  public record MayBuyTrain(Company company, Train train, String from, int price) {}

  public record TrainPrice(Company company, Train train) {}

  public static final Hook<TrainLimit, Integer> TRAIN_LIMIT =
      Hook.question(
              "trainLimit",
              "How many trains may a company own? Where the answer falls, trains above it are"
                  + " returned after the turn, if the title has them returned at once.",
              TrainLimit.class,
              AnswerType.whole(0, NumberLimits.MANY),
              Trains::limitOf)
          .standardSays("the limit of the phase.");

  public static final Hook<MayBuyTrain, Verdict> MAY_BUY_TRAIN =
      Hook.question(
              "mayBuyTrain",
              "May a company buy this train? Asked after the step's own checks; between companies"
                  + " about the lowest price, and where that is refused about that of a new train.",
              MayBuyTrain.class,
              AnswerType.VERDICT,
              (game, asked) -> Verdict.YES)
          .standardSays("whatever the step allows.");

  public static final Hook<TrainPrice, Integer> TRAIN_PRICE =
      Hook.question(
              "trainPrice",
              "What does the bank charge for a train?",
              TrainPrice.class,
              AnswerType.MONEY,
              (game, asked) -> game.design().trains().get(asked.train().type()).price())
          .standardSays("the price in the design.");

  private TrainHooks() {}
}
