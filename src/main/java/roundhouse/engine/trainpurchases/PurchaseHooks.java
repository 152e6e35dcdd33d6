package roundhouse.engine.trainpurchases;

import java.util.List;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Effect;
import roundhouse.engine.Hook;
import roundhouse.game.Company;
import roundhouse.game.Train;

/** Hooks of train purchases. */
public final class PurchaseHooks {
  public record MustBuyTrain(Company company) {}

  public record TrainBought(Company company, Train train, String from, int price) {}

  public static final Hook<MustBuyTrain, Boolean> MUST_BUY_TRAIN =
      Hook.question(
              "mustBuyTrain",
              "Must a company buy a train now?",
              MustBuyTrain.class,
              AnswerType.TRUTH,
              TrainDuty::standard)
          .standardSays(
              "as the step's line in the design says: never, whenever it has no train, or only with"
                  + " a route.");

  public static final Hook<TrainBought, List<Effect>> TRAIN_BOUGHT =
      Hook.event(
          "trainBought",
          "A company has bought a train; a phase that it starts has begun.",
          TrainBought.class);

  private PurchaseHooks() {}
}
