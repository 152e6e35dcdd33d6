package roundhouse.lab.bots;

import java.util.Comparator;
import java.util.stream.IntStream;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.StepHooks;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.trade.PrivateDeals;
import roundhouse.engine.trainpurchases.TrainDeals;
import roundhouse.game.Frame;
import roundhouse.game.Train;

/**
 * Values the answers to a question. A script may say what the answers of its step are worth; the
 * meaning of its other questions is unknown, so their answers get random values.
 */
final class AnswerHeuristic {
  /** Of a wide range the script values this many amounts, and the least. */
  private static final int AMOUNTS_TRIED = 12;

  private AnswerHeuristic() {}

  static int answer(BotSituation scene, Action.Choose choice) {
    boolean mayBeLeft = mayBeLeft(scene, choice.question());
    if (isValued(scene, choice)) {
      int worth = worth(scene, choice);
      return mayBeLeft && worth <= 0 ? -1 : 100 * worth + scene.chance().below(100);
    }
    if (mayBeLeft && !scene.onceIn(4)) return -1;
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

  private static boolean isValued(BotSituation scene, Action.Choose choice) {
    return scene.game().title().rules().overrides(StepHooks.worth(choice.question()));
  }

  /** Whether play does not wait for the answer, so that it must be worth something. */
  private static boolean mayBeLeft(BotSituation scene, String question) {
    return scene.game().state().top().kind() == Frame.Kind.TURN
        && Turns.steps(scene.game()).stream()
            .anyMatch(step -> step.name().equals(question) && step.mayBeLeft());
  }

  /** What the script of the step or the question says. */
  private static int worth(BotSituation scene, Action.Choose choice) {
    String entity = scene.game().turn().entity();
    Frame top = scene.game().state().top();
    return PlayerQuestions.isOfScript(top)
        ? PlayerQuestions.worth(scene.game(), top, choice)
        : scene
            .game()
            .ask(
                StepHooks.worth(choice.question()),
                new StepHooks.Asked(entity, choice.answer(), choice.amount()));
  }

  /** The answer with the amount that the script says is worth most, of some from the range. */
  static Action best(BotSituation scene, Choice choice) {
    Choice.Amount range = choice.amount().orElseThrow();
    if (!isValued(scene, (Action.Choose) choice.action()))
      return choice.withAmount(
          range.min()
              + range.step()
                  * scene.chance().below((range.max() - range.min()) / range.step() + 1));
    int steps = (range.max() - range.min()) / range.step();
    return IntStream.rangeClosed(0, Math.min(steps, AMOUNTS_TRIED))
        .map(index -> (int) ((long) steps * index / Math.max(1, Math.min(steps, AMOUNTS_TRIED))))
        .mapToObj(step -> choice.withAmount(range.min() + range.step() * step))
        .max(Comparator.comparingInt(action -> worth(scene, (Action.Choose) action)))
        .orElseThrow();
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
