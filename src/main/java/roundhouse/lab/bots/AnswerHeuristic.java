package roundhouse.lab.bots;

import roundhouse.engine.Action;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.StepHooks;
import roundhouse.engine.trade.PrivateDeals;
import roundhouse.engine.trainpurchases.TrainDeals;
import roundhouse.game.Frame;
import roundhouse.game.Train;

/**
 * Values the answers to a question. A script may say what the answers of its step are worth; the
 * meaning of its other questions is unknown, so their answers get random values.
 */
final class AnswerHeuristic {
  /** The question whether the state takes over a company that has lost its trains. */
  private static final String TRAINLESS = "trainless";

  private AnswerHeuristic() {}

  static int answer(BotSituation scene, Action.Choose choice) {
    if (choice.question().equals(TRAINLESS)) return giveUp(scene, choice);
    if (scene.game().title().rules().overrides(StepHooks.worth(choice.question())))
      return worth(scene, choice);
    Frame question = scene.game().state().top();
    if (!PlayerQuestions.isOfScript(question)) {
      boolean agrees = choice.answer().equals(PlayerQuestions.AGREED);
      if (question.name().equals(PrivateDeals.QUESTION))
        return agrees ? sellPrivate(scene, PrivateDeals.offered(question)) : 100;
      if (agrees && question.name().equals(TrainDeals.QUESTION))
        return sellTrain(scene, TrainDeals.offered(question));
    }
    return 1 + scene.chance().below(100);
  }

  /** What the script of the step or the question says, with a little chance among equals. */
  private static int worth(BotSituation scene, Action.Choose choice) {
    String entity = scene.game().turn().entity();
    Frame top = scene.game().state().top();
    int worth =
        PlayerQuestions.isOfScript(top)
            ? PlayerQuestions.worth(scene.game(), top, choice.answer())
            : scene
                .game()
                .ask(
                    StepHooks.worth(choice.question()),
                    new StepHooks.Asked(entity, choice.answer()));
    return 100 * worth + scene.chance().below(100);
  }

  /** A company that can pay for another train mostly continues. */
  private static int giveUp(BotSituation scene, Action.Choose choice) {
    boolean hopes = scene.company(choice.by()).cash() >= scene.cheapestTrain();
    return scene.onceIn(hopes ? 4 : 2) ? 50 : -1;
  }

  /** Sells to a company above face value, to another player hardly ever. */
  private static int sellPrivate(BotSituation scene, Action.BuyPrivate offer) {
    int face = scene.game().design().privates().get(offer.id()).price();
    boolean toCompany = scene.game().state().companies().containsKey(offer.by());
    return offer.price() > face && (toCompany || scene.onceIn(4)) ? 1000 : 0;
  }

  /** Sells the last train only above its face value. */
  private static int sellTrain(BotSituation scene, Action.BuyTrain offer) {
    int face = scene.trainPrice(Train.parse(offer.train()));
    boolean spare = scene.company(offer.from()).trains().size() > 1;
    return offer.price() >= face * (spare ? 60 : 110) / 100 ? 1000 : 0;
  }
}
