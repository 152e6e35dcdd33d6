package roundhouse.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.game.Frame;
import roundhouse.game.Memory;

/**
 * A question that an effect asks in the midst of something. Who is asked, what may be answered, which
 * function goes on with which data, and the effects that wait: all of it is in the frame.
 */
final class Questions {
  private Questions() {}

  static void ask(Change change, Effect.Ask ask, String hook, String file, List<Object> rest) {
    Refusal.unless(change.state().isPlayer(ask.player()), "ask", "nobody named %s plays", ask.player());
    Refusal.unless(!ask.choices().isEmpty(), "ask", "a question needs at least one answer");
    boolean answered = change.title().rules().layers(ask.then()).stream().anyMatch(layer -> layer.file().equals(file));
    Refusal.unless(answered, "ask", "the script exports no function '%s' to go on with the answer", ask.then());
    Memory memory =
        Memory.EMPTY.with("choices", ask.choices()).with("then", ask.then()).with("data", ask.data()).with("hook", hook).with("file", file).with("rest", rest);
    change.push(Events.question(ask.question(), ask.player(), memory));
  }

  static Decision decision(Game game) {
    Frame question = game.state().top();
    return new Decision(question.entity(), List.of(question.entity()), "question", question.name());
  }

  static List<Choice> choices(Game game) {
    Frame question = game.state().top();
    return question.memory().words("choices").stream()
        .map(answer -> Choice.of(new Action.Choose(question.entity(), question.name(), answer), answer))
        .toList();
  }

  static void take(Change change, Action action) {
    Frame question = change.state().top();
    if (!(action instanceof Action.Choose choice) || !choice.by().equals(question.entity())) {
      throw Refusal.because("question", "%s has to answer first: %s", question.entity(), question.name());
    }
    Refusal.unless(question.memory().words("choices").contains(choice.answer()), "question", "'%s' is none of the answers to: %s", choice.answer(), question.name());
    change.pop();
    change.did(choice.by(), "%s answers %s: %s", choice.by(), question.name(), choice.answer());
    if (question.name().equals(TrainDeals.QUESTION)) {
      TrainDeals.answer(change, question, choice.answer());
      return;
    }
    String then = question.memory().text("then");
    String file = question.memory().text("file");
    Object data = question.memory().values().get("data");
    var hook = StepHooks.answered(then);
    for (Layer<?, ?> layer : change.title().rules().layers(then)) {
      if (!layer.file().equals(file)) continue;
      int index = change.title().rules().layers(then).indexOf(layer);
      var chance = new Chance(change.state().random());
      List<Effect> effects = change.title().rules().tell(hook, index, change.game(), new StepHooks.Answered(data, choice.answer()), chance);
      change.become(change.state().withRandom(chance.state()));
      Events.apply(change, effects, then, layer);
    }
    Events.apply(change, waiting(question), question.memory().text("hook"), file);
  }

  private static List<Effect> waiting(Frame question) {
    var rest = new ArrayList<Object>();
    if (question.memory().values().get("rest") instanceof List<?> list) rest.addAll(list);
    rest.removeIf(effect -> !(effect instanceof Map<?, ?>));
    return EffectAnswer.TYPE.read().apply(rest);
  }
}
