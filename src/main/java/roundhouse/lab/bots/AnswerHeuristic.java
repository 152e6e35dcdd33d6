package roundhouse.lab.bots;

import roundhouse.engine.Action;
import roundhouse.engine.StepHooks;
import roundhouse.game.FrameMemory;
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
    var memory = scene.game().state().top().memory();
    if (memory.has("private") && memory.has("price")) return sellPrivate(scene, choice, memory);
    boolean offer = memory.has("train") && memory.has("price") && memory.has("from");
    if (!offer || !choice.answer().equals("agree")) return 1 + scene.chance().below(100);
    int face = scene.trainPrice(Train.parse(memory.text("train")));
    boolean spare = scene.company(memory.text("from")).trains().size() > 1;
    return memory.number("price") >= face * (spare ? 60 : 110) / 100 ? 1000 : 0;
  }

  /** What the step's script says, with a little chance among equals. */
  private static int worth(BotSituation scene, Action.Choose choice) {
    String entity = scene.game().turn().entity();
    var asked = new StepHooks.Asked(entity, choice.answer());
    return 100 * scene.game().ask(StepHooks.worth(choice.question()), asked)
        + scene.chance().below(100);
  }

  /** A company that can pay for another train mostly continues. */
  private static int giveUp(BotSituation scene, Action.Choose choice) {
    boolean hopes = scene.company(choice.by()).cash() >= scene.cheapestTrain();
    return scene.onceIn(hopes ? 4 : 2) ? 50 : -1;
  }

  /** Sells to a company above face value, to another player hardly ever. */
  private static int sellPrivate(BotSituation scene, Action.Choose choice, FrameMemory memory) {
    if (!choice.answer().equals("agree")) return 100;
    int face = scene.game().design().privates().get(memory.text("private")).price();
    boolean toCompany = scene.game().state().companies().containsKey(memory.text("by"));
    return memory.number("price") > face && (toCompany || scene.onceIn(4)) ? 1000 : 0;
  }
}
