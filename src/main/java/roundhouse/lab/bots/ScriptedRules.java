package roundhouse.lab.bots;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Hook;
import roundhouse.engine.Title;
import roundhouse.engine.play.BotHooks;
import roundhouse.game.GameState;

/**
 * Plays by a function of a title's script, which says what each action is worth; it is told what
 * rules of thumb think.
 */
final class ScriptedRules {
  private static final RulesOfThumb USUAL = new RulesOfThumb(Temperament.EVEN);

  private final Hook<BotHooks.Weighed, Integer> worth;

  ScriptedRules(String name) {
    this.worth = BotHooks.worth(name);
  }

  /** The action that the script values most; of equals the one that rules of thumb like better. */
  Action choose(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    if (choices.size() == 1) return choices.getFirst().action();
    List<Advice> usual = USUAL.advice(title, state, decision, choices, draws);
    var game = new Game(title, state);
    return title.executor().run(() -> best(game, decision, usual));
  }

  private Action best(Game game, Decision decision, List<Advice> usual) {
    Advice best = usual.getFirst();
    int most = Integer.MIN_VALUE;
    for (Advice each : usual) {
      int value = game.ask(worth, weighed(game, decision, each));
      if (value <= most) continue;
      most = value;
      best = each;
    }
    return best.action();
  }

  private static BotHooks.Weighed weighed(Game game, Decision decision, Advice advice) {
    return new BotHooks.Weighed(
        game.state().player(decision.deciders().getFirst()),
        decision.entity(),
        BotHooks.shown(advice.action()),
        (int) advice.value());
  }
}
