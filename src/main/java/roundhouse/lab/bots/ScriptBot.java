package roundhouse.lab.bots;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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
final class ScriptBot implements Bot {
  private static final RulesOfThumb USUAL = new RulesOfThumb(Temperament.EVEN, BotWeights.usual());

  private final Hook<BotHooks.Weighed, Integer> worth;

  ScriptBot(String name) {
    this.worth = BotHooks.worth(name);
  }

  @Override
  public Action choose(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    return choices.size() == 1
        ? choices.getFirst().action()
        : advice(title, state, decision, choices, draws).getFirst().action();
  }

  /** By what the script values; of equals those first that rules of thumb like better. */
  @Override
  public List<Advice> advice(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    List<Advice> usual = USUAL.advice(title, state, decision, choices, draws);
    var game = new Game(title, state);
    return title
        .executor()
        .run(
            () ->
                usual.stream()
                    .map(each -> weighed(game, decision, each))
                    .sorted(Comparator.comparingDouble(Advice::value).reversed())
                    .toList());
  }

  private Advice weighed(Game game, Decision decision, Advice usual) {
    var asked =
        new BotHooks.Weighed(
            game.state().player(decision.deciders().getFirst()),
            decision.entity(),
            BotHooks.shown(usual.action()),
            (int) usual.value());
    return new Advice(usual.choice(), usual.action(), game.ask(worth, asked), Optional.empty());
  }
}
