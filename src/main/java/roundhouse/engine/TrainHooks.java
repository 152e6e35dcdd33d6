package roundhouse.engine;

import java.util.List;
import roundhouse.game.Company;
import roundhouse.game.Train;

/** Hooks of trains: owning, buying, running them. */
public final class TrainHooks {
  public record TrainLimit(Company company) {}

  public record MayBuyTrain(Company company, Train train, String from, int price) {}

  public record TrainPrice(Company company, Train train) {}

  public record MustBuyTrain(Company company) {}

  public record TrainBought(Company company, Train train, String from, int price) {}

  public static final Hook<TrainLimit, Integer> TRAIN_LIMIT =
      Hook.question(
          "trainLimit",
          "How many trains may a company own?",
          TrainLimit.class,
          AnswerType.NUMBER,
          Trains::limitOf);

  public static final Hook<MayBuyTrain, Verdict> MAY_BUY_TRAIN =
      Hook.question(
          "mayBuyTrain",
          "May a company buy this train, beyond what the step itself asks?",
          MayBuyTrain.class,
          AnswerType.VERDICT,
          (game, asked) -> Verdict.YES);

  public static final Hook<TrainPrice, Integer> TRAIN_PRICE =
      Hook.question(
          "trainPrice",
          "What does the bank ask for a train?",
          TrainPrice.class,
          AnswerType.MONEY,
          (game, asked) -> game.design().trains().get(asked.train().type()).price());

  public static final Hook<MustBuyTrain, Boolean> MUST_BUY_TRAIN =
      Hook.question(
          "mustBuyTrain",
          "Must a company buy a train now, if it can?",
          MustBuyTrain.class,
          AnswerType.TRUTH,
          BuyTrainsStep::mustBuy);

  public static final Hook<TrainBought, List<Effect>> TRAIN_BOUGHT =
      Hook.event(
          "trainBought",
          "A company has bought a train; a phase it starts has begun.",
          TrainBought.class);

  private TrainHooks() {}
}
